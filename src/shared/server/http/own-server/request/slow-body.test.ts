import { type ClientRequest, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LoopbackSite, loopbackSite } from '#tests/loopback-site.ts';

const readings: Promise<unknown>[] = [];

const site: LoopbackSite = await loopbackSite(async (asked) => {
  const reading = asked.text();
  readings.push(reading.catch((error: Error) => error.name));
  return new Response(await reading, { headers: { 'Content-Type': 'text/plain' } });
});
afterAll(() => site.close());

beforeEach(() => {
  readings.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => void vi.useRealTimers());

interface Sender {
  readonly asked: ClientRequest;
  readonly status: () => number | undefined;
  readonly send: (bytes: number) => Promise<void>;
}

async function slow(path: string): Promise<Sender> {
  let status: number | undefined;
  const options = { port: site.port, host: '127.0.0.1', path, method: 'POST', agent: false };
  const asked = request(options, async (answer) => {
    await text(answer);
    status = answer.statusCode;
  });
  asked.on('error', () => undefined);
  asked.flushHeaders();
  await vi.waitFor(() => expect(readings).toHaveLength(1), { interval: 1 });
  const send = (bytes: number) =>
    new Promise<void>((resolve) => asked.write(Buffer.alloc(bytes), () => resolve()));
  return { asked, status: () => status, send };
}

const real = () => new Promise((resolve) => setImmediate(resolve));

async function pass(seconds: number): Promise<void> {
  for (let step = 0; step < seconds; step += 1) {
    for (let turn = 0; turn < 5; turn += 1) await real();
    await vi.advanceTimersByTimeAsync(1_000);
  }
}

async function expectEnded({ status }: Sender): Promise<void> {
  vi.useRealTimers();
  await expect.poll(status, { interval: 5 }).toBe(408);
  expect(await readings[0]).toBe('AbortError');
}

test('rejects a form that has not arrived after 30 seconds and stops reading it', async () => {
  const sender = await slow('/login');
  for (let second = 0; second < 29; second += 1) {
    await sender.send(1);
    await pass(1);
  }
  expect(sender.status()).toBeUndefined();
  await pass(2);
  await expectEnded(sender);
});

test('accepts a file that arrives slowly for ten minutes', async () => {
  const sender = await slow('/files/photo');
  for (let second = 0; second < 592; second += 4) {
    await sender.send(8 * 1024);
    await pass(4);
  }
  expect(sender.status()).toBeUndefined();
  await sender.send(8 * 1024);
  await pass(9);
  await expectEnded(sender);
});

test('rejects a file that sends less than 16 kB in ten seconds', async () => {
  const sender = await slow('/files/photo');
  for (let second = 0; second < 9; second += 1) {
    await sender.send(1_000);
    await pass(1);
  }
  expect(sender.status()).toBeUndefined();
  await pass(2);
  await expectEnded(sender);
});

test('ends the read with its sender', async () => {
  const sender = await slow('/files/photo');
  sender.asked.destroy();
  vi.useRealTimers();
  expect(await readings[0]).toMatch(/Error/);
});

test('reads a complete body completely', async () => {
  vi.useRealTimers();
  const { body, status } = await site.ask('/login', { method: 'POST', body: 'a'.repeat(100_000) });
  expect([status, body.length]).toEqual([200, 100_000]);
});
