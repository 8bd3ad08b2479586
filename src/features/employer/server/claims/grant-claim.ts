import { fail, ok, type Result } from '#shared/core/result.ts';
import { recordAct } from '#shared/server/audit-queries.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { queueMail, queueMails } from '#shared/server/mail/queue-mail.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { isCompanyEmail } from '../../core/claim-proof.ts';
import { claimGrantedMail, claimRejectedMail } from '../employer-mails.ts';
import {
  type Claim,
  claimableCompany,
  claimantOf,
  completeClaimedCompany,
  moveUser,
  rejectWaiting,
  updateClaim,
  waitingClaimOf,
} from './claim-queries.ts';

interface Decided {
  /** Who of the team; null when the address proved it. */
  readonly decidedBy: number | null;
  readonly decidedAt: Date;
}

/** The claim of an account that is still to be decided, and nobody else decides one of its company now. */
export async function lockClaimOf(tx: Db, idUser: number): Promise<Claim | null> {
  const found = await waitingClaimOf(tx, idUser);
  if (found) await lockCompany(tx, found.idEmp);
  return found && waitingClaimOf(tx, idUser);
}

/**
 * The account proved an address: at the host of the company's web site it takes charge at once, with any
 * other the team looks at the claim. The company is locked already.
 */
export async function verifyClaim(tx: Db, claim: Claim, email: string, now: Date): Promise<void> {
  await updateClaim(tx, claim.idClaim, { verifiedAt: now });
  const company = await claimableCompany(tx, claim.idEmp);
  if (!company || !isCompanyEmail(email, company.website)) return;
  await grantClaim(tx, claim, { decidedBy: null, decidedAt: now });
  await recordAct(tx, {
    actorKind: 'employer',
    idActor: claim.idUser,
    action: 'claim.prove',
    subject: `company:${claim.idEmp}`,
    detail: { idClaim: claim.idClaim, website: company.website },
  });
}

/** Its account looks after the company from here on; of several claims the first one granted wins. */
export async function grantClaim(
  tx: Db,
  claim: Claim,
  decided: Decided,
): Promise<Result<null, 'conflict'>> {
  await lockCompany(tx, claim.idEmp);
  if (!(await claimableCompany(tx, claim.idEmp))) return fail('conflict');
  await completeClaimedCompany(tx, claim, decided.decidedAt);
  await moveUser(tx, claim);
  await updateClaim(tx, claim.idClaim, { ...decided, status: 'granted' });
  const claimant = await claimantOf(tx, claim);
  if (claimant) {
    const to = { address: claimant.email };
    const mail = { to, locale: claimant.language, props: {}, idEmp: claim.idEmp };
    await queueMail(tx, claimGrantedMail, mail);
  }
  await rejectClaims(tx, { idEmp: claim.idEmp }, '', decided);
  await invalidateTags(tx, [`company:${claim.idEmp}`, 'lists']);
  return ok(null);
}

/** An address that is not proved gets no mail: whoever reads it asked for nothing. */
export async function rejectClaims(
  tx: Db,
  selection: Parameters<typeof rejectWaiting>[1],
  remark: string,
  decided: Decided,
): Promise<void> {
  const notified = await rejectWaiting(tx, selection, { ...decided, remark });
  const orders = notified.map(({ email, language }) => ({
    to: { address: email },
    locale: language,
    props: { remark },
    idEmp: selection.idEmp,
  }));
  await queueMails(tx, claimRejectedMail, orders);
}
