import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import type { RegisterInput } from '../core/register-contract.ts';

export async function insertCompanyWithAdmin(
  db: Db,
  form: Omit<RegisterInput, 'taxId' | 'idEmp' | 'claim'> & { readonly taxId: string | null },
  passwordHash: string,
  language: Locale,
  now: Date,
): Promise<{ idEmp: number; idUser: number }> {
  const [company] = await db
    .insert(companies)
    .values({ ...form, province: form.province || null, claimedAt: now, isListed: false })
    .returning({ idEmp: companies.idEmp });
  if (!company) throw new Error('a company was not inserted');
  await db.insert(companyStats).values(company);
  const [user] = await db
    .insert(users)
    .values({
      ...form,
      ...company,
      passwordHash,
      role: 'admin',
      canSendEmail: true,
      language,
      termsAcceptedAt: now,
    })
    .returning({ idUser: users.idUser });
  if (!user) throw new Error('a user was not inserted');
  return { ...company, ...user };
}
