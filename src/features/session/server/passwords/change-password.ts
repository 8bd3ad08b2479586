import { invalidFields, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Caller, confirmIdentity } from '#shared/server/session/confirm-identity.ts';
import { credentialsOf, lockOwner } from '#shared/server/session/credential-queries.ts';
import { verifyPassword } from '#shared/server/session/passwords.ts';
import { isGoogleLinked } from '../sign-in/google-queries.ts';
import { acceptPassword, replacePassword } from './replace-password.ts';

/** This session stays, every other one ends, a link with Google as its owner says; a mail tells. */
export async function changePassword(
  caller: Caller,
  form: {
    readonly password: string;
    readonly currentPassword?: string | undefined;
    readonly google?: 'keep' | 'end' | undefined;
  },
  now: Date,
) {
  const confirmed = await confirmIdentity(caller, form.currentPassword, now);
  if (!confirmed.ok) return confirmed;
  const credentials = confirmed.value;
  const hasPassword = credentials.passwordHash !== null;
  if (hasPassword && form.google === undefined && (await hasGoogle(caller))) {
    return invalidFields({ google: ['choiceRequired'] });
  }
  const accepted = await acceptPassword(form.password, credentials.words);
  if (!accepted.ok) return accepted;
  const change = {
    passwordHash: accepted.value,
    credentials,
    keepSession: caller.idSession,
    keepGoogle: form.google !== 'end',
  };
  return db.transaction(async (tx) => {
    await lockOwner(tx, caller);
    const passwordHash = (await credentialsOf(tx, caller))?.passwordHash;
    // It was changed, or only hashed anew, since it was checked.
    if (passwordHash !== credentials.passwordHash && form.currentPassword !== undefined) {
      const verified = await verifyPassword(passwordHash ?? null, form.currentPassword);
      if (!verified.ok) return verified;
      if (!verified.value.isRight) return invalidFields({ currentPassword: ['wrongPassword'] });
    }
    await replacePassword(tx, caller, change);
    return ok(null);
  });
}

const hasGoogle = async (caller: Caller) => 'idJsk' in caller && isGoogleLinked(db, caller.idJsk);
