import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import { OPT_OUT_REASONS, type OptOutReason } from '#shared/core/domain/invitation.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { emailSuppressions } from '#shared/server/db/schema/invitations.ts';

export interface OptOut {
  readonly emailHash: string;
  /** The company that may not send, or all companies. */
  readonly idEmp: number | null;
  readonly reason: OptOutReason;
}

/** Returns the hashes to which the company may not send, optionally only for these reasons. */
export async function findOptedOut(
  db: Db,
  idEmp: number,
  emailHashes: readonly string[],
  reasons: readonly OptOutReason[] = OPT_OUT_REASONS,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ emailHash: emailSuppressions.emailHash })
    .from(emailSuppressions)
    .where(
      and(
        inArray(emailSuppressions.emailHash, [...emailHashes]),
        inArray(emailSuppressions.reason, [...reasons]),
        or(isNull(emailSuppressions.idEmp), eq(emailSuppressions.idEmp, idEmp)),
      ),
    );
  return new Set(rows.map(({ emailHash }) => emailHash));
}

/** Inserts a suppression; false if it exists or the company was deleted. */
export async function insertOptOut(db: Db, { emailHash, idEmp, reason }: OptOut): Promise<boolean> {
  const rows = await db
    .insert(emailSuppressions)
    .select(
      db
        .select({
          emailHash: sql<string>`${emailHash}::text`.as('email_hash'),
          idEmp: sql<number | null>`${idEmp}::integer`.as('id_emp'),
          reason: sql<OptOutReason>`${reason}::text`.as('reason'),
          createdAt: sql<Date>`now()`.as('created_at'),
        })
        .from(sql`(select 1) one`)
        .where(
          idEmp === null
            ? undefined
            : exists(db.select({ one: sql`1` }).from(companies).where(eq(companies.idEmp, idEmp))),
        ),
    )
    .onConflictDoNothing()
    .returning({ emailHash: emailSuppressions.emailHash });
  return rows.length > 0;
}

/** Deletes unsubscriptions, but never bounces or complaints. */
export async function deleteOptOuts(
  db: Db,
  { emailHash, idEmp }: { readonly emailHash: string; readonly idEmp: number },
): Promise<void> {
  await db
    .delete(emailSuppressions)
    .where(
      and(
        eq(emailSuppressions.emailHash, emailHash),
        eq(emailSuppressions.reason, 'asked'),
        or(isNull(emailSuppressions.idEmp), eq(emailSuppressions.idEmp, idEmp)),
      ),
    );
}
