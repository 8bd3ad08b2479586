import { fail, ok, type Result } from '#shared/core/result.ts';
import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import { recordAct } from '#shared/server/audit-queries.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { clearBounce } from '#shared/server/mail/bounced/reverse-bounce-queries.ts';
import {
  deleteSuspension,
  insertSuspension,
  pauseSuspendedCampaigns,
  suspendActiveCampaigns,
} from './team-stop-queries.ts';

interface TeamAction {
  readonly idEmp: number;
  readonly idAdmin: number;
}

type Done = Result<null, 'not_found' | 'conflict'>;

/** Locks the company, so that concurrent requests either precede the suspension or are rejected. */
export function suspendInvitations({
  idEmp,
  idAdmin,
  remark,
}: TeamAction & { readonly remark: string }): Promise<Done> {
  return db.transaction(async (tx): Promise<Done> => {
    if (!(await lockCompany(tx, idEmp))) return fail('not_found');
    if (!(await insertSuspension(tx, { idEmp, idAdmin, remark }))) return fail('conflict');
    await suspendActiveCampaigns(tx, idEmp);
    await recordAct(tx, {
      actorKind: 'platformAdmin',
      idActor: idAdmin,
      action: 'invitations.suspend',
      subject: `company:${idEmp}`,
      detail: { remark },
    });
    return ok(null);
  });
}

export function resumeInvitations({ idEmp, idAdmin }: TeamAction): Promise<Done> {
  return db.transaction(async (tx): Promise<Done> => {
    if (!(await lockCompany(tx, idEmp))) return fail('not_found');
    if (!(await deleteSuspension(tx, idEmp))) return fail('conflict');
    await pauseSuspendedCampaigns(tx, idEmp);
    await recordAct(tx, {
      actorKind: 'platformAdmin',
      idActor: idAdmin,
      action: 'invitations.resume',
      subject: `company:${idEmp}`,
    });
    return ok(null);
  });
}

/** The audit log does not name the address, which would outlive the person's account. */
export function reverseBounce({
  idAdmin,
  email,
}: {
  readonly idAdmin: number;
  readonly email: string;
}): Promise<Result<null, 'not_found'>> {
  return db.transaction(async (tx): Promise<Result<null, 'not_found'>> => {
    if (!(await clearBounce(tx, canonicalEmail(email)))) return fail('not_found');
    await recordAct(tx, {
      actorKind: 'platformAdmin',
      idActor: idAdmin,
      action: 'bounce.reverse',
      subject: 'email',
    });
    return ok(null);
  });
}
