import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { CampaignState } from '#shared/core/domain/invitation.ts';
import { db } from '#shared/server/db/pool.ts';
import { invitationRecipients, invitations } from '#shared/server/db/schema/invitations.ts';
import { env } from '#shared/server/env.ts';
import { mailFileNames, writeMailFile } from '#shared/server/mail/mail-files.ts';
import { registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { changeSending, insertSending, recipientsOf } from '#tests/fixtures/invitation-fixture.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import { eraseOldRecipients } from './erase-recipients-job.ts';

const NOW = new Date('2026-11-26T03:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60_000);

ownDataDir();

let idEmp: number;
beforeEach(async () => {
  ({ idEmp } = await registeredCompany());
});

function sending(state: CampaignState, days: number): Promise<string> {
  const startedAt = state === 'receiving' ? null : daysAgo(days);
  return insertSending({ idEmp, state, createdAt: daysAgo(days), startedAt });
}

async function recipient(
  idInvitation: string,
  bitIndex: number,
  given: Partial<typeof invitationRecipients.$inferInsert>,
) {
  await db.insert(invitationRecipients).values({
    idInvitation,
    idEmp,
    bitIndex,
    email: `${bitIndex}@example.com`,
    name: 'ก',
    emailHash: `${bitIndex}`,
    ...given,
  });
}

const kept = async (idInvitation: string) =>
  (await recipientsOf(idInvitation)).map(({ email, name, status }) => `${email} ${name} ${status}`);

it('erases addresses 90 days after the last email or its end, and not before', async () => {
  const old = await sending('sent', 100);
  await recipient(old, 0, { createdAt: daysAgo(100), sentAt: daysAgo(91), status: 'sent' });
  await recipient(old, 1, { createdAt: daysAgo(100), sentAt: daysAgo(89), status: 'sent' });
  await recipient(old, 2, { createdAt: daysAgo(100), status: 'notSent' });
  await recipient(old, 3, { createdAt: daysAgo(89), status: 'bounced' });
  await recipient(old, 4, { createdAt: daysAgo(100), status: 'queued' });
  await eraseOldRecipients(NOW);
  expect(await kept(old)).toEqual([
    'null  sent',
    '1@example.com ก sent',
    'null  notSent',
    '3@example.com ก bounced',
    '4@example.com ก queued',
  ]);
});

it('cancels campaigns paused for 90 days', async () => {
  const [held, paused] = [await sending('paused', 91), await sending('paused', 89)];
  await recipient(held, 0, { createdAt: daysAgo(91) });
  await eraseOldRecipients(NOW);
  expect(await kept(held)).toEqual(['null  notSent']);
  const rows = await db
    .select({ id: invitations.idInvitation, state: invitations.state })
    .from(invitations)
    .where(eq(invitations.idEmp, idEmp));
  expect(new Map(rows.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [held, 'cancelled'],
      [paused, 'paused'],
    ]),
  );
});

it('cancels a suspended incomplete list too', async () => {
  const stopped = await sending('stopped', 91);
  await changeSending(stopped, { startedAt: null });
  await recipient(stopped, 0, { createdAt: daysAgo(91) });
  await eraseOldRecipients(NOW);
  expect(await kept(stopped)).toEqual(['null  notSent']);
});

it('deletes email files of erased recipients in all rounds, and no other mails', async () => {
  const folder = join(env().DATA_DIR, 'mail');
  const [gone, stays] = [randomUUID(), randomUUID()];
  const old = await sending('sent', 100);
  const status = 'sent' as const;
  const sent = { createdAt: daysAgo(100), status };
  await recipient(old, 0, { ...sent, idRecipient: gone, sentAt: daysAgo(91) });
  await recipient(old, 1, { ...sent, idRecipient: stays, sentAt: daysAgo(9) });
  const [other, erased] = [randomUUID(), randomUUID()];
  for (const name of [`${gone}.1`, `${gone}.2`, `${stays}.1`, `${erased}.1`, other]) {
    await writeMailFile(folder, name, Buffer.from('To: somebody'));
  }
  await eraseOldRecipients(NOW);
  expect(new Set(await mailFileNames(folder))).toEqual(new Set([`${stays}.1`, other]));
});
