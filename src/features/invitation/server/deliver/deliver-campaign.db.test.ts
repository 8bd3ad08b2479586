import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { type companies, users } from '#shared/server/db/schema/companies.ts';
import {
  invitationDailyCounts,
  invitationRecipients,
  invitationSuspensions,
} from '#shared/server/db/schema/invitations.ts';
import { changeCompany } from '#tests/fixtures/company-fixture.ts';
import {
  DAY_MS,
  type Delivery,
  mailServer,
  many,
  NOON,
  newDelivery,
  standInForMailServer,
} from '#tests/fixtures/delivery-fixture.ts';
import { colleague, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { changeSending } from '#tests/fixtures/invitation-fixture.ts';
import type { CampaignAction } from '../../core/campaign-contract.ts';
import { changeState } from '../campaign/change-state.ts';
import {
  hashEmail,
  readBounceToken,
  readInviteToken,
  readUnsubscribeToken,
} from '../recipient-tokens.ts';
import { insertOptOut } from '../stop/opt-out-queries.ts';
import { claimBatch } from './claim-batch.ts';
import { deliverDue } from './deliver-campaign.ts';

standInForMailServer();

let delivery: Delivery;

beforeEach(async () => {
  delivery = await newDelivery();
});

const change = (action: CampaignAction, session = delivery.session) =>
  changeState(session, { idInvitation: delivery.idInvitation, action }, delivery.now);
const daysOfCompany = () =>
  db
    .select()
    .from(invitationDailyCounts)
    .where(eq(invitationDailyCounts.idEmp, delivery.session.idEmp));

it('sends each recipient an individual email, from our address with the sender’s name', async () => {
  await delivery.begin(['one@example.com', 'two@example.org']);
  await delivery.deliver();
  const [one, two] = await delivery.recipients();
  const letter = mailServer.sent.find(({ to }) => to === 'one@example.com');
  const { mail, header } = letter ?? expect.fail('no letter');
  expect(mail).toMatchObject({
    messageId: `<${one?.idRecipient}.1@yousay.example>`,
    subject: 'ชวนเขียน',
    from: { name: 'สมชาย (บริษัท ทดสอบ จำกัด) ผ่าน YouSay', address: 'no-reply@yousay.example' },
    replyTo: [{ name: 'สมชาย', address: delivery.session.email }],
    to: [{ address: 'one@example.com' }],
  });
  const [, token = ''] = /\/invite\/([\w-]+)"/.exec(mail.html ?? '') ?? [];
  expect(readInviteToken(token)).toBe(one?.idRecipient);
  expect(mail.text).toContain(`https://yousay.example/invite/${token}`);
  const url = header('list-unsubscribe').replace(/^<|>$/g, '');
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail.html).toContain(url);
  const stop = readUnsubscribeToken(url.replace('https://yousay.example/unsubscribe/', ''));
  expect(stop).toEqual({ emailHash: hashEmail('one@example.com'), idEmp: delivery.session.idEmp });
  expect(mailServer.sent).toHaveLength(2);
  expect(two).toMatchObject({ status: 'sent', attempts: 1, sentAt: expect.any(Date) });
  expect(await delivery.sending()).toMatchObject({
    state: 'sent',
    sent: 2,
    finishedAt: delivery.now,
  });
  await delivery.deliver();
  expect(mailServer.sent).toHaveLength(2);
});

it('sets bounce addresses only with a bounce receiver', async () => {
  await delivery.begin(['one@example.com']);
  await delivery.deliver();
  expect(mailServer.sent[0]?.returnTo).toBe('no-reply@yousay.example');
  expect(mailServer.sent[0]?.header('list-unsubscribe')).not.toContain('mailto');
  vi.stubEnv('BOUNCE_PORT', '2525');
  vi.stubEnv('BOUNCE_DOMAIN', 'b.example.com');
  await delivery.begin(['two@example.com']);
  await delivery.deliver();
  const [row] = await delivery.recipients();
  const [, token = ''] =
    /^bounce-(.+)@b\.example\.com$/.exec(mailServer.sent[1]?.returnTo ?? '') ?? [];
  expect(readBounceToken(token)).toBe(row?.idRecipient);
  const ways = mailServer.sent[1]?.header('list-unsubscribe');
  expect(ways).toContain(`>, <mailto:stop-${token}@b.example.com>`);
});

it('sends up to the daily limit, and the rest on the next mornings', async () => {
  vi.stubEnv('INVITATIONS_PER_DAY', '100');
  await delivery.begin(many(60, 'example.org'));
  await delivery.deliver();
  expect(mailServer.sent).toHaveLength(20);
  delivery.now = new Date(NOON.getTime() + DAY_MS - 5 * 3_600_000);
  await delivery.deliver();
  expect(mailServer.sent).toHaveLength(20);
  delivery.now = new Date(NOON.getTime() + DAY_MS);
  await deliverDue(delivery.run);
  expect(mailServer.sent).toHaveLength(60);
  const days = await daysOfCompany();
  expect(days.map((day) => day.sent)).toEqual([20, 40]);
});

it('stops within a batch when paused or cancelled, and continues when resumed', async () => {
  await delivery.begin(many(30));
  let pausing: Promise<unknown> | undefined;
  mailServer.receive = async () => {
    if (mailServer.sent.length < 12) return;
    pausing ??= change('pause');
    await pausing;
  };
  await delivery.deliver();
  const before = mailServer.sent.length;
  expect(before).toBeLessThan(30);
  mailServer.receive = () => undefined;
  await delivery.deliver();
  expect(mailServer.sent).toHaveLength(before);
  await change('resume');
  await delivery.deliver();
  expect(mailServer.sent).toHaveLength(30);
  expect(new Set(mailServer.sent.map(({ to }) => to)).size).toBe(30);
  expect(await delivery.sending()).toMatchObject({ sent: 30, state: 'sent' });
});

