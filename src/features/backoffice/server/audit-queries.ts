import { and, desc, eq, sql } from 'drizzle-orm';
import type { TeamPage } from '#shared/core/team/team-page.ts';
import { countUpTo } from '#shared/server/db/planned-once.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { platformAdmins } from '#shared/server/db/schema/accounts.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { auditLog } from '#shared/server/db/schema/operations.ts';
import type { AuditedAct } from '../core/audited-act.ts';

const idEmp = sql<number | null>`coalesce(
  substring(${auditLog.subject} from '^company:([0-9]{1,9})$')::int,
  (select r.id_emp from reviews r
    where r.id_review = substring(${auditLog.subject} from '^review:([0-9]{1,9})$')::int))`;

export async function auditedActs(
  db: Db,
  { page, pageSize }: TeamPage,
): Promise<readonly AuditedAct[]> {
  return db
    .select({
      idAudit: auditLog.idAudit,
      adminName: platformAdmins.name,
      action: auditLog.action,
      idEmp,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(
      platformAdmins,
      and(eq(auditLog.actorKind, 'platformAdmin'), eq(platformAdmins.idAdmin, auditLog.idActor)),
    )
    .leftJoin(companies, eq(companies.idEmp, idEmp))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.idAudit))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** Counting stops here: the log grows without limit, and no reader pages further. */
const MAX_LISTED = 10_000;

export function countAuditedActs(db: Db): Promise<number> {
  return countUpTo(db, MAX_LISTED, db.select({ idAudit: auditLog.idAudit }).from(auditLog));
}
