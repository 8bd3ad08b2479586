import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EmployerSession } from '#shared/core/session.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { invitationRecipients } from '#shared/server/db/schema/invitations.ts';
import { employerWithPassword, mailProps, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { changeSending, recipientsOf, sendingRow } from '#tests/fixtures/invitation-fixture.ts';
import { begunSending } from '#tests/fixtures/owner-fixture.ts';
import type { RecipientsQuery } from '../../core/campaign-contract.ts';
import { invitationMails } from '../invitation-mails.ts';
import { changeState } from './change-state.ts';
import { loadCampaign, loadCampaigns, loadRecipients } from './load-campaigns.ts';
import { sendTestMail } from './test-mail.ts';

const DAY_MS = 24 * 60 * 60_000;
const now = new Date();
let session: EmployerSession;
let idInvitation = '';

beforeEach(async () => {
  vi.stubEnv('PUBLIC_URL', 'https://yousay.example');
  session = await sessionOf(await employerWithPassword());
  idInvitation = await begunSending(session);
});

const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const set = (values: Parameters<typeof changeSending>[1]) => changeSending(idInvitation, values);
const load = () => loadCampaign(session.idEmp, idInvitation, now);
const change = (act: Parameters<typeof changeState>[1]['action'], at = now, by = session) =>
  changeState(by, { idInvitation, action: act }, at);
const statuses = async () => (await recipientsOf(idInvitation)).map(({ status }) => status);

it('lists filtered campaigns, newest first', async () => {
  await set({ createdAt: daysAgo(3), lang: 'en', state: 'sent', senderName: 'Somchai' });
  const second = await begunSending(session);
  const ids = async (query: object) =>
    (await loadCampaigns(session.idEmp, { pg: 1, vpp: 10, ...query })).campaigns.map(
      (one) => one.idInvitation,
    );
  expect(await ids({})).toEqual([second, idInvitation]);
  expect(await ids({ lang: 'en' })).toEqual([idInvitation]);
  expect(await ids({ state: 'sending' })).toEqual([second]);
  expect(await ids({ sender: 'somch' })).toEqual([idInvitation]);
  expect(await ids({ sender: '%' })).toEqual([]);
  expect(await ids({ to: thaiDay(daysAgo(3)) })).toEqual([idInvitation]);
  expect(await ids({ from: thaiDay(daysAgo(2)) })).toEqual([second]);
  expect(await ids({ pg: 2, vpp: 1 })).toEqual([idInvitation]);
});

it('shows addresses to users who may send, and offers others no way to find one', async () => {
  const asked = (by: EmployerSession, query: Partial<RecipientsQuery> = {}) =>
    loadRecipients(by, idInvitation, { pg: 1, vpp: 10, ...query });
  const plain = await asked(session, { keyword: '1@EXAMPLE' });
  expect(plain?.recipients).toEqual([{ email: '1@example.com', name: '', status: 'queued' }]);
  const user = { ...session, role: 'user' as const, canSendEmail: false };
  const masked = await asked(user, { keyword: '1@EXAMPLE' });
  expect(masked?.recipients.map(({ email }) => email)).toEqual([
    '0…@example.com',
    '1…@example.com',
  ]);
  const other = await sessionOf(await employerWithPassword());
  expect(await asked(other)).toBeNull();
});

it('shows all addresses of a list or none, so that no erasure is disclosed', async () => {
  const shown = async (query: Partial<RecipientsQuery> = {}) =>
    (await loadRecipients(session, idInvitation, { pg: 1, vpp: 10, ...query }))?.recipients;
  await db
    .update(invitationRecipients)
    .set({ email: null, name: '' })
    .where(eq(invitationRecipients.email, '0@example.com'));
  const none = { email: null, name: '', status: 'queued' };
  expect(await shown()).toEqual([none, none]);
  expect(await shown({ keyword: '1@example' })).toEqual([none, none]);
});

it('pauses, resumes and cancels, and repeats the response to a repeated request', async () => {
  expect(await change('resume')).toEqual({ ok: false, code: 'campaign_state' });
  for (const _ of [1, 2])
    expect(await change('pause')).toMatchObject({ value: { state: 'paused' } });
  expect(await change('resume')).toMatchObject({ value: { state: 'sending' } });
  for (const _ of [1, 2]) {
    expect(await change('cancel')).toMatchObject({ value: { state: 'cancelled' } });
  }
  expect(await statuses()).toEqual(['notSent', 'notSent']);
  expect(await sendingRow(idInvitation)).toMatchObject({ notSent: 2, finishedAt: now });
  expect(await change('pause')).toEqual({ ok: false, code: 'campaign_state' });
});

it('can be resumed after rejections, but not after a suspension by the team or for complaints', async () => {
  for (const reason of ['team', 'complaints', 'bounces'] as const) {
    await set({ state: 'stopped', suspendedReason: reason });
    expect(await change('resume')).toEqual({ ok: false, code: 'campaign_state' });
  }
  await set({ state: 'stopped', suspendedReason: 'refusals' });
  expect(await change('resume')).toMatchObject({ ok: true });
  expect(await load()).toMatchObject({ state: 'sending', suspendedReason: null });
});

it('reminds all recipients once, seven days after the last email', async () => {
  await set({ state: 'sent', finishedAt: now, sent: 2 });
  await db
    .update(invitationRecipients)
    .set({ status: 'sent', sentAt: now })
    .where(eq(invitationRecipients.idInvitation, idInvitation));
  const due = new Date(now.getTime() + 7 * DAY_MS);
  expect(await load()).toMatchObject({ remindFrom: due.toISOString() });
  expect(await change('remind')).toEqual({ ok: false, code: 'campaign_state' });
  expect(await change('remind', due)).toMatchObject({ value: { state: 'sending' } });
  expect(await statuses()).toEqual(['queued', 'queued']);
  await set({ state: 'sent', finishedAt: due });
  expect(await change('remind', new Date(due.getTime() + 30 * DAY_MS))).toMatchObject({
    ok: false,
  });
});

it('can be changed only with the right and by its own company', async () => {
  const may = { ok: false, code: 'may_not_send' };
  const user = { ...session, role: 'user' as const, canSendEmail: false };
  expect(await change('pause', now, user)).toEqual(may);
  const basic = { ...session, packageHrSay: 'basic' as const };
  expect(await change('pause', now, basic)).toMatchObject({ ok: true });
  expect(await change('resume', now, basic)).toEqual(may);
  const other = await sessionOf(await employerWithPassword());
  expect(await change('cancel', now, other)).toEqual({ ok: false, code: 'not_found' });
});

const letter = () => ({
  lang: 'th' as const,
  layoutLang: 'en' as const,
  senderName: 'Somchai',
  senderEmail: session.email,
  subject: 'Please write',
  content: 'Words',
});

it('sends a test email to oneself alone, under the sender’s name and with inert links', async () => {
  expect(await sendTestMail(session, letter())).toEqual({
    ok: true,
    value: { email: session.email },
  });
  const props = await mailProps(session.email, 'invitation-test');
  const mail = invitationMails[0]?.compose(props, 'en');
  expect(mail).toMatchObject({
    subject: 'Please write',
    fromName: 'Somchai (Test Company) via YouSay',
  });
  expect(mail?.unsubscribeUrl).toBeUndefined();
});

it('requires the right and a verified sender for a test', async () => {
  const user = { ...session, role: 'user' as const, canSendEmail: false };
  expect(await sendTestMail(user, letter())).toEqual({ ok: false, code: 'may_not_send' });
  const foreign = { ...letter(), senderEmail: 'somebody@example.com' };
  expect(await sendTestMail(session, foreign)).toMatchObject({ code: 'invalid_fields' });
});
