import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { auditLog } from '#shared/server/db/schema/operations.ts';
import type { FoundJobSeeker, FoundUser } from '../../core/accounts/found-account.ts';

/** The account ids found for an email; the audit log stores these, never the email. */
export interface Lookup {
  readonly idUser?: number;
  readonly idJsk?: number;
}

const SHOWN_FOR = sql`interval '30 minutes'`;

export async function insertLookup(db: Db, idAdmin: number, found: Lookup): Promise<number> {
  const [row] = await db
    .insert(auditLog)
    .values({
      actorKind: 'platformAdmin',
      idActor: idAdmin,
      action: 'account.find',
      subject: 'account',
      detail: { ...found },
    })
    .returning({ idAudit: auditLog.idAudit });
  if (!row) throw new Error('a look-up was not logged');
  return row.idAudit;
}

/** Finds a recent look-up by this team member; null if it is older or by another member. */
export async function recentLookup(
  db: Db,
  { idLookup, idAdmin }: { readonly idLookup: number; readonly idAdmin: number },
): Promise<Lookup | null> {
  const [row] = await db
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.idAudit, idLookup),
        eq(auditLog.actorKind, 'platformAdmin'),
        eq(auditLog.idActor, idAdmin),
        eq(auditLog.action, 'account.find'),
        gt(auditLog.createdAt, sql`now() - ${SHOWN_FOR}`),
      ),
    );
  return row ? (row.detail as Lookup) : null;
}

const signIns = (column: 'id_user' | 'id_jsk') => sql`
  (select count(*)::int from sessions s where s.${sql.raw(column)} = a.${sql.raw(column)}
    and s.revoked_at is null and s.expires_at > now()) as sessions,
  (select max(s.created_at) from sessions s
    where s.${sql.raw(column)} = a.${sql.raw(column)}) as "lastSignIn"`;

type Row<Account> = Omit<Account, 'lastSignIn'> & { readonly lastSignIn: string | null };

const toDate = (text: string | null) => (text === null ? null : new Date(text));

/** A company's first user verifies the email by the listing link, a colleague by a password. */
export async function foundUser(db: Db, idUser: number): Promise<FoundUser | null> {
  const { rows } = await db.execute<Row<FoundUser> & Record<string, unknown>>(sql`
    select a.id_emp as "idEmp", a.role, c.company_name_th as "companyNameTh",
           c.company_name_en as "companyNameEn",
           a.password_hash is not null and (c.is_listed or exists (
             select from company_claims q
             where q.id_user = a.id_user and q.verified_at is not null)) as "isEmailVerified",
           ${signIns('id_user')}
    from users a join companies c using (id_emp)
    where a.id_user = ${idUser} and a.deleted_at is null`);
  const [row] = rows;
  return row ? { ...row, lastSignIn: toDate(row.lastSignIn) } : null;
}

export async function foundJobSeeker(db: Db, idJsk: number): Promise<FoundJobSeeker | null> {
  const { rows } = await db.execute<Row<FoundJobSeeker> & Record<string, unknown>>(sql`
    select a.email_verified_at is not null as "isEmailVerified", ${signIns('id_jsk')}
    from job_seekers a where a.id_jsk = ${idJsk} and a.deleted_at is null`);
  const [row] = rows;
  return row ? { ...row, lastSignIn: toDate(row.lastSignIn) } : null;
}
