import { checkPassword } from '#features/session/core/password-rules.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Result } from '#shared/core/result.ts';
import { invalidFields, ok } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { db } from '#shared/server/db/pool.ts';
import { violatedConstraint } from '#shared/server/db/violated-constraint.ts';
import type { OpenedSession } from '#shared/server/session/open-session.ts';
import { openSession } from '#shared/server/session/open-session.ts';
import { hashPassword } from '#shared/server/session/passwords.ts';
import { tellOwner } from '#shared/server/session/tell-owner.ts';
import type { RegisterForm } from '../core/register-contract.ts';
import { mailAddressProof } from './change-email.ts';
import { insertCompanyWithAdmin } from './register-queries.ts';

type RegisterOutcome = Result<
  { readonly opened: OpenedSession; readonly idEmp: number; readonly idUser: number },
  'unavailable' | 'invalid_fields'
>;

/** Company, its first administrator, their session and the mail that proves the address: all of it or nothing. */
export async function registerCompany(
  form: RegisterForm,
  from: { locale: Locale; userAgent: string },
  now: Date,
): Promise<RegisterOutcome> {
  const { companyNameTh, companyNameEn, contactName, email } = form;
  const words = [companyNameTh, companyNameEn, contactName, email];
  const password = checkPassword(form.password, words);
  if (!password.ok) return invalidFields({ password: [password.code] });
  const hashed = await hashPassword(form.password);
  if (!hashed.ok) return hashed;
  try {
    return await db.transaction((tx) => register(tx, form, hashed.value, from, now));
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_email') {
      await tellOwner(form.email, 'employer', from.locale);
      return invalidFields({ email: ['emailTaken'] });
    }
    if (constraint === 'companies_tax_id') return invalidFields({ taxId: ['taxIdTaken'] });
    throw error;
  }
}

async function register(
  tx: Db,
  form: RegisterForm,
  passwordHash: string,
  { locale, userAgent }: { locale: Locale; userAgent: string },
  now: Date,
): Promise<RegisterOutcome> {
  const ids = await insertCompanyWithAdmin(tx, form, passwordHash, locale, now);
  await mailAddressProof(tx, { ...ids, email: form.email, locale, now });
  const owner = { idUser: ids.idUser };
  const opened = await openSession(tx, { kind: 'employer', owner, userAgent }, now);
  return ok({ opened, ...ids });
}
