import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { fail } from '#shared/core/result.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { sessions } from '#shared/server/db/schema/accounts.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { companyVisits } from '#shared/server/db/schema/company-visits.ts';
import {
  emailSuppressions,
  invitationDrafts,
  invitationRecipients,
} from '#shared/server/db/schema/invitations.ts';
import { actionLogs, emailOutbox } from '#shared/server/db/schema/operations.ts';
import { profileVersions } from '#shared/server/db/schema/profiles.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import { revokeSessions } from '#shared/server/session/credential-queries.ts';
import { insertOneTimeToken } from '#shared/server/session/one-time-token-queries.ts';
import { revokeOwnSession } from '#shared/server/session/own-session-queries.ts';
import { secretHash } from '#shared/server/session/session-tokens.ts';
import {
  changeCompany,
  inDays,
  makeOpening,
  publishedVersion,
} from '#tests/fixtures/company-fixture.ts';
import {
  colleague,
  employerWithPassword,
  mailProps,
  passwordByLink,
  sessionOf,
  signIn,
  TEST_PASSWORD,
  whoIs,
} from '#tests/fixtures/employer-fixture.ts';
import { begunSending } from '#tests/fixtures/owner-fixture.ts';
import { makePublished } from '#tests/fixtures/review-fixture.ts';
import { cancelDeletion, executeDeletions, requestDeletion } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { loadAccount } from './load-account.ts';

const now = () => new Date();
const sure = { accountName: 'test  company', currentPassword: TEST_PASSWORD };

async function published(idEmp: number) {
  await publishedVersion(idEmp, 'th');
  await changeCompany(idEmp, { publishedThAt: now() });
  await makePublished(idEmp, { title: 'ดี' });
}

const userRow = async (idUser: number) =>
  (await db.select().from(users).where(eq(users.idUser, idUser)))[0];
const companyRow = async (idEmp: number) =>
  (await db.select().from(companies).where(eq(companies.idEmp, idEmp)))[0];

describe('requestDeletion', () => {
  it('needs the name of the company and the password', async () => {
    const session = await sessionOf(await employerWithPassword());
    expect(await requestDeletion(session, { ...sure, accountName: 'Other' }, now())).toMatchObject({
      fields: { accountName: ['accountNameDiffers'] },
    });
    expect(await requestDeletion(session, { ...sure, currentPassword: 'x' }, now())).toMatchObject({
      fields: { currentPassword: ['wrongPassword'] },
    });
    expect((await userRow(session.idUser))?.deleteAfter).toBeNull();
  });

  it('revokes all sessions, and the next sign-in offers to cancel', async () => {
    const employer = await employerWithPassword();
    const session = await sessionOf(employer);
    await insertOneTimeToken(db, {
      tokenHash: secretHash('a link'),
      purpose: 'passwordReset',
      idUser: employer.idUser,
      expiresAt: inDays(1),
    });
    expect(await requestDeletion(session, sure, now())).toMatchObject({
      ok: true,
      headers: { 'Clear-Site-Data': '"cache"' },
    });
    expect((await whoIs(session.cookie)).employer).toBeNull();
    expect(await passwordByLink('a link', TEST_PASSWORD)).toEqual(fail('link_expired'));
    expect(await mailProps(employer.email, 'deletion-requested')).toMatchObject({
      closesCompany: true,
    });
    expect((await signIn(employer.email, TEST_PASSWORD)).ok).toBe(true);
    const again = await sessionOf(employer);
    expect(again.deleteAfter).not.toBeNull();
    await cancelDeletion(again);
    await executeDeletions(inDays(31));
    expect((await userRow(employer.idUser))?.deletedAt).toBeNull();
    expect(await mailProps(employer.email, 'deletion-cancelled')).not.toBeNull();
  });

  it('emails no typed text, and neither does cancelling', async () => {
    const employer = await employerWithPassword();
    const { idEmp, idUser } = employer;
    const typed = { company: 'Win a prize', contact: 'Call 02-000-0000' };
    await changeCompany(idEmp, { companyNameTh: typed.company });
    await db.update(users).set({ contactName: typed.contact }).where(eq(users.idUser, idUser));
    const session = await sessionOf(employer);
    await requestDeletion(session, { ...sure, accountName: typed.company }, now());
    await cancelDeletion(session);
    const mails = await db.select().from(emailOutbox).where(eq(emailOutbox.idEmp, idEmp));
    expect(mails.map(({ template }) => template)).toEqual([
      'deletion-requested',
      'deletion-cancelled',
    ]);
    for (const words of Object.values(typed)) expect(JSON.stringify(mails)).not.toContain(words);
  });
});

const LETTER = { subject: 'ชวนเขียนรีวิว', text: 'สวัสดี', layoutLang: 'th' as const };
const letterOf = (idEmp: number) =>
  db.insert(invitationDrafts).values({ idEmp, lang: 'th', content: LETTER });

