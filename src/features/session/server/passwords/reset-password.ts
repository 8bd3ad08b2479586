import type { Locale } from '#shared/core/locale.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import { db } from '#shared/server/db/pool.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { clearBounce } from '#shared/server/mail/bounced/reverse-bounce-queries.ts';
import { unverifiedOf } from '#shared/server/mail/parts/unverified-email.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import {
  credentialsOf,
  findJobSeekerByUsername,
  findUserByEmail,
  type Owner,
} from '#shared/server/session/credential-queries.ts';
import {
  accountKey,
  type DeviceVisitor,
  knownDevice,
  type NamedAccount,
} from '#shared/server/session/known-devices.ts';
import {
  consumeOneTimeToken,
  findOneTimeToken,
  insertOneTimeToken,
} from '#shared/server/session/one-time-token-queries.ts';
import { newSecret, secretHash } from '#shared/server/session/session-tokens.ts';
import { mailedPage } from '../../core/return-path/return-page.ts';
import { RESET_MAILS_LIMIT } from '../../core/session-limits.ts';
import { resetLinkMail } from '../session-mails.ts';
import { acceptPassword, replacePassword } from './replace-password.ts';
import { resetLinkJob } from './reset-link-job.ts';

const LINK_MINUTES = 60;
const KINDS = ['employer', 'jobSeeker'] as const;

/**
 * A job looks up the account, so response and timing reveal nothing. An email that reached the
 * limit gets no more links while older ones work; a device its owner has used is exempt.
 */
export async function requestPasswordReset(
  email: string,
  locale: Locale,
  from: DeviceVisitor,
  to?: string,
): Promise<void> {
  const devices = await Promise.all(KINDS.map((kind) => knownDevice(from, { kind, email })));
  const knownKinds = KINDS.filter((_, index) => devices[index] !== null);
  const isSpared =
    knownKinds.length === 0 &&
    (await takePoint(RESET_MAILS_LIMIT, accountKey({ kind: 'employer', email }))) !== null;
  if (!isSpared) await enqueue(db, resetLinkJob, { email, locale, knownKinds, to });
}

interface ResetTerms {
  /** Account kinds whose owner has signed in on the requesting device. */
  readonly knownKinds: readonly NamedAccount['kind'][];
  readonly to?: string | undefined;
}

/** Emails one link per account, because an employer and a job seeker may share an email. */
export async function sendResetLinks(
  email: string,
  locale: Locale,
  now: Date,
  { to, knownKinds = [] }: Partial<ResetTerms> = {},
): Promise<void> {
  const user = await findUserByEmail(db, email);
  const jobSeeker = await findJobSeekerByUsername(db, email);
  const terms = { locale, knownKinds, to };
  if (user) await sendLink({ idUser: user.idUser }, terms, now);
  if (jobSeeker) await sendLink({ idJsk: jobSeeker.idJsk }, terms, now);
}

async function sendLink(
  owner: Owner,
  { locale, knownKinds, to }: ResetTerms & { readonly locale: Locale },
  now: Date,
): Promise<void> {
  const credentials = await credentialsOf(db, owner);
  if (credentials === null) return;
  const kind = kindOf(owner);
  const token = newSecret();
  // Sign-up does not verify an email, so a device knows its account only once it is verified.
  const isKnownDevice = knownKinds.includes(kind) && credentials.isEmailVerified;
  await db.transaction(async (tx) => {
    await insertOneTimeToken(tx, {
      tokenHash: secretHash(token),
      purpose: 'passwordReset',
      ...owner,
      expiresAt: new Date(now.getTime() + LINK_MINUTES * 60_000),
    });
    await queueMail(tx, resetLinkMail, {
      to: { address: credentials.address },
      locale,
      props: {
        kind,
        token,
        isKnownDevice,
        to: mailedPage(to, kind),
        ...unverifiedOf(credentials),
      },
    });
  });
}

export interface ResetLinkState {
  readonly isOver: boolean;
  readonly usedBy: NamedAccount['kind'] | null;
}

/** Reads the link without consuming it. */
export async function resetLinkState(token: string): Promise<ResetLinkState> {
  const link = await findOneTimeToken(db, secretHash(token), 'passwordReset');
  const owner = link?.usedAt ? ownerOf(link) : null;
  return { isOver: link === null || owner !== null, usedBy: owner && kindOf(owner) };
}

/** Sets a new password by link; only an accepted password consumes the link and ends sessions. */
export async function resetPassword(
  token: string,
  password: string,
): Promise<Result<NamedAccount, 'link_expired' | 'link_used' | 'unavailable' | 'invalid_fields'>> {
  const tokenHash = secretHash(token);
  const link = await findOneTimeToken(db, tokenHash, 'passwordReset');
  if (link?.usedAt) return fail('link_used');
  const found = link && ownerOf(link);
  const credentials = found && (await credentialsOf(db, found));
  if (!found || !credentials) return fail('link_expired');
  const accepted = await acceptPassword(password, credentials.guessableWords);
  if (!accepted.ok) return accepted;
  const done = await db.transaction(async (tx): Promise<Result<Owner, 'link_used'>> => {
    const spent = await consumeOneTimeToken(tx, tokenHash, 'passwordReset');
    const owner = spent && ownerOf(spent);
    if (!owner) return fail('link_used');
    await clearBounce(tx, canonicalEmail(credentials.address));
    // The link was opened, so its email arrived.
    const verified = { ...credentials, isEmailVerified: true };
    await replacePassword(tx, owner, { passwordHash: accepted.value, credentials: verified });
    return ok(owner);
  });
  return done.ok ? ok({ kind: kindOf(done.value), email: credentials.address }) : done;
}

function ownerOf(link: { idUser: number | null; idJsk: number | null }): Owner | null {
  if (link.idUser !== null) return { idUser: link.idUser };
  return link.idJsk === null ? null : { idJsk: link.idJsk };
}

function kindOf(owner: Owner): NamedAccount['kind'] {
  return 'idUser' in owner ? 'employer' : 'jobSeeker';
}
