import { fail, ok } from '#shared/core/result.ts';
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

const actorKind = 'platformAdmin';

/** Locks the company, so that concurrent requests either precede the suspension or are rejected. */
export function suspendInvitations(request: TeamAction & { readonly remark: string }) {
  const { idEmp, idAdmin: idActor, remark } = request;
  return db.transaction(async (tx) => {
    if (!(await lockCompany(tx, idEmp))) return fail('not_found');
    if (!(await insertSuspension(tx, request))) return fail('conflict');
    await suspendActiveCampaigns(tx, idEmp);
    const entry = { actorKind, idActor, subject: `company:${idEmp}`, detail: { remark } } as const;
    await recordAct(tx, { ...entry, action: 'invitations.suspend' });
    return ok(null);
  });
}

export function resumeInvitations({ idEmp, idAdmin: idActor }: TeamAction) {
  return db.transaction(async (tx) => {
    if (!(await lockCompany(tx, idEmp))) return fail('not_found');
    if (!(await deleteSuspension(tx, idEmp))) return fail('conflict');
    await pauseSuspendedCampaigns(tx, idEmp);
    const entry = { actorKind, idActor, subject: `company:${idEmp}` } as const;
    await recordAct(tx, { ...entry, action: 'invitations.resume' });
    return ok(null);
  });
}

/** Clears a bounce; the audit entry omits the address, which would outlive the account. */
export function reverseBounce(request: { readonly idAdmin: number; readonly email: string }) {
  return db.transaction(async (tx) => {
    if (!(await clearBounce(tx, canonicalEmail(request.email)))) return fail('not_found');
    const entry = { actorKind, idActor: request.idAdmin, subject: 'email' } as const;
    await recordAct(tx, { ...entry, action: 'bounce.reverse' });
    return ok(null);
  });
}
