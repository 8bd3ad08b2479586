import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../scripts/bench/support/free-port.ts';
import type { Served } from './served.ts';
import { LONG, serve } from './served.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
let product: Served | undefined;
let mailServer: SMTPServer | undefined;

afterEach(async () => {
  await product?.end();
  mailServer?.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

interface Received {
  readonly to: string;
  readonly messageId: string;
}

/** Takes every mail; `slow` keeps the sender waiting after the mail has been taken. */
async function startMailServer(port: number, slow = 0): Promise<Received[]> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { messageId = '' } = await PostalMime.parse(Buffer.concat(chunks));
        const [to] = session.envelope.rcptTo;
        received.push({ to: to?.address ?? '', messageId });
        setTimeout(() => done(), slow);
      });
    },
  });
  server.on('error', () => undefined);
  mailServer = server;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  expect((server.server.address() as AddressInfo).port).toBe(port);
  return received;
}

async function signUp({ url, lines }: Served, email: string): Promise<void> {
  const answer = await fetch(`${url}/yousayapi/jskSignup`, {
    method: 'POST',
    body: new URLSearchParams({
      firstName: 'ทดสอบ',
      lastName: 'ระบบ',
      email,
      password: 'k7#mQ2xz',
      confirmPassword: 'k7#mQ2xz',
      terms: '1',
    }),
  });
  expect(answer.status, [await answer.text(), ...lines.slice(-5)].join('\n')).toBe(200);
}

test('while the mail server is away nothing is lost, and each mail leaves once when it is back', async () => {
  const port = await freePort();
  product = await serve({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const addresses = ['one', 'two', 'three', 'four'].map((name) => `${name}@example.com`);
  for (const address of addresses) await signUp(product, address);
  const { lines } = product;
  const failures = () => lines.filter((line) => line.includes('job failed'));
  await expect.poll(() => failures().length).toBeGreaterThanOrEqual(4);
  const received = await startMailServer(port);
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(4);
  await product.end();
  expect(received.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(4);
});

test.runIf(LONG)(
  'killed in the middle of a mail, it sends it again under the same name',
  async () => {
    const port = await freePort();
    const env = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` };
    const received = await startMailServer(port, 3_000);
    product = await serve(env);
    await signUp(product, 'killed@example.com');
    await expect.poll(() => received).toHaveLength(1);
    await product.end('SIGKILL');
    product = await serve(env);
    await expect.poll(() => received).toHaveLength(2);
    await product.end();
    expect(received).toHaveLength(2);
    expect(received[1]).toEqual(received[0]);
  },
);
