import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { loopbackSite } from '#tests/loopback-site.ts';

const document = {
  path: '/yousayapi/openapi.json',
  contentType: 'application/json',
  write: () => JSON.stringify({ written: ++written, words: 'สวัสดี '.repeat(300) }),
};
let written = 0;
const rendered: string[] = [];
const site = await loopbackSite(
  async ({ method }) => {
    rendered.push(method);
    return new Response('');
  },
  {},
  [document],
);
afterAll(() => site.close());
beforeEach(() => {
  rendered.length = 0;
});

it('is sent in every encoding without cache and Astro, with its ETag, for any query', async () => {
  const texts = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity', 'br']) {
    const asked = { headers: { 'accept-encoding': encoding } };
    const { headers, body } = await site.ask(`${document.path}?v=${encoding}`, asked);
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (encoding === 'br') texts.add(brotliDecompressSync(body).toString());
    else texts.add((encoding === 'gzip' ? gunzipSync(body) : body).toString());
    const again = { headers: { ...asked.headers, 'if-none-match': `${headers.etag}` } };
    expect((await site.ask(document.path, again)).status).toBe(304);
  }
  expect([...texts].map((text) => JSON.parse(text).written)).toEqual([1]);
  expect(rendered).toEqual([]);
});

it('allows reading only', async () => {
  expect((await site.ask(document.path, { method: 'POST', body: '' })).status).toBe(200);
  expect(rendered).toEqual(['POST']);
});
