import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { auditLog } from '#shared/server/db/schema/operations.ts';
import { bothAtOnce } from '#tests/database/until-waiting.ts';
import { employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { changeSending, partOfSending, sendingRow } from '#tests/fixtures/invitation-fixture.ts';
import { begunSending } from '#tests/fixtures/owner-fixture.ts';
import { makeAdmin } from '#tests/fixtures/review-fixture.ts';
import { acceptPart } from '../campaign/accept-part.ts';
import { changeState } from '../campaign/change-state.ts';
import { hashEmail } from '../recipient-tokens.ts';
import { findOptedOut, insertOptOut } from '../stop/opt-out-queries.ts';
import { countTeamCampaigns, listTeamCampaigns, loadTeamSender } from './team-campaigns-queries.ts';
import { resumeInvitations, reverseBounce, suspendInvitations } from './team-stop.ts';

const DAY_MS = 24 * 60 * 60_000;
const remark = 'ผู้รับบอกว่าไม่เคยทำงานที่นี่';
let session: EmployerSession;
let idAdmin = 0;

beforeEach(async () => {
  session = await sessionOf(await employerWithPassword());
  idAdmin = await makeAdmin();
});

type Values = Parameters<typeof changeSending>[1];
async function sending(values: Values, by = session): Promise<string> {
  const idInvitation = await begunSending(by);
  await changeSending(idInvitation, values);
  return idInvitation;
}
const stateOf = async (idInvitation: string) => {
  const row = await sendingRow(idInvitation);
  return [row?.state, row?.suspendedReason];
};
const stop = (by = session) => suspendInvitations({ idEmp: by.idEmp, idAdmin, remark });
const allow = (by = session) => resumeInvitations({ idEmp: by.idEmp, idAdmin });
const change = (idInvitation: string, act: Parameters<typeof changeState>[1]['action']) =>
  changeState(session, { idInvitation, action: act }, new Date());
const newSending = () => partOfSending(session.email, [`${randomUUID()}@example.com`]);
const send = () => acceptPart(session, newSending(), new Date());
const logged = async (idEmp: number) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `company:${idEmp}`), eq(auditLog.idActor, idAdmin)))
      .orderBy(auditLog.idAudit)
  ).map(({ action, detail }) => [action, detail]);

it('suspends active and later campaigns until they are allowed again', async () => {
  const [underWay, paused] = [
    await sending({ state: 'sending' }),
    await sending({ state: 'paused' }),
  ];
  const over = await sending({ state: 'sent', finishedAt: new Date(Date.now() - 9 * DAY_MS) });
  const bounced = await sending({ state: 'stopped', suspendedReason: 'bounces' });
  const others = await sending({ state: 'sending' }, await sessionOf(await employerWithPassword()));
  expect(await stop()).toEqual({ ok: true, value: null });
  for (const one of [underWay, paused]) expect(await stateOf(one)).toEqual(['stopped', 'team']);
  expect(await stateOf(over)).toEqual(['sent', null]);
  expect(await stateOf(bounced)).toEqual(['stopped', 'bounces']);
  expect(await stateOf(others)).toEqual(['sending', null]);
  const refused = { ok: false, code: 'invitations_suspended' };
  expect(await send()).toEqual(refused);
  expect(await change(underWay, 'resume')).toEqual(refused);
  expect(await change(over, 'remind')).toEqual(refused);
  expect(await allow()).toEqual({ ok: true, value: null });
  for (const one of [underWay, paused]) expect(await stateOf(one)).toEqual(['paused', null]);
  expect(await stateOf(bounced)).toEqual(['stopped', 'bounces']);
  expect(await change(underWay, 'resume')).toMatchObject({ value: { state: 'sending' } });
  expect(await send()).toMatchObject({ ok: true });
  expect(await logged(session.idEmp)).toEqual([
    ['invitations.suspend', { remark }],
    ['invitations.resume', {}],
  ]);
});

it('happens once, and only for an existing company', async () => {
  const refusals = (both: readonly { readonly ok: boolean }[]) => both.map(({ ok }) => ok);
  const both = await bothAtOnce(db, 'invitation_suspensions', () => [stop(), stop()]);
  expect(refusals(both).toSorted()).toEqual([false, true]);
  expect(await allow()).toMatchObject({ ok: true });
  expect(await allow()).toEqual({ ok: false, code: 'conflict' });
  const nobody = { idEmp: 2_000_000_000, idAdmin };
  expect(await suspendInvitations({ ...nobody, remark })).toEqual({ ok: false, code: 'not_found' });
  expect(await resumeInvitations(nobody)).toEqual({ ok: false, code: 'not_found' });
});

it('suspends or rejects concurrent requests of the company', async () => {
  const over = await sending({ state: 'sent', finishedAt: new Date(Date.now() - 9 * DAY_MS) });
  const mine = { companies: [session.idEmp], state: 'sending' } as const;
  for (const ask of [() => change(over, 'remind'), send] as (() => Promise<unknown>)[]) {
    await bothAtOnce(db, 'invitations', () => [stop(), ask()]);
    expect(await countTeamCampaigns(db, mine)).toBe(0);
    await allow();
  }
});

it('allows mails to a bounced address again, never to one that complained', async () => {
  const email = `Back.${randomUUID()}+hr@gmail.com`;
  const emailHash = hashEmail(email);
  const isEnded = async () => (await findOptedOut(db, session.idEmp, [emailHash])).has(emailHash);
  const reverse = () => reverseBounce({ idAdmin, email: email.toUpperCase() });
  await insertOptOut(db, { emailHash, idEmp: null, reason: 'bounced' });
  expect(await reverse()).toEqual({ ok: true, value: null });
  expect(await isEnded()).toBe(false);
  await insertOptOut(db, { emailHash, idEmp: null, reason: 'complained' });
  expect(await reverse()).toEqual({ ok: false, code: 'not_found' });
  expect(await isEnded()).toBe(true);
  const acts = await db.select().from(auditLog).where(eq(auditLog.idActor, idAdmin));
  expect(acts).toMatchObject([{ action: 'bounce.reverse', subject: 'email' }]);
});

it('lists campaigns with bounces by company and state, never an address', async () => {
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS);
  const figures = { sent: 200, reminded: 100, bounced: 6, complained: 3 };
  const old = await sending({
    ...figures,
    state: 'stopped',
    suspendedReason: 'complaints',
    createdAt: at(2),
  });
  const late = await sending({ sent: 10, createdAt: at(1) });
  const mine = { companies: [session.idEmp], state: null };
  const page = { page: 1, pageSize: 10 };
  const found = await listTeamCampaigns(db, mine, page);
  expect(found.map(({ idInvitation }) => idInvitation)).toEqual([late, old]);
  expect(found[1]).toMatchObject({ sent: 300, bounced: 6, complained: 3, idEmp: session.idEmp });
  expect(JSON.stringify(found)).not.toContain('@');
  expect(await countTeamCampaigns(db, { ...mine, state: 'stopped' })).toBe(1);
  expect(await countTeamCampaigns(db, { ...mine, companies: [] })).toBe(0);
  const second = await listTeamCampaigns(db, mine, { page: 2, pageSize: 1 });
  expect(second.map(({ idInvitation }) => idInvitation)).toEqual([old]);
  await stop();
  expect(await loadTeamSender(db, session.idEmp)).toMatchObject({
    campaigns: 2,
    sent: 310,
    bounced: 6,
    complained: 3,
    stop: { remark, adminName: expect.stringMatching(/^team/) },
  });
});
