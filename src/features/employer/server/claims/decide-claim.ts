import { fail, ok, type Result } from '#shared/core/result.ts';
import { recordAct } from '#shared/server/audit-queries.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import type { ClaimDecision } from '../../core/claim-contract.ts';
import { findClaim } from './claim-queries.ts';
import { grantClaim, rejectClaims } from './grant-claim.ts';

export interface DecideClaim extends ClaimDecision {
  readonly idClaim: number;
  readonly idAdmin: number;
  readonly now: Date;
}

/** The decision, its email and its log entry share one transaction. */
export function decideClaim({
  idClaim,
  idAdmin,
  decision,
  remark,
  now,
}: DecideClaim): Promise<Result<null, 'not_found' | 'conflict'>> {
  return db.transaction(async (tx): Promise<Result<null, 'not_found' | 'conflict'>> => {
    const found = await findClaim(tx, idClaim);
    if (!found) return fail('not_found');
    await lockCompany(tx, found.idEmp);
    const claim = await findClaim(tx, idClaim);
    if (claim?.status !== 'waiting' || claim.verifiedAt === null) return fail('conflict');
    const decided = { decidedBy: idAdmin, decidedAt: now };
    if (decision === 'approve') {
      const granted = await grantClaim(tx, claim, decided);
      if (!granted.ok) return granted;
    } else {
      await rejectClaims(tx, claim, remark, decided);
    }
    await recordAct(tx, {
      actorKind: 'platformAdmin',
      idActor: idAdmin,
      action: decision === 'approve' ? 'claim.approve' : 'claim.reject',
      subject: `company:${claim.idEmp}`,
      detail: { idClaim, remark },
    });
    return ok(null);
  });
}
