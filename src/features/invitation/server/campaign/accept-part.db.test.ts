import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import {
  emailSuppressions,
  invitationRecipients,
  invitationSuspensions,
  invitations,
} from '#shared/server/db/schema/invitations.ts';
import { employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import {
  letLettersLeave,
  partOfSending,
  recipientsOf,
} from '#tests/fixtures/invitation-fixture.ts';
import type { CampaignPart } from '../../core/campaign-contract.ts';
import { hashEmail } from '../recipient-tokens.ts';
import { acceptPart } from './accept-part.ts';
import { deleteUnfinished } from './intake-queries.ts';
import { loadCampaigns } from './load-campaigns.ts';

let session: EmployerSession;

beforeEach(async () => {
  session = await sessionOf(await employerWithPassword());
  await letLettersLeave(session.idEmp);
});

const people = (...names: string[]) =>
  names.map((name) => ({ email: `${name}@example.com`, name: '' }));

function part({ recipients = people('one', 'two'), ...change }: Partial<CampaignPart> = {}) {
  return partOfSending(session.email, [], { size: recipients.length, recipients, ...change });
}

const accept = (given: CampaignPart, by = session) => acceptPart(by, given, new Date());

const statuses = async (idInvitation: string) =>
  (await recipientsOf(idInvitation)).map(({ email, status }) => [email?.split('@')[0], status]);

it('starts once all parts arrived, in any order and with repetitions', async () => {
  const first = part({ parts: 2, size: 3 });
  const last = { ...first, part: 2, recipients: people('three') };
  expect(await accept(last)).toMatchObject({ value: { state: 'receiving', received: 1 } });
  expect(await accept(last)).toMatchObject({ value: { state: 'receiving', received: 1 } });
  expect(await accept(first)).toMatchObject({ value: { state: 'sending', received: 3, days: 1 } });
  expect(await accept(first)).toMatchObject({ value: { state: 'sending', received: 3 } });
  const rows = await recipientsOf(first.idInvitation);
  expect(rows.map(({ bitIndex }) => bitIndex)).toEqual([0, 1, 1000]);
});

it('accepts the same part once of several concurrent requests', async () => {
  const given = part();
  const taken = await Promise.all(Array.from({ length: 5 }, () => accept(given)));
  expect(taken.every(({ ok }) => ok)).toBe(true);
  expect(await recipientsOf(given.idInvitation)).toHaveLength(2);
});

it('invites an address once in any spelling', async () => {
  const given = part({
    recipients: [
      { email: 'Some.One@gmail.com', name: '' },
      { email: 'someone+x@gmail.com', name: '' },
    ],
  });
  expect(await accept(given)).toMatchObject({ value: { received: 1 } });
  const [sending] = (await loadCampaigns(session.idEmp, { pg: 1, vpp: 10 })).campaigns;
  expect(sending).toMatchObject({ size: 1, queued: 1, notSent: null });
});

it('omits recent and non-existent recipients, discloses numbers from five on, and no unsubscriptions', async () => {
  const asked = part({ recipients: people('a', 'b') });
  await accept(asked);
  await db.insert(emailSuppressions).values([
    { emailHash: hashEmail('c@example.com'), idEmp: null, reason: 'asked' as const },
    { emailHash: hashEmail('d@example.com'), idEmp: session.idEmp, reason: 'bounced' as const },
  ]);
  const few = part({ recipients: people('a', 'b', 'c', 'd', 'e') });
  expect(await accept(few)).toMatchObject({ value: { leftOut: null } });
  expect(await statuses(few.idInvitation)).toEqual([
    ['a', 'notSent'],
    ['b', 'notSent'],
    ['c', 'queued'],
    ['d', 'notSent'],
    ['e', 'queued'],
  ]);
  const more = part({ recipients: people('a', 'b', 'c', 'd', 'e', 'f', 'g') });
  expect(await accept(more)).toMatchObject({ value: { leftOut: 5 } });
});

it('omits a bounced address, opted out or not', async () => {
  const [bounced, both] = ['bounced', 'bounced-and-stopped'].map((name) => `${name}@example.com`);
  const outs = [
    [bounced, 'bounced'],
    [both, 'bounced'],
    [both, 'asked'],
  ] as const;
  await db
    .insert(emailSuppressions)
    .values(outs.map(([email = '', reason]) => ({ emailHash: hashEmail(email), reason })));
  const list = part({ recipients: people('bounced', 'bounced-and-stopped', 'other') });
  await accept(list);
  expect((await statuses(list.idInvitation)).map(([, status]) => status)).toEqual([
    'notSent',
    'notSent',
    'queued',
  ]);
});

it('allows another company to invite the same address unless it opted out', async () => {
  await accept(part({ recipients: people('x') }));
  await db
    .insert(emailSuppressions)
    .values({ emailHash: hashEmail('y@example.com'), idEmp: session.idEmp, reason: 'asked' });
  session = await sessionOf(await employerWithPassword());
  const theirs = part({ recipients: people('x', 'y') });
  await accept(theirs);
  expect(await statuses(theirs.idInvitation)).toEqual([
    ['x', 'queued'],
    ['y', 'queued'],
  ]);
});

it('allows another invitation after seven days', async () => {
  const before = part({ recipients: people('again') });
  await accept(before);
  const sentAt = new Date(Date.now() - 7 * 24 * 3_600_000 - 1000);
  await db
    .update(invitationRecipients)
    .set({ status: 'sent', sentAt })
    .where(eq(invitationRecipients.idInvitation, before.idInvitation));
  const now = part({ recipients: people('again') });
  await accept(now);
  expect(await statuses(now.idInvitation)).toEqual([['again', 'queued']]);
});

it('rejects users without right, packages without emails, and suspended companies', async () => {
  const refusal = (change: Partial<EmployerSession>) => accept(part(), { ...session, ...change });
  const no = { ok: false, code: 'may_not_send' };
  expect(await refusal({ role: 'user', canSendEmail: false })).toEqual(no);
  expect(await refusal({ role: 'user', canSendEmail: true })).toMatchObject({ ok: true });
  expect(await refusal({ packageHrSay: 'basic' })).toEqual(no);
  expect(await refusal({ isListed: false })).toEqual(no);
  await db.insert(invitationSuspensions).values({ idEmp: session.idEmp, remark: 'x' });
  expect(await refusal({})).toEqual({ ok: false, code: 'invitations_suspended' });
});

it('rejects a sender that imitates the platform', async () => {
  expect(await accept(part({ senderName: 'YouSay Security' }))).toMatchObject({
    fields: { senderName: ['senderReserved'] },
  });
});

it('accepts only a verified address of the company for replies', async () => {
  const other = await employerWithPassword();
  for (const senderEmail of [other.email, 'somebody@example.com']) {
    expect(await accept(part({ senderEmail }))).toMatchObject({
      fields: { senderEmail: ['senderUnverified'] },
    });
  }
  expect(await accept(part({ senderEmail: session.email.toUpperCase() }))).toMatchObject({
    ok: true,
  });
});

it('rejects a list that needs more than ten days with the number of days', async () => {
  const outcome = await accept(part({ parts: 6, size: 5_001 }));
  expect(outcome).toEqual({
    ok: false,
    code: 'too_many_recipients',
    detail: { days: 12, maxRecipients: 5_000 },
  });
  expect(await db.$count(invitations, eq(invitations.idEmp, session.idEmp))).toBe(0);
});

it('predicts the days behind queued emails', async () => {
  vi.stubEnv('INVITATIONS_PER_DAY', '10');
  const ahead = part({ recipients: people('p', 'q') });
  expect(await accept(ahead)).toMatchObject({ value: { days: 1 } });
  expect(await accept(part({ recipients: people('r') }))).toMatchObject({ value: { days: 2 } });
});

it('rejects a part that contradicts its campaign or belongs to another company', async () => {
  const given = part({ parts: 2, size: 3 });
  await accept(given);
  const changed = { ok: false, code: 'campaign_changed' };
  expect(await accept({ ...given, part: 2, subject: 'อื่น' })).toEqual(changed);
  expect(await accept({ ...given, part: 2, size: 4 })).toEqual(changed);
  session = await sessionOf(await employerWithPassword());
  expect(await accept({ ...given, part: 2, senderEmail: session.email })).toEqual(changed);
});

it('accepts no more recipients than announced', async () => {
  const given = part({ parts: 2, size: 3, recipients: people('a', 'b') });
  await accept(given);
  const more = { ...given, part: 2, recipients: people('c', 'd') };
  expect(await accept(more)).toEqual({ ok: false, code: 'campaign_changed' });
  expect(await recipientsOf(given.idInvitation)).toHaveLength(2);
});

it('limits the active campaigns of a company', async () => {
  for (let index = 0; index < 10; index += 1) {
    const other = part({ recipients: people(`under-way-${index}`) });
    expect(await accept(other)).toMatchObject({ ok: true });
  }
  expect(await accept(part())).toEqual({ ok: false, code: 'too_many_campaigns' });
});

it('deletes an incomplete list after a day, but no sent one', async () => {
  const [unfinished, whole] = [part({ parts: 2, size: 3 }), part({ recipients: people('whole') })];
  await accept(unfinished);
  await accept(whole);
  await deleteUnfinished(db, new Date(Date.now() - 60_000));
  expect(await recipientsOf(unfinished.idInvitation)).toHaveLength(2);
  await deleteUnfinished(db, new Date(Date.now() + 60_000));
  expect(await recipientsOf(unfinished.idInvitation)).toEqual([]);
  expect(await recipientsOf(whole.idInvitation)).toHaveLength(1);
});
