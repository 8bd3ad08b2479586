import { checkPassword } from '#shared/core/forms/password-rules.ts';
import { invalidFields, type Result } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { unverifiedOf } from '#shared/server/mail/parts/unverified-email.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import {
  type Credentials,
  type Owner,
  resetKnownDevices,
  revokeSessions,
  setPasswordHash,
} from '#shared/server/session/credential-queries.ts';
import { deleteCredentialLinks } from '#shared/server/session/one-time-token-queries.ts';
import { hashPassword } from '#shared/server/session/passwords.ts';
import { passwordChangedMail } from '../session-mails.ts';
import { unlinkGoogle } from '../sign-in/google-queries.ts';
import { endSisterSignIn } from '../ways-in/sister-sign-in.ts';

/** Returns the hash of a password that contains no words of the account. */
export async function acceptPassword(
  password: string,
  words: readonly string[],
): Promise<Result<string, 'unavailable' | 'invalid_fields'>> {
  const checked = checkPassword(password, words);
  if (checked.ok) return hashPassword(password);
  return invalidFields({ password: [checked.code] });
}

/** Replaces a password: ends other sessions, links, devices and linked sign-ins; notifies. */
export async function replacePassword(
  tx: Db,
  owner: Owner,
  {
    passwordHash,
    credentials,
    keepSession,
    keepGoogle = false,
    keepSister = false,
  }: {
    readonly passwordHash: string;
    readonly credentials: Credentials;
    readonly keepSession?: string;
    readonly keepGoogle?: boolean;
    readonly keepSister?: boolean;
  },
): Promise<void> {
  await setPasswordHash(tx, owner, passwordHash);
  await revokeSessions(tx, owner, keepSession);
  await deleteCredentialLinks(tx, owner);
  await resetKnownDevices(tx, owner);
  const isUnlinked = !keepGoogle && 'idJsk' in owner && (await unlinkGoogle(tx, owner.idJsk));
  const isSisterEnded =
    !keepSister && 'idUser' in owner && (await endSisterSignIn(tx, owner.idUser));
  await queueMail(tx, passwordChangedMail, {
    to: { address: credentials.address },
    locale: credentials.language,
    props: {
      kind: 'idUser' in owner ? 'employer' : 'jobSeeker',
      ...(isUnlinked && { isUnlinked }),
      ...(isSisterEnded && { isSisterEnded }),
      ...unverifiedOf(credentials),
    },
  });
}
