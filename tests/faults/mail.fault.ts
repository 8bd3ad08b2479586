import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../scripts/bench/support/free-port.ts';
import { LONG, type Served, serve } from './served.ts';
import { type MailServer, startMailServer } from './servers/mail-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
let product: Served | undefined;
let mailServer: MailServer | undefined;

afterEach(async () => {
  await product?.end();
  mailServer?.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

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
  mailServer = await startMailServer(port);
  const { received } = mailServer;
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
    mailServer = await startMailServer(port, 3_000);
    const { received } = mailServer;
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
