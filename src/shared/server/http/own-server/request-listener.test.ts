import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LoopbackSite, loopbackSite } from '#tests/loopback-site.ts';
import { rawBytes } from '#tests/raw-request.ts';
import { allowedHosts } from './allowed-hosts.ts';

const seen: Request[] = [];
let caughtUp = () => Promise.resolve();
const LONG = 'สวัสดี '.repeat(300);

function large(): ReadableStream {
  let left = 40;
  return new ReadableStream({
    pull(controller) {
      left -= 1;
      controller.enqueue(new Uint8Array(65_536).fill(left));
      if (left === 0) controller.close();
    },
  });
}

async function render(request: Request): Promise<Response> {
  seen.push(request);
  const { pathname } = new URL(request.url);
  const html = `<p>${pathname} ${seen.length} ${LONG}</p>`;
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'self'" };
  if (pathname.endsWith('/boom')) throw new Error('bug');
  if (pathname.startsWith('/large')) {
    const type = pathname.endsWith('.css') ? 'text/css' : 'image/avif';
    return new Response(large(), { headers: { 'Content-Type': type } });
  }
  if (pathname === '/missing' || pathname === '/404')
    return new Response(html, { status: 404, headers });
  if (pathname.startsWith('/yousayapi')) {
    return Response.json({ success: 1, body: await request.text() });
  }
  if (pathname === '/login') return new Response(html, { headers });
  const kept = { 'CDN-Cache-Control': 'max-age=600', 'Cache-Tag': 'lists' };
  return new Response(html, { headers: { ...headers, ...kept } });
}

const site: LoopbackSite = await loopbackSite(render, {
  caughtUp: () => caughtUp(),
});
afterAll(() => site.close());
beforeEach(() => {
  seen.length = 0;
  site.pageCache.dropAll();
});

const askIn = (path: string, encoding: string, more: Readonly<Record<string, string>> = {}) =>
  site.ask(path, { headers: { ...more, 'accept-encoding': encoding } });

describe('every response', () => {
  test.each([
    ['a prerendered page', '/aboutus', 200],
    ['a file of the build', '/_astro/app.abc123.js', 200],
    ['a page on demand', '/login', 200],
    ['a kept page', '/yousay', 200],
    ['the API', '/yousayapi/overview/1', 200],
    ['a page that is not there', '/missing', 404],
    ['a bug', '/boom', 500],
    ['a redirect', '/login/', 301],
    ['a refusal', '//evil.example/', 400],
    ['health', '/healthz', 200],
    ['a probe', '/readyz', 200],
  ])('%s carries the security headers', async (_, path, status) => {
    const { headers, status: given } = await site.ask(path);
    expect(given).toBe(status);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toMatch(/default-src '(?:self|none)'/);
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(headers['cache-tag'] ?? headers['cdn-cache-control']).toBeUndefined();
  });

  test('of a picture omits document headers', async () => {
    const { headers } = await site.ask('/large/cover.avif');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toBeUndefined();
    expect(headers['referrer-policy']).toBeUndefined();
  });

  test('is an error for a foreign host name', async () => {
    for (const host of ['evil.example', 'www.yousay.example.evil.example']) {
      expect((await site.ask('/yousay', { headers: { host } })).status).toBe(421);
    }
    for (const host of ['www.yousay.example', 'localhost:9', '[::1]:4321']) {
      expect((await site.ask('/yousay', { headers: { host } })).status).toBe(200);
    }
    const twice =
      'GET /yousay HTTP/1.1\r\nHost: localhost\r\nHOST: localhost\r\nConnection: close\r\n\r\n';
    const refused = await rawBytes(`http://127.0.0.1:${site.port}`, Buffer.from(twice));
    expect(refused.status).toBe(400);
    expect(allowedHosts(new URL('https://www.yousay.example'))(undefined)).toBe(false);
  });
});

describe('an error', () => {
  test.each([
    ['/en/boom', 'en', 500, 'Something went wrong on our side'],
    ['/boom', 'th', 500, 'เกิดข้อผิดพลาดในระบบ'],
    [`/en/yousay?${'x'.repeat(9_000)}`, 'en', 414, 'This URL is too long'],
  ])('of %s is in the language of the path', async (path, lang, status, words) => {
    const { status: given, headers, body } = await site.ask(path);
    expect(given).toBe(status);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).toContain(`<html lang="${lang}">`);
    expect(body.toString()).toContain(words);
  });

  test('of the API has the shape of its responses and the language of the client', async () => {
    const headers = { 'content-length': String(17 * 1024 * 1024), connection: 'close' };
    for (const [name, value] of [
      ['content-language', 'en'],
      ['cookie', 'a=1; lang=en'],
    ] as const) {
      const asking = { method: 'POST', headers: { ...headers, [name]: value } };
      const { body } = await site.ask('/yousayapi/login', asking);
      expect(JSON.parse(body.toString())).toMatchObject({
        success: 0,
        error: { code: 'payload_too_large', message: 'What you sent is too large.' },
      });
    }
  });
});