describe('executeDeletions', () => {
  it('the last administrator closes the page, but not the reviews', async () => {
    const employer = await employerWithPassword();
    const { idEmp } = employer;
    const user = await colleague(idEmp);
    const theirs = await sessionOf(user);
    await published(idEmp);
    await letterOf(idEmp);
    await begunSending(employer);
    const emailHash = randomUUID();
    for (const from of [idEmp, null])
      await db.insert(emailSuppressions).values({ emailHash, idEmp: from, reason: 'asked' });
    await db.insert(actionLogs).values({ idEmp, action: 'auto Login', createdBy: null });
    await db
      .insert(companyVisits)
      .values({ idEmp, day: thaiDay(now()), event: 'visitor', value: '', visitors: 9 });
    const session = await sessionOf(employer);
    expect((await loadAccount(session)).closesCompany).toBe(true);
    await requestDeletion(session, sure, now());
    await executeDeletions(inDays(29));
    expect((await companyRow(idEmp))?.publishedThAt).not.toBeNull();
    await executeDeletions(inDays(31));
    await executeDeletions(inDays(31));
    expect(await companyRow(idEmp)).toMatchObject({ publishedThAt: null, taxId: null });
    const ownTables = [invitationRecipients, profileVersions, invitationDrafts, actionLogs];
    for (const table of [...ownTables, companyVisits])
      expect(await db.$count(table, eq(table.idEmp, idEmp))).toBe(0);
    expect(await db.$count(emailSuppressions, eq(emailSuppressions.emailHash, emailHash))).toBe(2);
    expect(await db.$count(reviews, eq(reviews.idEmp, idEmp))).toBe(1);
    for (const idUser of [employer.idUser, user.idUser]) {
      expect(await userRow(idUser)).toMatchObject({ contactName: '', passwordHash: null });
    }
    expect((await whoIs(theirs.cookie)).employer).toBeNull();
  });

  it('other users are deleted alone', async () => {
    const employer = await employerWithPassword();
    const { idEmp } = employer;
    const other = await colleague(idEmp, 'admin');
    await published(idEmp);
    const action = 'auto Login';
    for (const { idUser: createdBy } of [employer, other])
      await db.insert(actionLogs).values({ idEmp, action, createdBy });
    const session = await sessionOf(employer);
    expect((await loadAccount(session)).closesCompany).toBe(false);
    await requestDeletion(session, sure, now());
    await executeDeletions(inDays(31));
    expect((await userRow(employer.idUser))?.deletedAt).not.toBeNull();
    expect((await userRow(other.idUser))?.deletedAt).toBeNull();
    expect((await companyRow(idEmp))?.publishedThAt).not.toBeNull();
    const logged = await db.select().from(actionLogs).where(eq(actionLogs.idEmp, idEmp));
    expect(logged.map(({ createdBy }) => createdBy)).toEqual([other.idUser]);
  });

  it('of two pending deletions the second closes the company, as announced', async () => {
    const employer = await employerWithPassword();
    const other = await colleague(employer.idEmp, 'admin');
    await published(employer.idEmp);
    await requestDeletion(await sessionOf(employer), sure, now());
    await requestDeletion(await sessionOf(other), sure, inDays(5));
    expect(await mailProps(employer.email, 'deletion-requested')).toMatchObject({
      closesCompany: false,
    });
    expect(await mailProps(other.email, 'deletion-requested')).toMatchObject({
      closesCompany: true,
    });
    vi.stubEnv('INDEXNOW_KEY', 'a1b2c3d4-test');
    const engines = sql`select 1 from pgboss.job where name = 'notify-search-engines'
      and (data ->> 'idEmp')::int = ${employer.idEmp}`;
    await executeDeletions(inDays(31));
    expect((await companyRow(employer.idEmp))?.publishedThAt).not.toBeNull();
    expect((await db.execute(engines)).rows).toHaveLength(0);
    await executeDeletions(inDays(36));
    expect((await companyRow(employer.idEmp))?.publishedThAt).toBeNull();
    expect((await db.execute(engines)).rows).toHaveLength(1);
  });
});

describe('sessions of the account', () => {
  it("are revoked one by one or all others, and only the owner's", async () => {
    const employer = await employerWithPassword();
    const [here, there, third] = [
      await sessionOf(employer, 'a'),
      await sessionOf(employer, 'b'),
      await sessionOf(employer, 'c'),
    ];
    const stranger = await sessionOf(await employerWithPassword());
    const end = (idSession: string) => revokeOwnSession(db, here, idSession);
    await end(stranger.idSession);
    expect((await whoIs(stranger.cookie)).employer).not.toBeNull();
    await end(there.idSession);
    const listed = (await loadAccount(here)).sessions.map(({ userAgent }) => userAgent);
    expect(listed.toSorted()).toEqual(['a', 'c']);
    await revokeSessions(db, { idUser: here.idUser }, here.idSession);
    expect((await whoIs(third.cookie)).employer).toBeNull();
    expect((await whoIs(here.cookie)).employer).not.toBeNull();
    const [row] = await db.select().from(sessions).where(eq(sessions.idSession, here.idSession));
    expect(row?.revokedAt).toBeNull();
  });
});

it('the export contains company, openings and only public review content', async () => {
  const employer = await employerWithPassword();
  await published(employer.idEmp);
  await makeOpening(employer.idEmp, {
    postedAt: new Date('2026-03-01T00:00:00+07:00'),
    expiresAt: new Date('2026-03-31T23:59:59+07:00'),
  });
  await letterOf(employer.idEmp);
  await begunSending(employer);
  const exported = await exportAccount(employer, now());
  expect(exported.invitationEmails).toEqual([{ lang: 'th', ...LETTER }]);
  expect(exported.campaigns).toMatchObject([
    { subject: 'x', startedOn: thaiDay(new Date()), size: 2 },
  ]);
  expect(exported.company.companyNameEn).toBe('Test Company');
  expect(exported.users.map(({ email }) => email)).toEqual([employer.email]);
  expect(exported.profiles).toHaveLength(1);
  const days = { opensOn: '2026-03-01', closesOn: '2026-03-31', closedOn: null };
  expect(exported.openings).toMatchObject([{ positionTh: 'ช่าง', ...days }]);
  expect(exported.reviews).toMatchObject([{ title: 'ดี', month: thaiDay(now()).slice(0, 7) }]);
  expect(JSON.stringify(exported)).not.toMatch(/192\.0\.2\.1|idJsk|argon2|passwordHash/);
});
