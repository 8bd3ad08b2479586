import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import type { RegisterInput } from '../core/register-contract.ts';

export async function insertCompanyWithAdmin(
  db: Db,
  form: Omit<RegisterInput, 'taxId'> & { readonly taxId: string | null },
  passwordHash: string,
  language: Locale,
  now: Date,
): Promise<{ idEmp: number; idUser: number }> {
  const [company] = await db
    .insert(companies)
    .values({
      companyNameTh: form.companyNameTh,
      companyNameEn: form.companyNameEn,
      taxId: form.taxId,
      idIndustry: form.idIndustry,
      companySize: form.companySize,
      country: form.country,
      province: form.province || null,
      city: form.city,
      address: form.address,
      postalCode: form.postalCode,
      telephone: form.telephone,
      claimedAt: now,
      isListed: false,
    })
    .returning({ idEmp: companies.idEmp });
  if (!company) throw new Error('a company was not inserted');
  await db.insert(companyStats).values({ idEmp: company.idEmp });
  const [user] = await db
    .insert(users)
    .values({
      idEmp: company.idEmp,
      email: form.email,
      passwordHash,
      contactName: form.contactName,
      position: form.position,
      telephone: form.telephone,
      role: 'admin',
      canSendEmail: true,
      language,
      termsAcceptedAt: now,
    })
    .returning({ idUser: users.idUser });
  if (!user) throw new Error('a user was not inserted');
  return { idEmp: company.idEmp, idUser: user.idUser };
}
