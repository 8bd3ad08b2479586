import { invalidFields, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Caller, confirmIdentity } from '#shared/server/session/confirm-identity.ts';
import { credentialsOf, lockOwner } from '#shared/server/session/credential-queries.ts';
import { verifyPassword } from '#shared/server/session/passwords.ts';
import { isGoogleLinked } from '../sign-in/google-queries.ts';
import { sisterSignIn } from '../ways-in/sister-sign-in.ts';
import { acceptPassword, replacePassword } from './replace-password.ts';

type LinkChoice = 'keep' | 'end' | undefined;

/** This session stays, every other one ends, another way in as its owner says; a mail tells. */
export async function changePassword(
  caller: Caller,
  form: {
    readonly password: string;
    readonly currentPassword?: string | undefined;
    readonly google?: LinkChoice;
    readonly sister?: LinkChoice;
  },
  now: Date,
) {
  const confirmed = await confirmIdentity(caller, form.currentPassword, now);
  if (!confirmed.ok) return confirmed;
  const credentials = confirmed.value;
  const hasPassword = credentials.passwordHash !== null;
  const link = await linkOf(caller);
  if (hasPassword && link !== null && form[link] === undefined) {
    return invalidFields({ [link]: ['choiceRequired'] });
  }
  const accepted = await acceptPassword(form.password, credentials.words);
  if (!accepted.ok) return accepted;
  const change = {
    passwordHash: accepted.value,
    credentials,
    keepSession: caller.idSession,
    keepGoogle: form.google !== 'end',
    keepSister: form.sister !== 'end',
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

/** The way in beside the password, which the owner may not know of. */
async function linkOf(caller: Caller): Promise<'google' | 'sister' | null> {
  if ('idJsk' in caller) return (await isGoogleLinked(db, caller.idJsk)) ? 'google' : null;
  return (await sisterSignIn(db, caller.idUser)) === 'on' ? 'sister' : null;
}
