import type { APIRequestContext, APIResponse } from '@playwright/test';
import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { type Caller, ENDPOINT_ROWS } from '../support/contracts/endpoint-rows.ts';
import { begun, registered } from '../support/fixtures/newcomers.ts';
import { expect, httpTest as test } from '../support/journey.ts';

const API = '/yousayapi';
const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';

test.use({
  extraHTTPHeaders: async ({ address, baseURL }, use) => {
    await use({ 'X-Forwarded-For': address, Origin: baseURL ?? '' });
  },
});

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly string[];
}

interface Described {
  readonly paths: Record<string, Record<string, unknown>>;
}

async function operations(
  request: APIRequestContext,
  callers: readonly Caller[],
): Promise<Operation[]> {
  const { paths } = (await (await request.get(`${API}/openapi.json`)).json()) as Described;
  const rows = new Set(callers.flatMap((caller) => ENDPOINT_ROWS[caller]));
  // The search service has an address of its own.
  return Object.entries(paths)
    .filter(([, methods]) => !('servers' in methods))
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => rows.has(`${method} ${path}`))
        .flatMap(([method, operation]) => operationOf(method, path, operation)),
    );
}

function operationOf(method: string, path: string, operation: unknown): Operation[] {
  const { requestBody } = operation as {
    requestBody?: { content?: Record<string, { schema?: { properties?: object } }> };
  };
  const schema = requestBody?.content?.[JSON_TYPE]?.schema;
  const address = path.replace('{section}', 'companyProfile').replaceAll(/\{\w+\}/g, '1');
  const fields = Object.keys(schema?.properties ?? {});
  return schema ? [{ method: method.toUpperCase(), path: address, fields }] : [];
}

async function employer(request: APIRequestContext, language: Locale): Promise<number> {
  const { idEmp } = await registered(request, language);
  await begun(request, idEmp, language);
  return idEmp;
}

const HOSTILE: readonly unknown[] = [
  '\u0000',
  '\ud800',
  'x'.repeat(30_000),
  -1,
  1e308,
  null,
  [],
  {},
  [[[]]],
  true,
];

async function expectRefusal(answer: APIResponse, what: string): Promise<void> {
  expect(answer.status(), `${what}: ${await answer.text()}`).toBeLessThan(500);
  if (answer.status() < 400) return;
  const { success, error, requestId } = await answer.json();
  expect([success, typeof error.code, typeof error.message], what).toEqual([0, 'string', 'string']);
  expect(requestId, what).toMatch(/\S{8,}/);
}

/** Whom the row of an endpoint does not name is refused before anything is read, as the matrix shows. */
const WHO = {
  nobody: ['public'],
  'an employer': ['employer', 'companyAdmin'],
} as const;

/** One reader takes the bodies of all endpoints; sections of a page have the largest. */
const READ_ALIKE = /^\/(?:jskSignup|openings|companyProfile\/1\/1\/\w+)$/;

for (const [who, callers] of Object.entries(WHO)) {
  test(`no endpoint fails on what ${who} may send it @thai`, async ({ request, language }) => {
    const idEmp = who === 'nobody' ? 1 : await employer(request, language);
    for (const { method, path, fields } of await operations(request, callers)) {
      if (/\/(?:doAuthenTokenEmployer|\w*[lL]ogout)$/.test(path)) continue;
      const address = API + path.replace(/^(\/companyProfile)\/1\/1/, `$1/${idEmp}/th`);
      const send = (data: string | Buffer, type: string) =>
        request.fetch(address, {
          method,
          data: Buffer.from(data),
          headers: { 'Content-Type': type },
          maxRedirects: 0,
        });
      for (const value of HOSTILE) {
        const body = JSON.stringify(Object.fromEntries(fields.map((name) => [name, value])));
        const what = `${method} ${path} ${JSON.stringify(value)?.slice(0, 20)}`;
        await expectRefusal(await send(body, JSON_TYPE), what);
      }
      if (!READ_ALIKE.test(path)) continue;
      for (const [data, type] of [
        ['{"a":', JSON_TYPE],
        ['[]', JSON_TYPE],
        ['"a"', JSON_TYPE],
        ['\u0000', JSON_TYPE],
        [`${'['.repeat(20_000)}`, JSON_TYPE],
        ['a=1&a=2&%ff=%00&%', FORM],
        ['{}', 'text/plain'],
        ['x'.repeat(600_000), JSON_TYPE],
        ['--x--', 'multipart/form-data; boundary=x'],
      ] as const) {
        const answer = await send(data, type);
        expect(answer.ok(), `${method} ${path} ${data.slice(0, 20)}`).toBe(false);
        await expectRefusal(answer, `${method} ${path} ${type} ${data.slice(0, 20)}`);
      }
    }
  });
}

test('a wrong method of the API names the allowed ones @thai', async ({ request, language }) => {
  const headers = { 'Content-Language': language };
  const put = await request.put(`${API}/login`, { headers, data: '{}' });
  expect(put.status()).toBe(405);
  expect(put.headers()['allow']).toBe('POST, OPTIONS');
  expect((await put.json()).error.message).toBe(catalogue(language).errors.http.method_not_allowed);
  const options = await request.fetch(`${API}/search`, { method: 'OPTIONS' });
  expect(options.status()).toBe(204);
  expect(options.headers()['allow']).toBe('GET, HEAD, OPTIONS');
});
