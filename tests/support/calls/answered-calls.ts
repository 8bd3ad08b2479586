import { vi } from 'vitest';

export const REFUSED = { success: 0, error: { code: 'too_many_requests', message: 'Too many' } };

export const data = (value: object) => ({ success: 1, data: value });

export function answers(...told: (object | undefined)[]): string[] {
  const requests: string[] = [];
  const next = [...told];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    requests.push(`${method} ${address}`);
    const answer = next.shift();
    if (!answer) throw new TypeError('offline');
    return { json: async () => answer };
  });
  return requests;
}
