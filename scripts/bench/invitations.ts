/**
 * CPU time of one invitation email from the recipient list to the mail server: intake, database,
 * rendering, DKIM and SMTP. The receiving mail server is not counted.
 */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CAMPAIGN_LIMITS } from '#features/invitation/core/invitation-limits.ts';
import { demoUsername } from '../seed/demo-accounts.ts';
import { benchSignIn } from './support/bench-pages.ts';
import { readListInBrowser } from './support/browser/read-list.ts';
import { start } from './support/child.ts';
import { embeddedDatabaseCpuMs } from './support/database-time.ts';
import { sendInvitations, staff } from './support/mail/send-invitations.ts';
import { processTreeCpuMs } from './support/processor-time.ts';
import { makeRow, type Row } from './support/row.ts';
import { ROOT, withSite } from './support/site.ts';

const WARM_UP = 500;
/** The product should send this number of emails within a minute of real time or faster. */
const EMAILS = 10_000;
const MAX_CPU_MS = 3;
const TIMEOUT_MS = 300_000;

export async function run(): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'bench-invitations-'));
  const sink = start([join(ROOT, 'scripts/bench/support/mail/mail-sink-process.ts')]);
  try {
    const port = (await sink.waitForLine(/^port /, TIMEOUT_MS)).replace('port ', '');
    const env = {
      DATA_DIR: data,
      SEED_SCALE: '0.05',
      INVITATIONS_PER_DAY: '1000000',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      DKIM_KEY: newKey(),
    };
    return await withSite(async ({ url, server }) => {
      const { cookie } = await benchSignIn(url);
      const sender = { url, cookie, senderEmail: demoUsername('employerAdmin') };
      await sendInvitations(sender, staff(WARM_UP, 'warm'));
      await sink.waitForLine(new RegExp(`^taken ${WARM_UP}$`), TIMEOUT_MS);
      const clock = () =>
        processTreeCpuMs(server.pid) + embeddedDatabaseCpuMs(join(data, 'postgres', 'data'));
      const [before, began] = [clock(), performance.now()];
      for (let campaign = 0; campaign * CAMPAIGN_LIMITS.maxRecipients < EMAILS; campaign += 1) {
        await sendInvitations(sender, staff(CAMPAIGN_LIMITS.maxRecipients, `p${campaign}-`));
      }
      await sink.waitForLine(new RegExp(`^taken ${WARM_UP + EMAILS}$`), TIMEOUT_MS);
      const cpuMs = (clock() - before) / EMAILS;
      const aMinute = Math.round((EMAILS / (performance.now() - began)) * 60_000);
      const each = 'processor time of an invitation, from the list to the mail server';
      return [
        makeRow(each, cpuMs, 'ms', { atMost: MAX_CPU_MS }),
        makeRow('invitations that left, a minute', aMinute),
        ...(await readListInBrowser(url)),
      ];
    }, env);
  } finally {
    await sink.stop();
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return privateKey;
}
