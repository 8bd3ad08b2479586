import { fromBase64Url } from '#shared/core/proof/proof-text.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import type { JobSeekerSession } from '#shared/core/session.ts';
import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import { thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { log } from '#shared/server/log.ts';
import { clearBounce } from '#shared/server/mail/bounced/reverse-bounce-queries.ts';
import {
  findProofKey,
  listPublicKeys,
  type StoredKey,
} from '#shared/server/proofs/proof-key-queries.ts';
import { canOpen } from '#shared/server/proofs/proof-keys.ts';
import { signBlindly } from '#shared/server/proofs/sign-blindly.ts';
import { markOpened } from './count-opening.ts';
import { oldestValidLinkDate, requireInvited } from './invited-person.ts';
import { markInvitedEmailVerified, offersLabel, setEventBit } from './invited-queries.ts';

const kind = 'invitation';

/** Only a nightly job makes keys: a key made on demand would disclose that a person was invited. */
export async function companyKeys(idEmp: number, now: Date) {
  return (await listPublicKeys(db, idEmp, thaiYear(now))).map(
    ({ publicKey, year, kind: proofKind }) => ({
      year,
      kind: proofKind,
      publicKey: publicKey.toString('base64url'),
    }),
  );
}

interface ProofRequest {
  readonly token: string;
  readonly year: number;
  readonly blinded: string;
}

type ProofResult = Result<
  { readonly blindSignature: string },
  | 'not_found'
  | 'bad_request'
  | 'invite_expired'
  | 'invite_not_yours'
  | 'proof_issued'
  | 'proof_too_few'
  | 'proof_key_pending'
  | 'proof_key_old'
  | 'proof_key_sealed'
>;

/** Stores a single bit: neither the signed value nor the time. */
export async function issueProof(
  { token, year, blinded }: ProofRequest,
  person: JobSeekerSession,
  now: Date,
): Promise<ProofResult> {
  const invited = await requireInvited(token, person, now);
  if (!invited.ok) return invited;
  const { idEmp } = invited.value;
  if (!(await offersLabel(db, idEmp, oldestValidLinkDate(now)))) return fail('proof_too_few');
  const key = await findProofKey(db, { idEmp, kind, year: thaiYear(now) });
  if (!key) return fail('proof_key_pending');
  if (year !== key.year) return fail('proof_key_old');
  if (!canOpen(key)) {
    log.error({ idEmp, year }, 'a proof key was made under another SESSION_SECRET: remove its row');
    return fail('proof_key_sealed');
  }
  const signature = signatureOf(key, blinded);
  if (!signature) return fail('bad_request');
  const isFirst = await db.transaction(async (tx) => {
    await markInvitedEmailVerified(tx, person.idJsk);
    await clearBounce(tx, canonicalEmail(person.username));
    return setEventBit(tx, 'issued', invited.value);
  });
  return isFirst ? ok({ blindSignature: signature.toString('base64url') }) : fail('proof_issued');
}

function signatureOf(key: StoredKey, blinded: string): Buffer | null {
  const bytes = fromBase64Url(blinded);
  return bytes && signBlindly(key, bytes);
}

/** The e-mail reached the address of this account, which verifies it. */
export async function verifyInvitedEmail(
  token: string,
  person: JobSeekerSession,
  now: Date,
): Promise<Result<null, 'not_found' | 'invite_expired' | 'invite_not_yours'>> {
  const invited = await requireInvited(token, person, now);
  if (!invited.ok) return invited;
  await markInvitedEmailVerified(db, person.idJsk);
  await markOpened(invited.value);
  await clearBounce(db, canonicalEmail(person.username));
  return ok(null);
}