it('counts an email that left during cancellation', async () => {
  await delivery.begin(many(6));
  mailServer.receive = async () => {
    if (mailServer.sent.length === 0) await change('cancel');
  };
  await delivery.deliver();
  const found = await delivery.statuses();
  const left = found.filter((status) => status === 'sent').length;
  expect(left).toBe(mailServer.sent.length);
  expect(await delivery.sending()).toMatchObject({
    state: 'cancelled',
    sent: left,
    notSent: 6 - left,
  });
});

it('skips unsubscribed recipients without disclosing them by state, day or count', async () => {
  await delivery.begin(['a@example.com', 'b@example.com', 'c@example.com']);
  await insertOptOut(db, { emailHash: hashEmail('a@example.com'), idEmp: null, reason: 'asked' });
  await delivery.deliver();
  expect(mailServer.sent.map(({ to }) => to).toSorted()).toEqual([
    'b@example.com',
    'c@example.com',
  ]);
  expect(await delivery.statuses()).toEqual(['sent', 'sent', 'sent']);
  await insertOptOut(db, {
    emailHash: hashEmail('b@example.com'),
    reason: 'asked',
    idEmp: delivery.session.idEmp,
  });
  delivery.later(7 * DAY_MS);
  await change('remind');
  await delivery.deliver();
  expect(mailServer.sent.slice(2).map(({ to }) => to)).toEqual(['c@example.com']);
  expect(mailServer.sent[2]?.mail.messageId).toMatch(/\.2@/);
  expect(await delivery.statuses()).toEqual(['sent', 'sent', 'sent']);
  expect(await delivery.sending()).toMatchObject({
    state: 'sent',
    sent: 3,
    reminded: 3,
    notSent: 0,
  });
  // A list sent again soon omits all recipients alike.
  const again = await delivery.recipients();
  expect(again.every(({ sentAt }) => sentAt !== null)).toBe(true);
  const days = await daysOfCompany();
  // Employers can see the remaining daily limit, so it must not differ.
  expect(days.map(({ sent }) => sent)).toEqual([3, 3]);
});

it('reserves recipients of a crashed worker for three minutes, then retries', async () => {
  await delivery.begin(many(3));
  expect((await claimBatch(delivery.idInvitation, delivery.now))?.recipients).toHaveLength(3);
  await delivery.deliver();
  expect(mailServer.sent).toEqual([]);
  delivery.later(181_000);
  await delivery.deliver();
  expect(mailServer.sent).toHaveLength(3);
});

it('sends each email once with two concurrent workers', async () => {
  await delivery.begin(many(40));
  await Promise.all([delivery.deliver(), delivery.deliver()]);
  expect(mailServer.sent).toHaveLength(40);
  expect(new Set(mailServer.sent.map(({ to }) => to)).size).toBe(40);
});

it('pauses when package, listing, right or sender are missing, until resumed', async () => {
  const { idEmp, idUser } = delivery.session;
  const company = (set: Partial<typeof companies.$inferInsert>) => changeCompany(idEmp, set);
  const user = (set: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(set).where(eq(users.idUser, idUser));
  const losses = [
    ['package', () => company({ packageHrSay: 'basic' }), () => company({ packageHrSay: 'gold' })],
    ['unlisted', () => company({ isListed: false }), () => company({ isListed: true })],
    ['right', () => user({ role: 'user' }), () => user({ role: 'admin' })],
    [
      'sender',
      () => user({ email: 'other@example.com' }),
      () => user({ email: delivery.session.email }),
    ],
  ] as const;
  for (const [suspendedReason, lose, regain] of losses) {
    await delivery.begin([`${suspendedReason}@example.com`]);
    await lose();
    await delivery.deliver();
    if (suspendedReason === 'sender')
      expect(await change('resume')).toMatchObject({ code: 'sender_removed' });
    await regain();
    await delivery.deliver();
    expect(await delivery.sending()).toMatchObject({ state: 'paused', suspendedReason });
  }
  expect(mailServer.sent).toEqual([]);
  const other = await colleague(idEmp);
  await db.update(users).set({ canSendEmail: true }).where(eq(users.idUser, other.idUser));
  await user({ role: 'user' });
  await change('resume', await sessionOf(other));
  await delivery.deliver();
  expect(mailServer.sent).toHaveLength(1);
  expect(await delivery.sending()).toMatchObject({ state: 'sent', suspendedReason: null });
});

it('sends no reminder to recipients of another campaign within seven days', async () => {
  await delivery.begin(['twice@example.com', 'once@example.com']);
  await delivery.deliver();
  const first = delivery.idInvitation;
  const sentAt = new Date(NOON.getTime() - 8 * DAY_MS);
  await db
    .update(invitationRecipients)
    .set({ sentAt })
    .where(eq(invitationRecipients.idInvitation, first));
  await delivery.begin(['twice@example.com']);
  await delivery.deliver();
  delivery.idInvitation = first;
  await changeSending(first, { finishedAt: sentAt });
  await change('remind');
  await delivery.deliver();
  expect(mailServer.sent.slice(3).map(({ to }) => to)).toEqual(['once@example.com']);
});

it('sends nothing for a company suspended by the team', async () => {
  await delivery.begin(many(3));
  await db.insert(invitationSuspensions).values({ idEmp: delivery.session.idEmp, remark: 'x' });
  await delivery.deliver();
  expect(mailServer.sent).toEqual([]);
  expect(await delivery.sending()).toMatchObject({ state: 'stopped', suspendedReason: 'team' });
});
