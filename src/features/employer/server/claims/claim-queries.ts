import { and, asc, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '#shared/core/locale.ts';
import type { TeamPage } from '#shared/core/team/team-page.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companyClaims } from '#shared/server/db/schema/claims.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import type { ListedCompany, OwnClaim, WaitingClaim } from '../../core/claim.ts';
import type { RegisterInput } from '../../core/register-contract.ts';

export type Claim = typeof companyClaims.$inferSelect;

/** A listed company without users. */
const isOpenToClaims = sql`(c.is_active and c.is_listed and c.claimed_at is null
  and not exists (select from users u where u.id_emp = c.id_emp and u.deleted_at is null))`;

type Claimable = ListedCompany & Record<string, unknown> & { readonly website: string | null };

const CLAIMABLE = sql`c.id_emp as "idEmp", c.company_name_th as "companyNameTh",
  c.company_name_en as "companyNameEn", c.website, c.id_industry as "idIndustry",
  c.company_size as "companySize", c.country, c.province, c.city, c.address,
  c.postal_code as "postalCode", c.telephone`;

export async function claimableCompany(db: Db, idEmp: number): Promise<Claimable | null> {
  const found = await db.execute<Claimable>(
    sql`select ${CLAIMABLE} from companies c where c.id_emp = ${idEmp} and ${isOpenToClaims}`,
  );
  return found.rows[0] ?? null;
}

/** The listed company a registration would duplicate: same tax id, or none and the same name. */
export async function sameClaimable(
  db: Db,
  { taxId, companyNameTh, companyNameEn }: RegisterInput,
): Promise<Claimable | null> {
  const found = await db.execute<Claimable>(sql`
    with typed as (
      select replace(fold_name(name), ' ', '') as key
      from (values (${companyNameTh}::text), (${companyNameEn}::text)) names (name)
      where name <> '')
    select ${CLAIMABLE} from companies c join company_search s using (id_emp)
    where ${isOpenToClaims} and (c.tax_id = ${taxId} or (c.tax_id is null and exists (
      select from typed where key <> '' and key in (s.key_th, s.key_en))))
    order by c.tax_id nulls last, c.id_emp
    limit 1`);
  return found.rows[0] ?? null;
}

export async function isTaxIdOfOther(db: Db, taxId: string, idEmp: number): Promise<boolean> {
  const other = and(eq(companies.taxId, taxId), ne(companies.idEmp, idEmp));
  return (await db.$count(companies, other)) > 0;
}

export async function insertClaim(
  db: Db,
  claim: Pick<Claim, 'idEmp' | 'idUser' | 'taxId'> & { readonly idPlaceholder: number },
): Promise<void> {
  await db.insert(companyClaims).values(claim);
}

export async function findClaim(db: Db, idClaim: number): Promise<Claim | null> {
  const [row] = await db.select().from(companyClaims).where(eq(companyClaims.idClaim, idClaim));
  return row ?? null;
}

export async function waitingClaimOf(db: Db, idUser: number): Promise<Claim | null> {
  const [row] = await db
    .select()
    .from(companyClaims)
    .where(and(eq(companyClaims.idUser, idUser), eq(companyClaims.status, 'waiting')));
  return row ?? null;
}

export async function ownClaim(db: Db, idUser: number): Promise<OwnClaim | null> {
  const [row] = await db
    .select({ claim: companyClaims, th: companies.companyNameTh, en: companies.companyNameEn })
    .from(companyClaims)
    .innerJoin(companies, eq(companies.idEmp, companyClaims.idEmp))
    .where(eq(companyClaims.idUser, idUser));
  if (!row) return null;
  const { status, verifiedAt, remark } = row.claim;
  const company = { companyNameTh: row.th, companyNameEn: row.en };
  return { status, isEmailVerified: verifiedAt !== null, remark, company };
}

type Change = Partial<Pick<Claim, 'status' | 'verifiedAt' | 'remark' | 'decidedAt' | 'decidedBy'>>;

export async function updateClaim(db: Db, idClaim: number, change: Change): Promise<void> {
  await db.update(companyClaims).set(change).where(eq(companyClaims.idClaim, idClaim));
}

/** Rejects all waiting claims of a company, or one; returns claimants with a verified email. */
export async function rejectWaiting(
  db: Db,
  { idEmp, idClaim }: Pick<Claim, 'idEmp'> & Partial<Pick<Claim, 'idClaim'>>,
  change: Change,
): Promise<readonly Claimant[]> {
  const notifiable = and(isNotNull(companyClaims.verifiedAt), isNull(users.deletedAt));
  const rejected = await db
    .update(companyClaims)
    .set({ ...change, status: 'refused' })
    .from(users)
    .where(
      and(
        eq(users.idUser, companyClaims.idUser),
        eq(companyClaims.idEmp, idEmp),
        eq(companyClaims.status, 'waiting'),
        idClaim === undefined ? undefined : eq(companyClaims.idClaim, idClaim),
      ),
    )
    .returning({
      email: users.email,
      language: users.language,
      isNotifiable: sql<boolean>`${notifiable}`,
    });
  return rejected.filter(({ isNotifiable }) => isNotifiable);
}

export async function moveUser(db: Db, { idUser, idEmp }: Claim): Promise<void> {
  await db
    .update(users)
    .set({ idEmp, role: 'admin', updatedAt: sql`now()` })
    .where(eq(users.idUser, idUser));
}

/** Marks the company as claimed and fills its empty fields from the registration. */
export async function completeClaimedCompany(db: Db, claim: Claim, now: Date): Promise<void> {
  const { idEmp, idPlaceholder, taxId } = claim;
  await db.execute(sql`
    update companies c set
      claimed_at = ${now.toISOString()}::timestamptz,
      updated_at = ${now.toISOString()}::timestamptz,
      tax_id = coalesce(c.tax_id, (select ${taxId}::text
        where not exists (select from companies o where o.tax_id = ${taxId}))),
      company_size = coalesce(c.company_size, typed.company_size),
      province = coalesce(c.province, typed.province),
      city = coalesce(c.city, typed.city),
      address = coalesce(c.address, typed.address),
      postal_code = coalesce(c.postal_code, typed.postal_code),
      telephone = coalesce(c.telephone, typed.telephone)
    from companies typed
    where c.id_emp = ${idEmp} and typed.id_emp = ${idPlaceholder}`);
}

export interface Claimant {
  readonly email: string;
  readonly language: Locale;
}

export async function claimantOf(db: Db, { idUser }: Claim): Promise<Claimant | null> {
  const [row] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.idUser, idUser), isNull(users.deletedAt)));
  return row ?? null;
}

