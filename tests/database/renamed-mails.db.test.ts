import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mailTemplates } from '#app/mails.ts';
import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import { MIGRATIONS } from '#shared/server/db/migrate/migrate.ts';
import { db } from '#shared/server/db/pool.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { insertMails } from '#shared/server/mail/mail-queries.ts';
import { sendMail } from '#shared/server/mail/send-mail.ts';
import { ownDataDir } from '../support/fixtures/own-data-dir.ts';

ownDataDir();

const MIGRATION = readFileSync(join(MIGRATIONS, '0081_standard-mail-names.sql'), 'utf8');
const opening = { idJob: 1, positionTh: 'ช่าง', positionEn: '', closesAt: '2026-12-01T00:00:00Z' };
const company = { companyNameTh: 'บริษัท', companyNameEn: '' };
const ALERT = {
  token: 't',
  search: '',
  company,
  idEmp: 1,
  rhythm: 'weekly',
  openings: [],
  isCut: false,
  reviews: 1,
  isPageNew: false,
};
const run = {
  idJob: 'none',
  attempt: 1,
  isLastAttempt: true,
  signal: new AbortController().signal,
};

it.each([
  ['silent-openings', 'opening-confirmation-request', { openings: [opening], more: 0 }],
  ['claim-refused', 'claim-rejected', { remark: '' }],
  ['review-refused', 'review-rejected', { reasonCode: 'abuse' }],
  ['deletion-asked', 'deletion-requested', { deleteAfter: '2026-12-01', closesCompany: true }],
  ['account-kept', 'deletion-cancelled', {}],
  ['sending-stopped', 'campaign-suspended', { idInvitation: randomUUID(), reason: 'bounces' }],
  ['package.given', 'package.assigned', { from: 'basic', to: 'gold' }],
  // The mail no longer holds how often it comes.
  ['alert', 'alert', ALERT],
])('a queued mail of the earlier name %s is sent as %s', async (before, after, props) => {
  const [idMail = ''] = await insertMails(db, [
    {
      idMail: undefined,
      template: before,
      lang: 'th',
      toEmail: `${after.replace('.', '-')}@example.com`,
      toName: '',
      props,
      keepDays: 1,
      replyTo: null,
      idEmp: null,
    },
  ]);
  await db.execute(sql.raw(MIGRATION));
  await sendMail(idMail, mailTemplates, run, canonicalEmail);
  const [row] = await db.select().from(emailOutbox).where(eq(emailOutbox.idMail, idMail));
  expect(row).toMatchObject({ template: after, status: 'sent' });
});
