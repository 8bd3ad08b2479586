// A company as an import lists it: nobody looks after it.
import { randomInt } from 'node:crypto';
import type { NamedCompany } from '#shared/core/company-name.ts';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import { joinProduct } from './join-product.ts';

export async function listedCompany(): Promise<NamedCompany> {
  await joinProduct();
  const number = `${Date.now()}${randomInt(1000)}`;
  const name = { companyNameTh: `บริษัท รวมมิตร ${number} จำกัด`, companyNameEn: `Friends ${number}` };
  const values = { ...name, idIndustry: 7, website: `https://www.friends-${number}.example` };
  const [row] = await db.insert(companies).values(values).returning({ idEmp: companies.idEmp });
  if (!row) throw new Error('no company');
  await db.insert(companyStats).values(row);
  return { ...row, ...name };
}
