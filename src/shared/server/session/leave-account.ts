import { fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import type { Outcome } from '#shared/server/http/endpoint/outcome.ts';
import type { Mail } from '#shared/server/mail/mail.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import { type Caller, confirmIdentity, type IdentityCode } from './confirm-identity.ts';
import { credentialsOf, endSessions, lockOwner } from './credential-queries.ts';
import { endCredentialLinks } from './one-time-token-queries.ts';
import { CLEAR_CACHE, clearedCookies } from './open-session.ts';
import { verifyPassword } from './passwords.ts';
import { isSameName } from './same-name.ts';

/** What anybody types who deletes their account. */
export interface LeaveForm {
  readonly accountName: string;
  readonly currentPassword: string;
}

interface Leaving<Props extends Record<string, unknown>> {
  /** What the account is called: one of them has to be typed, so that nobody leaves by a slip. */
  readonly names: readonly string[];
  /** What becomes of the account, and what its mail says of it; null when it was gone already. */
  readonly effect: (tx: Db) => Promise<Props | null>;
  readonly mail: Mail<Props>;
  readonly idEmp?: number;
}

/** Whoever proves who they are is signed out everywhere, no link works any more, and a mail says so. */
export async function leaveAccount<Props extends Record<string, unknown>>(
  caller: Caller,
  { accountName, currentPassword }: LeaveForm,
  { names, effect, mail, idEmp }: Leaving<Props>,
  now: Date,
): Promise<Outcome<null, IdentityCode>> {
  if (!isSameName(accountName, names)) {
    return invalidFields({ accountName: ['accountNameDiffers'] });
  }
  const confirmed = await confirmIdentity(caller, currentPassword, now);
  if (!confirmed.ok) return confirmed;
  const { address, language: locale, passwordHash } = confirmed.value;
  const left = await db.transaction(async (tx): Promise<Result<null, IdentityCode>> => {
    // The effect locks the company of an employer first.
    if ('idJsk' in caller) await lockOwner(tx, caller);
    const since = (await credentialsOf(tx, caller))?.passwordHash;
    // It was changed, or only hashed anew, since it was checked.
    if (since !== undefined && since !== passwordHash) {
      const verified = await verifyPassword(since, currentPassword);
      if (!verified.ok) return verified;
      if (!verified.value.isRight) return invalidFields({ currentPassword: ['wrongPassword'] });
    }
    const props = await effect(tx);
    if (props === null) return fail('unauthenticated');
    await endSessions(tx, caller);
    await endCredentialLinks(tx, caller);
    await queueMail(tx, mail, { to: { address }, locale, props, ...(idEmp && { idEmp }) });
    return ok(null);
  });
  if (!left.ok) return left;
  const cookies = clearedCookies('idUser' in caller ? 'employer' : 'jobSeeker');
  return { ...ok(null), cookies, headers: CLEAR_CACHE };
}
