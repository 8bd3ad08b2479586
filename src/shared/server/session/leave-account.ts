import { fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import type { Outcome } from '#shared/server/http/endpoint/outcome.ts';
import type { Mail } from '#shared/server/mail/mail.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import { confirmIdentity, type IdentityCode, type SessionOwner } from './confirm-identity.ts';
import { credentialsOf, lockOwner, revokeSessions } from './credential-queries.ts';
import { deleteCredentialLinks } from './one-time-token-queries.ts';
import { CLEAR_CACHE, clearedCookies } from './open-session.ts';
import { verifyPassword } from './passwords.ts';
import { isSameName } from './same-name.ts';

export interface LeaveForm {
  readonly accountName: string;
  readonly currentPassword: string;
}

interface AccountDeletion<Props extends Record<string, unknown>> {
  /** Accepted spellings of the account name, one of which must be entered as confirmation. */
  readonly names: readonly string[];
  /** Deletes in the transaction and returns the mail's props; null when the account was gone. */
  readonly effect: (tx: Db) => Promise<Props | null>;
  readonly mail: Mail<Props>;
  readonly idEmp?: number;
}

/** Confirms the identity, signs out everywhere, invalidates the account's links, sends a mail. */
export async function deleteAccountOf<Props extends Record<string, unknown>>(
  owner: SessionOwner,
  { accountName, currentPassword }: LeaveForm,
  { names, effect, mail, idEmp }: AccountDeletion<Props>,
  now: Date,
): Promise<Outcome<null, IdentityCode>> {
  if (!isSameName(accountName, names)) {
    return invalidFields({ accountName: ['accountNameDiffers'] });
  }
  const confirmed = await confirmIdentity(owner, currentPassword, now);
  if (!confirmed.ok) return confirmed;
  const { address, language: locale, passwordHash } = confirmed.value;
  const outcome = await db.transaction(async (tx): Promise<Result<null, IdentityCode>> => {
    // Not for employers, whose `effect` locks the company before the account.
    if ('idJsk' in owner) await lockOwner(tx, owner);
    const currentHash = (await credentialsOf(tx, owner))?.passwordHash;
    // The stored hash changed after the check, by a new password or a new hash of the same.
    if (currentHash !== undefined && currentHash !== passwordHash) {
      const verified = await verifyPassword(currentHash, currentPassword);
      if (!verified.ok) return verified;
      if (!verified.value.isCorrect) return invalidFields({ currentPassword: ['wrongPassword'] });
    }
    const props = await effect(tx);
    if (props === null) return fail('unauthenticated');
    await revokeSessions(tx, owner);
    await deleteCredentialLinks(tx, owner);
    await queueMail(tx, mail, { to: { address }, locale, props, ...(idEmp && { idEmp }) });
    return ok(null);
  });
  if (!outcome.ok) return outcome;
  const cookies = clearedCookies('idUser' in owner ? 'employer' : 'jobSeeker');
  return { ...ok(null), cookies, headers: CLEAR_CACHE };
}
