import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { netlifyPurge, surrogatePurge, tagPurge } from './tag-purge.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: Server | undefined;

async function fakeApi(statuses: number[]): Promise<{ api: string; received: Received[] }> {
  const received: Received[] = [];
  server = createServer(async (message, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    received.push({ headers: message.headers, body: Buffer.concat(chunks).toString() });
    answer.writeHead(statuses.shift() ?? 202).end();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { api: `http://127.0.0.1:${port}`, received };
}

async function surrogateApi(...statuses: number[]) {
  const { api, received } = await fakeApi(statuses);
  return { target: tagPurge(surrogatePurge(api, 'secret')), received };
}

afterEach(() => server?.close());

test('purges concurrent tags at Netlify in one call and leaves lists to expire', async () => {
  const { api, received } = await fakeApi([]);
  const target = tagPurge(netlifyPurge({ siteId: 'site', token: 'secret', api }));
  for (const tag of ['company:1', 'lists', 'lists:3:0:', 'night', 'listed:1', 'company:1'])
    target.drop(tag);
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]?.headers.authorization).toBe('Bearer secret');
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    site_id: 'site',
    cache_tags: ['company:1', 'listed:1'],
  });
});

test('purges other caches by header, with the token', async () => {
  const { target, received } = await surrogateApi();
  for (const tag of ['company:1', 'listed:1']) target.drop(tag);
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]?.headers).toMatchObject({
    'fastly-key': 'secret',
    'surrogate-key': 'company:1 listed:1',
  });
});

test('retries a failed purge and repeats each for responses in flight', async () => {
  const { target, received } = await surrogateApi(500);
  target.drop('company:1');
  await expect.poll(() => received, { timeout: 10_000 }).toHaveLength(3);
  expect(new Set(received.map(({ headers }) => headers['surrogate-key']))).toEqual(
    new Set(['company:1']),
  );
});

test('splits more tags than one header allows', async () => {
  const { target, received } = await surrogateApi();
  for (let idEmp = 1; idEmp <= 201; idEmp += 1) target.drop(`company:${idEmp}`);
  await expect.poll(() => received).toHaveLength(2);
});

test('purges every page once invalidations arrive again', async () => {
  const { target, received } = await surrogateApi();
  target.listening = false;
  target.listening = true;
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]?.headers['surrogate-key']).toBe('site');
});
