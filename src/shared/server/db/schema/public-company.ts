import { sql } from 'drizzle-orm';
import { companies } from './companies.ts';

/** True for companies visible to visitors: active, and verified if self-registered. */
export const isPublicCompany = sql<boolean>`(${companies.isActive} and ${companies.isListed})`;

/** Columns by which pages name a company and link to it. */
export const NAMED_COMPANY = {
  idEmp: companies.idEmp,
  companyNameTh: companies.companyNameTh,
  companyNameEn: companies.companyNameEn,
};
