import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { whoIs } from '#tests/fixtures/employer-fixture.ts';
import { registerForm } from '#tests/fixtures/register-form.ts';
import type { RegisterInput } from '../core/register-contract.ts';
import { registerCompany } from './register-company.ts';

const now = () => new Date();
const from = { locale: 'th', userAgent: 'test' } as const;

let companyNumber = 0;
const newTaxId = () => {
  companyNumber += 1;
  return String(companyNumber).padStart(13, '0');
};

const form = (change: Partial<RegisterInput> = {}) =>
  registerForm({
    companyNameTh: 'บริษัท ทดสอบ จำกัด',
    companyNameEn: 'Test Co., Ltd.',
    taxId: newTaxId(),
    idIndustry: 1,
    city: 'บางรัก',
    ...change,
  });

describe('registering a company', () => {
  it('creates company, administrator, session and welcome email together', async () => {
    const done = await registerCompany(form(), from, now());
    if (!done.ok) throw new Error(done.code);
    const { employer } = await whoIs(`at=${done.value.opened.token}`);
    expect(employer).toMatchObject({
      idEmp: done.value.idEmp,
      role: 'admin',
      packageHrSay: 'basic',
    });
    const mails = await db
      .select()
      .from(emailOutbox)
      .where(eq(emailOutbox.idEmp, done.value.idEmp));
    expect(mails.map((mail) => mail.template)).toEqual(['employer-welcome']);
  });

  it('emails no typed text to an unverified address', async () => {
    const words = { companyNameTh: 'Win a prize', contactName: 'Call 02-000-0000' };
    const done = await registerCompany(form(words), from, now());
    if (!done.ok) throw new Error(done.code);
    const [mail] = await db
      .select()
      .from(emailOutbox)
      .where(eq(emailOutbox.idEmp, done.value.idEmp));
    expect(mail?.toName).toBe('');
    for (const typed of Object.values(words)) expect(JSON.stringify(mail)).not.toContain(typed);
  });

  it('stores nothing if the email is taken', async () => {
    const first = form();
    await registerCompany(first, from, now());
    const before = await db.$count(companies);
    const second = await registerCompany(form({ email: first.email.toUpperCase() }), from, now());
    expect(second).toMatchObject({ ok: false, fields: { email: ['emailTaken'] } });
    expect(await db.$count(companies)).toBe(before);
  });

  it('rejects a second company with the same tax id', async () => {
    const first = form();
    await registerCompany(first, from, now());
    const second = await registerCompany(form({ taxId: first.taxId }), from, now());
    expect(second).toMatchObject({ ok: false, fields: { taxId: ['taxIdTaken'] } });
  });

  it('stores the password as an argon2id hash only', async () => {
    const done = await registerCompany(form(), from, now());
    if (!done.ok) throw new Error(done.code);
    const [user] = await db.select().from(users).where(eq(users.idUser, done.value.idUser));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
