import { invalidFields, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { confirmIdentity, type SessionOwner } from '#shared/server/session/confirm-identity.ts';
import { credentialsOf, lockOwner } from '#shared/server/session/credential-queries.ts';
import { verifyPassword } from '#shared/server/session/passwords.ts';
import { isGoogleLinked } from '../sign-in/google-queries.ts';
import { sisterSignIn } from '../ways-in/sister-sign-in.ts';
import { acceptPassword, replacePassword } from './replace-password.ts';

type LinkChoice = 'keep' | 'end' | undefined;

/** Changes the password, revokes other sessions, may end the linked sign-in, sends an email. */
export async function changePassword(
  owner: SessionOwner,
  form: {
    readonly password: string;
    readonly currentPassword?: string | undefined;
    readonly google?: LinkChoice;
    readonly sister?: LinkChoice;
  },
  now: Date,
) {
  const confirmed = await confirmIdentity(owner, form.currentPassword, now);
  if (!confirmed.ok) return confirmed;
  const credentials = confirmed.value;
  const hasPassword = credentials.passwordHash !== null;
  const link = await linkOf(owner);
  if (hasPassword && link !== null && form[link] === undefined) {
    return invalidFields({ [link]: ['choiceRequired'] });
  }
  const accepted = await acceptPassword(form.password, credentials.guessableWords);
  if (!accepted.ok) return accepted;
  const change = {
    passwordHash: accepted.value,
    credentials,
    keepSession: owner.idSession,
    keepGoogle: form.google !== 'end',
    keepSister: form.sister !== 'end',
  };
  return db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const passwordHash = (await credentialsOf(tx, owner))?.passwordHash;
    // A concurrent call changed or rehashed the password since the first check.
    if (passwordHash !== credentials.passwordHash && form.currentPassword !== undefined) {
      const verified = await verifyPassword(passwordHash ?? null, form.currentPassword);
      if (!verified.ok) return verified;
      if (!verified.value.isCorrect) return invalidFields({ currentPassword: ['wrongPassword'] });
    }
    await replacePassword(tx, owner, change);
    return ok(null);
  });
}

/** Linked sign-in method besides the password, which may exist without the owner's knowledge. */
async function linkOf(owner: SessionOwner): Promise<'google' | 'sister' | null> {
  if ('idJsk' in owner) return (await isGoogleLinked(db, owner.idJsk)) ? 'google' : null;
  return (await sisterSignIn(db, owner.idUser)) === 'on' ? 'sister' : null;
}