const isInQueue = and(
  eq(companyClaims.status, 'waiting'),
  isNotNull(companyClaims.verifiedAt),
  isNull(users.deletedAt),
);

/** Claims with a verified email that wait for the team, oldest first. */
export async function claimQueue(
  db: Db,
  { page, pageSize }: TeamPage,
): Promise<readonly WaitingClaim[]> {
  const standIn = alias(companies, 'stand_in');
  const { contactName, position, telephone, email } = users;
  const person = { contactName, position, telephone, email };
  const rows = await db
    .select({ claim: companyClaims, company: companies, person, standIn })
    .from(companyClaims)
    .innerJoin(companies, eq(companies.idEmp, companyClaims.idEmp))
    .innerJoin(users, eq(users.idUser, companyClaims.idUser))
    .innerJoin(standIn, eq(standIn.idEmp, companyClaims.idPlaceholder))
    .where(isInQueue)
    .orderBy(asc(companyClaims.createdAt), asc(companyClaims.idClaim))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map(({ claim, company, person: user, standIn: submitted }) => ({
    ...user,
    idClaim: claim.idClaim,
    createdAt: claim.createdAt,
    company,
    submitted: { ...submitted, taxId: claim.taxId },
  }));
}

export async function countClaimQueue(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(companyClaims)
    .innerJoin(users, eq(users.idUser, companyClaims.idUser))
    .where(isInQueue);
  return row?.total ?? 0;
}
