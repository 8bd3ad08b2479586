import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { netlifyPurge } from './netlify-purge.ts';

interface Received {
  readonly authorization: string | undefined;
  readonly body: unknown;
}

let server: Server | undefined;

async function fakeApi(statuses: number[]): Promise<{ api: string; received: Received[] }> {
  const received: Received[] = [];
  server = createServer(async (message, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    received.push({ authorization: message.headers.authorization, body });
    answer.writeHead(statuses.shift() ?? 202).end();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { api: `http://127.0.0.1:${port}`, received };
}

afterEach(() => server?.close());

test('tags that come together are purged together', async () => {
  const { api, received } = await fakeApi([]);
  const target = netlifyPurge({ siteId: 'site', token: 'secret', api });
  for (const tag of ['company:1', 'lists', 'company:1']) target.drop(tag);
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]).toEqual({
    authorization: 'Bearer secret',
    body: { site_id: 'site', cache_tags: ['company:1', 'lists'] },
  });
});

test('a purge that fails is tried again', async () => {
  const { api, received } = await fakeApi([500]);
  netlifyPurge({ siteId: 'site', token: 'secret', api }).drop('lists');
  await expect.poll(() => received).toHaveLength(2);
  expect(received[1]?.body).toEqual({ site_id: 'site', cache_tags: ['lists'] });
});
