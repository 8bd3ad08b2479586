import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { invitationRecipients } from '#shared/server/db/schema/invitations.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { colleague, employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import {
  changeSending,
  partOfSending,
  recipientsOf,
  sendingRow,
} from '#tests/fixtures/invitation-fixture.ts';
import { handleReport } from '../stop/handle-report.ts';
import { acceptPart } from './accept-part.ts';
import { changeState } from './change-state.ts';
import { loadCampaign } from './load-campaigns.ts';

const now = new Date();
const GONE = { kind: 'bounce', isFinal: true } as const;
const LATER = { kind: 'bounce', isFinal: false } as const;

let session: EmployerSession;
let idInvitation = '';
/** Different people in each test: a bounced address is suppressed for all companies. */
let list: readonly string[] = [];

const accept = async (recipients: readonly string[]) => {
  const part = partOfSending(session.email, recipients);
  const taken = await acceptPart(session, part, now);
  if (!taken.ok) throw new Error(taken.code);
  return taken.value;
};
const change = (act: Parameters<typeof changeState>[1]['action'], id = idInvitation) =>
  changeState(session, { idInvitation: id, action: act }, new Date());
const load = () => loadCampaign(session.idEmp, idInvitation, now);

async function comeBack(left: number, reports: readonly (typeof GONE | typeof LATER)[]) {
  const recipients = (await recipientsOf(idInvitation)).filter(({ status }) => status === 'queued');
  const { sent = 0 } = (await sendingRow(idInvitation)) ?? {};
  for (const { idRecipient } of recipients.slice(0, left)) {
    await db
      .update(invitationRecipients)
      .set({ status: 'sent', sentAt: new Date() })
      .where(eq(invitationRecipients.idRecipient, idRecipient));
  }
  await changeSending(idInvitation, { sent: sent + left });
  for (const [index, report] of reports.entries()) {
    await handleReport(recipients[index]?.idRecipient ?? '', report, now);
  }
}

const five = [GONE, GONE, GONE, GONE, LATER];

beforeEach(async () => {
  session = await sessionOf(await employerWithPassword());
  list = Array.from({ length: 30 }, (_, index) => `p${index}-${session.idEmp}@example.com`);
  ({ idInvitation } = await accept(list));
});

it('notifies sender and administrators once of an automatic suspension', async () => {
  const admin = await colleague(session.idEmp, 'admin');
  await colleague(session.idEmp);
  await comeBack(10, [...five, GONE, GONE]);
  expect(await sendingRow(idInvitation)).toMatchObject({
    state: 'stopped',
    suspendedReason: 'bounces',
  });
  const mails = await db.select().from(emailOutbox).where(eq(emailOutbox.idEmp, session.idEmp));
  const stopped = mails.filter(({ template }) => template === 'campaign-suspended');
  expect(stopped.map(({ toEmail }) => toEmail).toSorted()).toEqual(
    [session.email, admin.email].toSorted(),
  );
  for (const { props } of stopped) expect(props).toEqual({ idInvitation, reason: 'bounces' });
});

it('resumes once without bounced recipients after a confirmation', async () => {
  await comeBack(10, five);
  expect(await load()).toMatchObject({ state: 'stopped', mayConfirm: true });
  expect(await change('resume')).toMatchObject({ code: 'campaign_state' });
  expect(await change('confirm')).toMatchObject({ value: { state: 'sending' } });
  expect(await sendingRow(idInvitation)).toMatchObject({ state: 'sending', bounced: 5 });
  expect(await load()).toMatchObject({ queued: 20, mayConfirm: false, suspendedReason: null });
  await comeBack(10, [GONE, GONE, GONE, GONE]);
  expect(await sendingRow(idInvitation)).toMatchObject({ state: 'sending' });
  await comeBack(5, [GONE]);
  expect(await sendingRow(idInvitation)).toMatchObject({ state: 'stopped', bounced: 10 });
  expect(await load()).toMatchObject({ mayConfirm: false });
  expect(await change('confirm')).toMatchObject({ code: 'campaign_state' });
});

it('ignores recipients queued in suspended or cancelled campaigns for the waiting period', async () => {
  await comeBack(10, five);
  expect(await accept(list.slice(10))).toMatchObject({ emails: 20, recentlyInvited: 0 });
  const again = await accept(list.slice(10));
  expect(again).toMatchObject({ emails: 0, recentlyInvited: 20, state: 'cancelled' });
  expect(await sendingRow(again.idInvitation)).toMatchObject({ state: 'cancelled', sent: 0 });
});

it('the next campaign to the rest of a stopped one waits for the same confirmation', async () => {
  await comeBack(10, five);
  const next = await accept(list.slice(10));
  expect(next).toMatchObject({ emails: 20, state: 'paused' });
  expect(await change('resume', next.idInvitation)).toMatchObject({ code: 'campaign_state' });
  expect(await change('confirm', next.idInvitation)).toMatchObject({ value: { state: 'sending' } });
  expect(await load()).toMatchObject({ state: 'stopped', mayConfirm: true });
});

