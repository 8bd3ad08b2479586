import { fromBase64Url } from '#shared/core/proof/proof-text.ts';
import { fail, ok } from '#shared/core/result.ts';
import type { JobSeekerSession } from '#shared/core/session.ts';
import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import { thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { log } from '#shared/server/log.ts';
import { clearBounce } from '#shared/server/mail/bounced/reverse-bounce-queries.ts';
import { findProofKey, listPublicKeys } from '#shared/server/proofs/proof-key-queries.ts';
import { canOpen } from '#shared/server/proofs/proof-keys.ts';
import { signBlindly } from '#shared/server/proofs/sign-blindly.ts';
import { markOpened } from './count-opening.ts';
import { oldestValidLinkDate, requireInvited } from './invited-person.ts';
import { markInvitedEmailVerified, offersLabel, setEventBit } from './invited-queries.ts';

const kind = 'invitation';

/** Lists keys but never makes one: a key made on demand would reveal that someone was invited. */
export async function companyKeys(idEmp: number, now: Date) {
  const keys = await listPublicKeys(db, idEmp, thaiYear(now));
  return keys.map(({ idEmp: _, publicKey, ...key }) => ({
    ...key,
    publicKey: publicKey.toString('base64url'),
  }));
}

interface ProofRequest {
  readonly token: string;
  readonly year: number;
  readonly blinded: string;
}

/** Signs a blinded proof once per recipient and stores one bit, neither value nor time. */
export async function issueProof(request: ProofRequest, person: JobSeekerSession, now: Date) {
  const { token, year, blinded } = request;
  const invited = await requireInvited(token, person, now);
  if (!invited.ok) return invited;
  const { idEmp } = invited.value;
  if (!(await offersLabel(db, idEmp, oldestValidLinkDate(now)))) return fail('proof_too_few');
  const key = await findProofKey(db, { idEmp, kind, year: thaiYear(now) });
  if (!key) return fail('proof_key_pending');
  if (year !== key.year) return fail('proof_key_old');
  if (!canOpen(key)) {
    log.error(
      { idEmp, year },
      'a proof key was created with another SESSION_SECRET: delete its row',
    );
    return fail('proof_key_sealed');
  }
  const bytes = fromBase64Url(blinded);
  const signature = bytes && signBlindly(key, bytes);
  if (!signature) return fail('bad_request');
  const isFirst = await db.transaction(async (tx) => {
    await markInvitedEmailVerified(tx, person.idJsk);
    await clearBounce(tx, canonicalEmail(person.username));
    return setEventBit(tx, 'issued', invited.value);
  });
  return isFirst ? ok({ blindSignature: signature.toString('base64url') }) : fail('proof_issued');
}

/** Marks the email of the account as verified, because the invitation was received there. */
export async function verifyInvitedEmail(token: string, person: JobSeekerSession, now: Date) {
  const invited = await requireInvited(token, person, now);
  if (!invited.ok) return invited;
  await markInvitedEmailVerified(db, person.idJsk);
  await markOpened(invited.value);
  await clearBounce(db, canonicalEmail(person.username));
  return ok(null);
}
