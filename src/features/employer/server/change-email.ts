import type { Locale } from '#shared/core/locale.ts';
import { fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { violatedConstraint } from '#shared/server/db/violated-constraint.ts';
import { clearBounce } from '#shared/server/mail/bounced/reverse-bounce-queries.ts';
import { unverifiedOf } from '#shared/server/mail/parts/unverified-email.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { confirmIdentity, type IdentityCode } from '#shared/server/session/confirm-identity.ts';
import { credentialsOf, findUserByEmail } from '#shared/server/session/credential-queries.ts';
import { alreadyRegisteredMail } from '#shared/server/session/notify-owner.ts';
import {
  consumeOneTimeToken,
  deleteCredentialLinks,
  findOneTimeToken,
  insertOneTimeToken,
} from '#shared/server/session/one-time-token-queries.ts';
import { newSecret, secretHash } from '#shared/server/session/session-tokens.ts';
import { lockClaimOf, verifyClaim } from './claims/grant-claim.ts';
import { listCompanyOf, setUserEmail } from './company-user-queries.ts';
import { confirmEmailMail, emailChangingMail, employerWelcomeMail } from './employer-mails.ts';

const LINK_HOURS = 24;

/** Notifies the old email and sends the new one a link; only its owner learns if it is taken. */
export async function requestEmailChange(
  actor: Pick<EmployerSession, 'idSession' | 'idUser' | 'idEmp'>,
  form: { readonly email: string; readonly currentPassword?: string | undefined },
  locale: Locale,
  now: Date,
): Promise<Result<null, IdentityCode>> {
  const { idUser, idEmp } = actor;
  const confirmed = await confirmIdentity(actor, form.currentPassword, now);
  if (!confirmed.ok) return confirmed;
  const credentials = confirmed.value;
  if (credentials.address.toLowerCase() === form.email.toLowerCase()) {
    return invalidFields({ email: ['emailSame'] });
  }
  await db.transaction(async (tx) => {
    await queueMail(tx, emailChangingMail, {
      to: { address: credentials.address },
      locale: credentials.language,
      props: { newEmail: form.email, ...unverifiedOf(credentials) },
    });
    await requestConfirmation(tx, { idUser, idEmp, email: form.email, locale, now });
  });
  return ok(null);
}

interface EmailLinkRequest {
  readonly idUser: number;
  readonly idEmp: number;
  readonly email: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** Emails the verification link of a registration; confirming it lists the company. */
export function sendVerification(tx: Db, request: EmailLinkRequest): Promise<void> {
  return mailLink(tx, employerWelcomeMail, request);
}

async function requestConfirmation(tx: Db, request: EmailLinkRequest): Promise<void> {
  const { email, locale } = request;
  const to = { address: email };
  if (await findUserByEmail(tx, email)) {
    const props = { kind: 'employer' } as const;
    await queueMail(tx, alreadyRegisteredMail, { to, locale, props });
    return;
  }
  await mailLink(tx, confirmEmailMail, request);
}

async function mailLink(
  tx: Db,
  mail: typeof confirmEmailMail,
  { idUser, idEmp, email, locale, now }: EmailLinkRequest,
): Promise<void> {
  const token = newSecret();
  await deleteCredentialLinks(tx, { idUser });
  await insertOneTimeToken(tx, {
    tokenHash: secretHash(token),
    purpose: 'emailChange',
    idUser,
    payload: { email },
    expiresAt: new Date(now.getTime() + LINK_HOURS * 60 * 60_000),
  });
  await queueMail(tx, mail, { to: { address: email }, locale, props: { token }, idEmp });
}

interface EmailLink {
  readonly email: string;
  /** True if the link was used and the email it set is still current. */
  readonly isDone: boolean;
}

/** Distinguishes used links from expired ones. */
export async function isUsedEmailLink(token: string, tx: Db = db): Promise<boolean> {
  const link = await findOneTimeToken(tx, secretHash(token), 'emailChange');
  return Boolean(link?.usedAt);
}

/** The email that a valid link would set, or a used link has set. */
export async function emailOfLink(token: string, tx: Db = db): Promise<EmailLink | null> {
  if (token.length > 200) return null;
  const link = await findOneTimeToken(tx, secretHash(token), 'emailChange');
  const email = link?.payload['email'];
  if (!link?.idUser || !email) return null;
  if (link.usedAt === null) return { email, isDone: false };
  const { address } = (await credentialsOf(tx, { idUser: link.idUser })) ?? {};
  return address === email ? { email, isDone: true } : null;
}

/** Sets the email unless it is taken; verifies a pending claim, or lists an admin's company. */
export async function confirmEmailChange(
  token: string,
  now = new Date(),
): Promise<Result<string, 'link_expired' | 'link_used' | 'email_taken'>> {
  if (token.length > 200) return fail('link_expired');
  try {
    return await db.transaction(
      async (tx): Promise<Result<string, 'link_expired' | 'link_used'>> => {
        const link = await consumeOneTimeToken(tx, secretHash(token), 'emailChange');
        const email = link?.payload['email'];
        if (!link?.idUser || !email) {
          return fail((await isUsedEmailLink(token, tx)) ? 'link_used' : 'link_expired');
        }
        const claim = await lockClaimOf(tx, link.idUser);
        const changed = await setUserEmail(tx, link.idUser, email);
        if (!changed) return fail('link_expired');
        await deleteCredentialLinks(tx, { idUser: link.idUser });
        await clearBounce(tx, canonicalEmail(email));
        if (claim) await verifyClaim(tx, claim, email, now);
        const idEmp = await listCompanyOf(tx, link.idUser);
        if (idEmp !== null) await invalidateTags(tx, [`company:${idEmp}`, 'lists']);
        return ok(email);
      },
    );
  } catch (error) {
    if (violatedConstraint(error) === 'users_email') return fail('email_taken');
    throw error;
  }
}