it.each([
  [
    'cancelled once it was stopped',
    async () => {
      await comeBack(10, five);
      await change('cancel');
    },
  ],
  [
    'cancelled before its letters came back',
    async () => {
      await comeBack(10, []);
      await change('cancel');
      const recipients = await recipientsOf(idInvitation);
      for (const { idRecipient } of recipients
        .filter(({ status }) => status === 'sent')
        .slice(0, 5))
        await handleReport(idRecipient, GONE, now);
    },
  ],
])('waits likewise for one that was %s, until it is confirmed', async (_, end) => {
  await end();
  expect(await load()).toMatchObject({ state: 'cancelled', suspendedReason: 'bounces' });
  const next = await accept(list.slice(10));
  expect(next).toMatchObject({ emails: 20, state: 'paused' });
  expect(await change('confirm', next.idInvitation)).toMatchObject({ value: { state: 'sending' } });
  expect(await accept(['later@example.com'])).toMatchObject({ state: 'sending' });
});

it('a confirmation before the second stop does not release the next campaign', async () => {
  await comeBack(10, five);
  await change('confirm');
  await comeBack(10, [GONE, GONE, GONE, GONE, GONE]);
  expect(await load()).toMatchObject({ state: 'stopped', mayConfirm: false });
  await change('cancel');
  const next = await accept(list.slice(20));
  expect(next).toMatchObject({ emails: 10, state: 'paused' });
  expect(await change('confirm', next.idInvitation)).toMatchObject({ value: { state: 'sending' } });
  expect(await accept(['later@example.com'])).toMatchObject({ state: 'sending' });
});

it('nor does one before it had left and was judged', async () => {
  await comeBack(10, five);
  await change('confirm');
  await comeBack(20, []);
  await changeSending(idInvitation, { state: 'sent', finishedAt: new Date() });
  const left = (await recipientsOf(idInvitation)).filter(({ status }) => status === 'sent');
  for (const { idRecipient } of left.slice(-6)) await handleReport(idRecipient, GONE, now);
  expect(await load()).toMatchObject({
    state: 'sent',
    suspendedReason: 'bounces',
    mayConfirm: true,
  });
  expect(await accept(['next@example.com'])).toMatchObject({ state: 'paused' });
});

it('sends no reminder for a finished campaign with many bounces, and holds the next one', async () => {
  await comeBack(30, []);
  await changeSending(idInvitation, { state: 'sent', finishedAt: new Date(0) });
  expect((await load())?.remindFrom).not.toBeNull();
  const sent = await recipientsOf(idInvitation);
  for (const { idRecipient } of sent.slice(0, 5)) await handleReport(idRecipient, GONE, now);
  expect(await load()).toMatchObject({
    state: 'sent',
    suspendedReason: 'bounces',
    remindFrom: null,
    mayConfirm: true,
  });
  expect(await change('remind')).toMatchObject({ code: 'campaign_state' });
  const next = await accept(['next@example.com']);
  expect(next).toMatchObject({ state: 'paused' });
  expect(await change('resume', next.idInvitation)).toMatchObject({ code: 'campaign_state' });
  expect(await change('confirm', next.idInvitation)).toMatchObject({ value: { state: 'sending' } });
  expect(await load()).toMatchObject({ mayConfirm: false, remindFrom: null });
  expect(await accept(['later@example.com'])).toMatchObject({ state: 'sending' });
});

it('releases waiting campaigns when confirmed on its own page', async () => {
  await comeBack(30, []);
  await changeSending(idInvitation, {
    state: 'sent',
    finishedAt: now,
    suspendedReason: 'complaints',
  });
  const next = await accept(['next@example.com']);
  expect(await change('confirm')).toMatchObject({ value: { state: 'sent' } });
  expect(await sendingRow(next.idInvitation)).toMatchObject({
    state: 'paused',
    suspendedReason: null,
  });
  expect(await change('resume', next.idInvitation)).toMatchObject({ ok: true });
});

it.each([
  ['come back for now', LATER, 'bounces'],
  ['are complained of', { kind: 'complaint' } as const, 'complaints'],
] as const)(
  'holds the next campaign likewise when emails %s after the end',
  async (_, report, reason) => {
    await comeBack(30, []);
    await changeSending(idInvitation, { state: 'sent', finishedAt: new Date(0) });
    const sent = await recipientsOf(idInvitation);
    for (const { idRecipient } of sent.slice(0, 6)) await handleReport(idRecipient, report, now);
    expect(await load()).toMatchObject({ suspendedReason: reason, remindFrom: null });
    expect(await change('remind')).toMatchObject({ code: 'campaign_state' });
    const next = await accept(['next@example.com']);
    expect(next).toMatchObject({ state: 'paused' });
    expect(await change('resume', next.idInvitation)).toMatchObject({ code: 'campaign_state' });
    expect(await change('confirm')).toMatchObject({ ok: true });
    expect(await change('resume', next.idInvitation)).toMatchObject({
      value: { state: 'sending' },
    });
  },
);