describe('built files', () => {
  test('with a hash in their name are immutable, pages are not', async () => {
    const script = await site.ask('/_astro/app.abc123.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await site.ask('/aboutus');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(page.headers['content-security-policy']).toBe("default-src 'self'; script-src 'none'");
    expect(seen).toHaveLength(0);
  });

  test('are sent compressed where the build compressed them', async () => {
    const { headers, body } = await askIn('/_astro/app.abc123.js', 'br, gzip');
    expect(headers['content-encoding']).toBe('br');
    expect(body.toString()).toBe('brotli bytes');
  });

  test('that are pages contain the settings of this server, in every encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers, body } = await askIn('/aboutus', encoding);
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
      const html = (unpack?.(body) ?? body).toString();
      expect(html).toMatch(/^<a href="https:\/\/www\.yousay\.example">about/);
    }
  });

  test('are not sent again to a client that has them', async () => {
    const first = await site.ask('/aboutus');
    const again = await site.ask('/aboutus', {
      headers: { 'if-none-match': first.headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['bytes=5-2', 'bytes=-5', 'bytes=x', 'bytes=1-2,4-5'])(
    'ignore the unusable range %s',
    async (range) =>
      expect((await site.ask('/humans.txt', { headers: { range } })).status).toBe(200),
  );

  test.each(['/aboutus/index.html', '/aboutus/index.html.br', '/_headers.json'])(
    '%s is no address of its own',
    async (path) => {
      await site.ask(path);
      expect(seen).toHaveLength(1);
    },
  );
});

describe('a cached page', () => {
  test('is rendered once and served in every encoding', async () => {
    const bodies = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity', 'br']) {
      const { headers, body } = await askIn('/yousay', encoding);
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      if (encoding === 'br') bodies.add(brotliDecompressSync(body).toString());
      else bodies.add((encoding === 'gzip' ? gunzipSync(body) : body).toString());
    }
    expect(bodies.size).toBe(1);
    expect(seen).toHaveLength(1);
  });

  test('responds with 304 to a client that has it, in any encoding', async () => {
    const { headers } = await askIn('/yousay', 'br');
    for (const etag of [`${headers.etag}`, `W/${headers.etag}`, `"x", ${headers.etag}`]) {
      const again = await askIn('/yousay', 'gzip', { 'if-none-match': etag });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers['x-content-type-options']).toBe('nosniff');
    }
    const other = await site.ask('/yousay', { headers: { 'if-none-match': '"else"' } });
    expect(other.status).toBe(200);
  });

  test('has a HEAD response without a body', async () => {
    const { headers, body } = await site.ask('/yousay', { method: 'HEAD' });
    expect(body).toHaveLength(0);
    expect(Number(headers['content-length'])).toBeGreaterThan(1_000);
  });

  test('is rendered from its URL alone, without headers of the first client', async () => {
    const headers = { cookie: 'lang=en', 'user-agent': 'x', 'x-client-address': '6.6.6.6' };
    await site.ask('/yousay?utm_source=mail', { headers });
    expect(seen[0]?.url).toBe('https://www.yousay.example/yousay');
    expect(seen[0]?.headers.get('cookie')).toBeNull();
    expect(seen[0]?.headers.get('user-agent')).toBeNull();
    expect(seen[0]?.headers.get('x-client-address')).toBe(site.clientAddress);
  });
});

describe('a dynamic response', () => {
  test('is compressed and not cacheable without revalidation', async () => {
    const { headers, body } = await askIn('/login', 'br');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain(LONG);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('sees the origin of PUBLIC_URL and the real client', async () => {
    const headers = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-nf-client-connection-ip': '6.6.6.6',
    };
    await site.ask('/login?t=1', { headers });
    expect(seen[0]?.url).toBe('https://www.yousay.example/login?t=1');
    expect(seen[0]?.headers.get('x-client-address')).toBe(site.clientAddress);
    expect(seen[0]?.headers.get('x-forwarded-for')).toBeNull();
    expect(seen[0]?.headers.get('x-nf-client-connection-ip')).toBeNull();
    expect(seen[0]?.headers.get('x-forwarded-host')).toBeNull();
  });

  test('to a write waits until this process has applied its invalidation', async () => {
    const heard = Promise.withResolvers<void>();
    caughtUp = vi.fn(() => heard.promise);
    const written = site.ask('/yousayapi/reviews/1', { method: 'POST', body: 'a=1' });
    await expect.poll(() => caughtUp).toHaveBeenCalledOnce();
    const other = await Promise.race([written, site.ask('/login')]);
    expect(other.headers['content-type']).toContain('text/html');
    heard.resolve();
    const { body } = await written;
    expect(JSON.parse(body.toString())).toEqual({ success: 1, body: 'a=1' });
    expect(caughtUp).toHaveBeenCalledOnce();
  });

  test('rejects bodies that no endpoint accepts', async () => {
    const headers = { 'content-length': String(17 * 1024 * 1024), connection: 'close' };
    const { status } = await site.ask('/yousayapi/reviews/1', { method: 'POST', headers });
    expect(status).toBe(413);
    expect(seen).toHaveLength(0);
  });
});

test('a large picture or style sheet is streamed without a leak warning', async () => {
  const warnings: string[] = [];
  const hear = ({ name }: Error) => warnings.push(name);
  process.on('warning', hear);
  for (const path of ['/large.avif', '/large.css']) {
    const { body } = await askIn(path, 'gzip');
    expect(body.length, path).toBeGreaterThan(1_000);
  }
  await nextTurn();
  process.off('warning', hear);
  expect(warnings).toEqual([]);
});

test('a file deleted under a running server ends one response, not the process', async () => {
  rmSync(join(site.directory, 'client/humans.txt'));
  await expect(site.ask('/humans.txt')).rejects.toThrow();
  expect((await site.ask('/aboutus')).status).toBe(200);
});
