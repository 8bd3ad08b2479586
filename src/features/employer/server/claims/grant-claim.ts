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
  /** Team member who decided; null if the verified email was sufficient. */
  readonly decidedBy: number | null;
  readonly decidedAt: Date;
}

/** Locks the company of an account's undecided claim, so that no other claim is decided now. */
export async function lockClaimOf(tx: Db, idUser: number): Promise<Claim | null> {
  const found = await waitingClaimOf(tx, idUser);
  if (found) await lockCompany(tx, found.idEmp);
  return found && waitingClaimOf(tx, idUser);
}

/** Verifies a claim's email; grants it if at the website's host. Requires the company's lock. */
export async function verifyClaim(tx: Db, claim: Claim, email: string, now: Date): Promise<void> {
  await updateClaim(tx, claim.idClaim, { verifiedAt: now });
  const company = await claimableCompany(tx, claim.idEmp);
  if (!company || !isCompanyEmail(email, company.website)) return;
  await grantClaim(tx, claim, { decidedBy: null, decidedAt: now });
  await recordAct(tx, {
    actorKind: 'employer',
    idActor: claim.idUser,
    action: 'claim.verify',
    subject: `company:${claim.idEmp}`,
    detail: { idClaim: claim.idClaim, website: company.website },
  });
}

/** The account takes over the company; of several claims the first granted wins. */
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

/** Rejects claims and emails only verified addresses: other owners may never have registered. */
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
