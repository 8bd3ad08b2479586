import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { benchSignIn } from '../../scripts/bench/support/bench-pages.ts';
import { freePort } from '../../scripts/bench/support/free-port.ts';
import { sendInvitations, staff } from '../../scripts/bench/support/mail/send-invitations.ts';
import { demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { type Served, serve } from './served.ts';
import { type MailServer, type Received, startMailServer } from './servers/mail-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
let product: Served | undefined;
let mailServer: MailServer | undefined;

afterEach(async () => {
  await product?.end();
  mailServer?.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(port: number): Promise<Served> {
  product = await serve({
    DATA_DIR: dataDir,
    DEMO: '1',
    SEED_SCALE: '0.02',
    INVITATIONS_PER_DAY: '1000000',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  return product;
}

async function invite(url: string, people: readonly string[]): Promise<void> {
  const { cookie } = await benchSignIn(url);
  await sendInvitations({ url, cookie, senderEmail: demoUsername('employerAdmin') }, people);
}

const named = (received: readonly Received[]) => received.map(({ to }) => to).toSorted();

test('while the mail server is away no invitation is lost, and each leaves once when it is back', async () => {
  const port = await freePort();
  const { url, lines } = await start(port);
  const people = staff(60, 'away');
  await invite(url, people);
  await expect.poll(() => lines.some((line) => line.includes('is delayed'))).toBe(true);
  mailServer = await startMailServer(port);
  const { received } = mailServer;
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(people.length);
  await product?.end();
  expect(named(received)).toEqual(people.toSorted());
});

const KILLS = 20;
/** Each kill keeps what it had begun for three minutes. */
const PEOPLE = 1_600;
const BETWEEN_KILLS = 15;

test('with repeated kills every recipient is emailed, at most one extra time for each kill', async () => {
  const port = await freePort();
  mailServer = await startMailServer(port, 20);
  const { received } = mailServer;
  const people = staff(PEOPLE, 'killed');
  await invite((await start(port)).url, people);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const enough = received.length + BETWEEN_KILLS;
    await expect.poll(() => received.length).toBeGreaterThanOrEqual(enough);
    await product?.end('SIGKILL');
    await start(port);
  }
  const times = () => {
    const found = new Map<string, number>();
    for (const { to } of received) found.set(to, (found.get(to) ?? 0) + 1);
    return found;
  };
  await expect.poll(() => times().size, { timeout: 900_000 }).toBe(PEOPLE);
  await product?.end();
  expect([...times().keys()].toSorted()).toEqual(people.toSorted());
  expect(Math.max(...times().values())).toBeLessThanOrEqual(1 + KILLS);
  const again = received.length - PEOPLE;
  // Ten are written down at once, while four may be on their way.
  expect(again).toBeLessThanOrEqual(KILLS * 14);
  // The same letter again has the same name, so that mail systems may know it.
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(PEOPLE);
}, 3_000_000);
