import { checkPassword } from '#shared/core/forms/password-rules.ts';
import type { Locale } from '#shared/core/locale.ts';
import { fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { violatedConstraint } from '#shared/server/db/violated-constraint.ts';
import { notifyOwner } from '#shared/server/session/notify-owner.ts';
import { type OpenedSession, openSession } from '#shared/server/session/open-session.ts';
import { hashPassword } from '#shared/server/session/passwords.ts';
import type { RegisterInput } from '../core/register-contract.ts';
import { sendVerification } from './change-email.ts';
import {
  claimableCompany,
  insertClaim,
  isTaxIdOfOther,
  sameClaimable,
} from './claims/claim-queries.ts';
import { insertCompanyWithAdmin } from './register-queries.ts';

type RegisterOutcome = Result<
  { readonly opened: OpenedSession; readonly idEmp: number; readonly idUser: number },
  'unavailable' | 'invalid_fields' | 'company_claimed'
>;

/** Creates company, administrator, session and email in one transaction, and a claim if listed. */
export async function registerCompany(
  form: RegisterInput,
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
      await notifyOwner(form.email, 'employer', from.locale);
      return invalidFields({ email: ['emailTaken'] });
    }
    if (constraint === 'companies_tax_id') return invalidFields({ taxId: ['taxIdTaken'] });
    throw error;
  }
}

async function register(
  tx: Db,
  form: RegisterInput,
  passwordHash: string,
  { locale, userAgent }: { locale: Locale; userAgent: string },
  now: Date,
): Promise<RegisterOutcome> {
  const { taxId, idEmp, claim, ...entered } = form;
  const listed = await (idEmp === undefined
    ? sameClaimable(tx, form)
    : claimableCompany(tx, idEmp));
  if (idEmp !== undefined && !listed) return fail('company_claimed');
  if (listed && idEmp === undefined && !claim) return invalidFields({ claim: ['companyListed'] });
  if (listed && (await isTaxIdOfOther(tx, taxId, listed.idEmp))) {
    return invalidFields({ taxId: ['taxIdTaken'] });
  }
  const company = { ...entered, taxId: listed ? null : taxId };
  const ids = await insertCompanyWithAdmin(tx, company, passwordHash, locale, now);
  if (listed) {
    const { idUser, idEmp: idPlaceholder } = ids;
    await insertClaim(tx, { idEmp: listed.idEmp, idUser, idPlaceholder, taxId });
  }
  await sendVerification(tx, { ...ids, email: form.email, locale, now });
  const owner = { idUser: ids.idUser };
  const opened = await openSession(tx, { kind: 'employer', owner, userAgent }, now);
  return ok({ opened, ...ids });
}
