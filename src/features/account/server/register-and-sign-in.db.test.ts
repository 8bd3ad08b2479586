import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { sessions, users } from '#shared/server/db/schema/accounts.ts';
import { companies, industries, provinces } from '#shared/server/db/schema/companies.ts';
import { outgoingMails } from '#shared/server/db/schema/outreach.ts';
import type { RegisterForm } from '../core/account-contract.ts';
import { createAdminLink, signInByAdminLink } from './admin-link.ts';
import { currentSessions } from './current-sessions.ts';
import { registerCompany } from './register-company.ts';
import { revokeSession } from './session-queries.ts';
import { signInEmployer } from './sign-in-employer.ts';
import { signUpJobSeeker } from './sign-up-job-seeker.ts';

const now = () => new Date();
const from = { locale: 'th', userAgent: 'test' } as const;

await db
  .insert(industries)
  .values({ idIndustry: 1, nameTh: 'ก', nameEn: 'A' })
  .onConflictDoNothing();
await db
  .insert(provinces)
  .values({ code: '10', nameTh: 'กรุงเทพ', nameEn: 'Bangkok' })
  .onConflictDoNothing();

const form = (change: Partial<RegisterForm> = {}): RegisterForm => ({
  companyNameTh: 'บริษัท ทดสอบ จำกัด',
  companyNameEn: 'Test Co., Ltd.',
  taxId: String(Math.floor(Math.random() * 1e13)).padStart(13, '0'),
  idIndustry: 1,
  companySize: 3,
  country: 'TH',
  province: '10',
  city: 'บางรัก',
  address: '1 ถนนสีลม',
  postalCode: '10500',
  contactName: 'ฝ่ายบุคคล',
  position: 'HR',
  telephone: '02-123-4567',
  email: `hr${Math.random()}@example.com`,
  password: 'k7#mQ2xz',
  confirmPassword: 'k7#mQ2xz',
  terms: true,
  ...change,
});

const asking = (cookie: string) => new Request('http://localhost/', { headers: { cookie } });

describe('registering a company', () => {
  it('makes company, administrator, session and welcome mail together', async () => {
    const done = await registerCompany(form(), from, now());
    if (!done.ok) throw new Error(done.code);
    const { employer } = await currentSessions(asking(`at=${done.opened.token}`));
    expect(employer).toMatchObject({ idEmp: done.idEmp, role: 'admin', packageHrSay: 'basic' });
    const mails = await db.select().from(outgoingMails).where(eq(outgoingMails.idEmp, done.idEmp));
    expect(mails.map((mail) => mail.template)).toEqual(['employer-welcome']);
  });

  it('leaves nothing behind when the address is taken', async () => {
    const first = form();
    await registerCompany(first, from, now());
    const before = await db.$count(companies);
    const second = await registerCompany(form({ email: first.email.toUpperCase() }), from, now());
    expect(second).toMatchObject({ ok: false, fields: { email: ['emailTaken'] } });
    expect(await db.$count(companies)).toBe(before);
  });

  it('keeps the password as an argon2id hash only', async () => {
    const done = await registerCompany(form(), from, now());
    if (!done.ok) throw new Error(done.code);
    const [user] = await db.select().from(users).where(eq(users.idUser, done.idUser));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('signing in', () => {
  it('accepts the right password in any letter case of the address, and refuses alike otherwise', async () => {
    const company = form();
    await registerCompany(company, from, now());
    const sign = (username: string, password: string) =>
      signInEmployer({ username, password, userAgent: '' }, now());
    expect((await sign(company.email.toUpperCase(), company.password)).ok).toBe(true);
    const wrong = await sign(company.email, 'k7#mQ2xy');
    const unknown = await sign('nobody@example.com', company.password);
    expect(wrong).toEqual({ ok: false, code: 'wrong_credentials' });
    expect(unknown).toEqual(wrong);
  });

  it('stops guessing on one account', async () => {
    const company = form();
    await registerCompany(company, from, now());
    const guess = () =>
      signInEmployer({ username: company.email, password: 'x', userAgent: '' }, now());
    for (let attempt = 1; attempt < 25; attempt += 1) await guess();
    expect(await guess()).toMatchObject({ code: 'wrong_credentials' });
    expect(await guess()).toMatchObject({ code: 'too_many_requests' });
  });
});

describe('a session', () => {
  it('dies with its row, its user and its signature', async () => {
    const done = await registerCompany(form(), from, now());
    if (!done.ok) throw new Error(done.code);
    const cookie = `at=${done.opened.token}`;
    const forged = cookie.slice(0, -3) + (cookie.endsWith('AAA') ? 'BBB' : 'AAA');
    expect((await currentSessions(asking(forged))).employer).toBeNull();
    const { employer } = await currentSessions(asking(cookie));
    if (!employer) throw new Error('not signed in');
    await revokeSession(db, employer.idSession);
    expect((await currentSessions(asking(cookie))).employer).toBeNull();

    const again = await signInEmployer(
      { username: employer.email, password: 'k7#mQ2xz', userAgent: '' },
      now(),
    );
    if (!again.ok) throw new Error(again.code);
    await db.update(users).set({ deletedAt: now() }).where(eq(users.idUser, done.idUser));
    expect((await currentSessions(asking(`at=${again.opened.token}`))).employer).toBeNull();
  });

  it('of one kind opens no other', async () => {
    const done = await registerCompany(form(), from, now());
    if (!done.ok) throw new Error(done.code);
    const { token } = done.opened;
    const found = await currentSessions(asking(`accessToken=${token}; adminEnc=${token}`));
    expect(found).toEqual({ employer: null, jobSeeker: null, platformAdmin: null });
  });

  it('expires by the row even when the token would still be good', async () => {
    const done = await registerCompany(form(), from, now());
    if (!done.ok) throw new Error(done.code);
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.idUser, done.idUser));
    expect((await currentSessions(asking(`at=${done.opened.token}`))).employer).toBeNull();
  });
});

describe('the link of the review team', () => {
  it('opens one session, once', async () => {
    const link = await createAdminLink('Review team', now());
    if (!link) throw new Error('no link');
    const [first, second] = await Promise.all([
      signInByAdminLink(link, '', now()),
      signInByAdminLink(link, '', now()),
    ]);
    expect([first, second].filter(Boolean)).toHaveLength(1);
    const token = (first ?? second)?.opened.token;
    const { platformAdmin } = await currentSessions(asking(`adminEnc=${token}`));
    expect(platformAdmin?.name).toBe('Review team');
  });

  it('needs both halves', async () => {
    const link = await createAdminLink('Review team', now());
    if (!link) throw new Error('no link');
    expect(await signInByAdminLink({ ...link, keycode: 'x' }, '', now())).toBeNull();
  });
});

it('a job seeker signs up once by address', async () => {
  const person = {
    firstName: 'ทดสอบ',
    lastName: 'ระบบ',
    email: 'jsk@example.com',
    password: 'k7#mQ2xz',
    confirmPassword: 'k7#mQ2xz',
    terms: true,
  };
  expect((await signUpJobSeeker(person, from, now())).ok).toBe(true);
  expect(await signUpJobSeeker(person, from, now())).toMatchObject({
    fields: { email: ['emailTaken'] },
  });
});
