import { type APIRequestContext, expect } from '@playwright/test';
import { productUnderTest } from './product-under-test.ts';

type Asked = Parameters<APIRequestContext['fetch']>[1];

export const own = async () => ({ Origin: (await productUnderTest()).url });

export async function call(request: APIRequestContext, endpoint: string, asked: Asked = {}) {
  const [method = '', path] = endpoint.split(' ');
  const headers = { ...(await own()), ...asked.headers };
  const answer = await request.fetch(`/yousayapi${path}`, { ...asked, method, headers });
  expect(answer.status(), `${endpoint}: ${await answer.text()}`).toBe(200);
  return (await answer.json()).data;
}
