import type { Locale } from '#shared/core/locale.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { PAIR_SECONDS } from '#shared/core/session.ts';
import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { violatedConstraint } from '#shared/server/db/violated-constraint.ts';
import { clearBounce } from '#shared/server/mail/bounced/reverse-bounce-queries.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import { takePasswordAttempt } from '#shared/server/session/admit-try.ts';
import {
  credentialsOf,
  findJobSeekerByUsername,
  lockOwner,
} from '#shared/server/session/credential-queries.ts';
import type { DeviceVisitor } from '#shared/server/session/known-devices.ts';
import { type OpenedSession, openSession } from '#shared/server/session/open-session.ts';
import { verifyPassword } from '#shared/server/session/passwords.ts';
import { verifyAccount } from '#shared/server/session/verify-account.ts';
import { googleLinkedMail } from '../session-mails.ts';
import { nonceOf } from './google-nonce.ts';
import {
  consumeNonce,
  findJobSeekerByGoogle,
  insertGoogleJobSeeker,
  linkGoogle,
} from './google-queries.ts';
import { type GoogleIdentity, readGoogleToken } from './read-google-token.ts';

interface Visit {
  readonly token: string;
  readonly password?: string | undefined;
  readonly locale: Locale;
  readonly from: DeviceVisitor;
  readonly secret: string | null;
}

interface Attempt extends Visit {
  readonly identity: GoogleIdentity;
  readonly now: Date;
}

interface Person {
  readonly idJsk: number;
  readonly username: string;
}

type GoogleOutcome = Result<
  { readonly opened: OpenedSession; readonly jsk: Person; readonly isNew: boolean },
  | 'not_found'
  | 'wrong_credentials'
  | 'unavailable'
  | 'conflict'
  | 'google_unverified'
  | 'too_many_requests'
  | 'google_link_needed'
>;

/**
 * Signs in the person whose Google id the token holds. A new id joins an existing account of the
 * email only with its password, since emails change hands, and never with an unverified email. A
 * token is valid once, in the browser that requested it.
 */
export async function signInWithGoogle(visit: Visit, now: Date): Promise<GoogleOutcome> {
  const read = await readGoogleToken(visit.token, now);
  if (!read.ok) return read;
  const identity = read.value;
  if (visit.secret === null || identity.nonce !== nonceOf(visit.secret)) {
    return fail('wrong_credentials');
  }
  const linkedPerson = await findJobSeekerByGoogle(db, identity.sub);
  const attempt = { ...visit, identity, now };
  if (linkedPerson) return signedIn(attempt, linkedPerson);
  if (!identity.isEmailVerified) return fail('google_unverified');
  const sameAddress = await findJobSeekerByUsername(db, identity.email);
  return sameAddress ? linked(attempt, sameAddress) : signedUp(attempt);
}

/** Waits by lock for a concurrent password reset, which ends the Google link and all sessions. */
function signedIn(attempt: Attempt, person: Person): Promise<GoogleOutcome> {
  const { identity } = attempt;
  return db.transaction(async (tx): Promise<GoogleOutcome> => {
    await lockOwner(tx, person);
    const current = await findJobSeekerByGoogle(tx, identity.sub);
    if (!current) return fail('conflict');
    if (!(await consumeNonce(tx, identity))) return fail('wrong_credentials');
    return opened(tx, attempt, current);
  });
}

async function signedUp(attempt: Attempt): Promise<GoogleOutcome> {
  const { identity, locale } = attempt;
  try {
    return await db.transaction(async (tx): Promise<GoogleOutcome> => {
      if (!(await consumeNonce(tx, identity))) return fail('wrong_credentials');
      const idJsk = await insertGoogleJobSeeker(tx, identity, locale);
      await clearBounce(tx, canonicalEmail(identity.email));
      return opened(tx, attempt, { idJsk, username: identity.email }, true);
    });
  } catch (error) {
    // A concurrent tab created the account first; a retry finds it.
    if (violatedConstraint(error)?.startsWith('job_seekers_')) return fail('conflict');
    throw error;
  }
}

async function linked(
  attempt: Attempt,
  person: Person & { readonly passwordHash: string | null },
): Promise<GoogleOutcome> {
  const { identity, password, from } = attempt;
  const { sub, email } = identity;
  if (!password) return fail('google_link_needed', { detail: { email } });
  const wait = await takePasswordAttempt({ kind: 'jobSeeker', email }, from);
  if (wait !== null) return fail('too_many_requests', { retryAfter: wait });
  const verified = await verifyAccount({ owner: person, ...person }, password);
  if (!verified.ok) return verified;
  if (!verified.value) return fail('wrong_credentials');
  const { idJsk, username } = person;
  return db.transaction(async (tx): Promise<GoogleOutcome> => {
    await lockOwner(tx, person);
    const credentials = await credentialsOf(tx, person);
    if (!credentials) return fail('wrong_credentials');
    // A concurrent call changed or rehashed the password since the first check.
    if (credentials.passwordHash !== person.passwordHash) {
      const rechecked = await verifyPassword(credentials.passwordHash, password);
      if (!rechecked.ok) return rechecked;
      if (!rechecked.value.isCorrect) return fail('wrong_credentials');
    }
    if (!(await consumeNonce(tx, identity))) return fail('wrong_credentials');
    if (!(await linkGoogle(tx, idJsk, sub))) return fail('conflict');
    await clearBounce(tx, canonicalEmail(email));
    const { address, language: locale } = credentials;
    await queueMail(tx, googleLinkedMail, { to: { address }, locale, props: {} });
    return opened(tx, attempt, { idJsk, username });
  });
}

async function opened(
  tx: Db,
  { from: { userAgent }, now }: Attempt,
  jsk: Person,
  isNew = false,
): Promise<GoogleOutcome> {
  const owner = { idJsk: jsk.idJsk };
  const pairSeconds = PAIR_SECONDS.jobSeeker;
  const session = { kind: 'jobSeeker', owner, userAgent, pairSeconds } as const;
  return ok({ opened: await openSession(tx, session, now), jsk, isNew });
}
