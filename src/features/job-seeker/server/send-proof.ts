import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import { insertOneTimeToken } from '#shared/server/session/one-time-token-queries.ts';
import { newSecret, secretHash } from '#shared/server/session/session-tokens.ts';
import { verifyEmailMail } from './job-seeker-mails.ts';
import { endProofs } from './job-seeker-queries.ts';

const PROOF_DAYS = 7;

interface Recipient {
  readonly idJsk: number;
  readonly email: string;
  readonly to?: string | undefined;
}

/** Emails a verification link; an unused earlier link becomes invalid. */
export async function sendVerificationEmail(
  tx: Db,
  { idJsk, email, to }: Recipient,
  locale: Locale,
  now: Date,
): Promise<void> {
  await endProofs(tx, idJsk);
  const token = newSecret();
  await insertOneTimeToken(tx, {
    tokenHash: secretHash(token),
    purpose: 'emailVerification',
    idJsk,
    expiresAt: new Date(now.getTime() + PROOF_DAYS * 24 * 60 * 60_000),
  });
  await queueMail(tx, verifyEmailMail, { to: { address: email }, locale, props: { token, to } });
}
