import { taxIdOf } from '#shared/core/text/tax-id.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { random } from '../../artwork/random.ts';
import { daysBefore, seedDaysAfter } from '../calendar.ts';
import type { DemoCompany } from '../company/company.ts';
import type { Seeding } from './seeding.ts';

/** A tax id that is never issued: real ones begin with 0 to 8. */
export function taxId(company: DemoCompany): string {
  return taxIdOf(`9990${String(company.index).padStart(8, '0')}`);
}

export function publishedAt(company: DemoCompany, now: Date): Date {
  return daysBefore(now, 3 + random('published', company.index).next() * 700);
}

export function website(company: DemoCompany): string {
  const name = company.name.brand.en.toLowerCase().replace(/[^a-z]/g, '');
  return `https://www.${name}.example`;
}

export function demoTelephone(company: DemoCompany): string {
  return `02-000-${String(company.index % 10_000).padStart(4, '0')}`;
}

export async function storeCompanies({ plan, bases, insert }: Seeding): Promise<void> {
  const { now } = plan;
  await insert(
    companies,
    plan.companies.map((company) => {
      const draw = random('dates', company.index);
      const published = company.isPublished ? publishedAt(company, now) : null;
      const claimed = company.isFresh
        ? daysBefore(now, 0.2)
        : company.isClaimed
          ? daysBefore(published ?? now, 5 + draw.next() * 40)
          : null;
      const created =
        claimed && company.isFresh ? claimed : daysBefore(claimed ?? now, 20 + draw.next() * 900);
      return {
        idEmp: bases.companies + company.index + 1,
        companyNameTh: company.name.full.th,
        companyNameEn: company.name.full.en,
        taxId: company.isClaimed ? taxId(company) : null,
        idIndustry: company.trade.idIndustry,
        companySize: company.size,
        country: 'TH',
        province: company.location.province,
        city: company.location.city.th,
        address: company.address.th,
        postalCode: company.location.postalCode,
        telephone: demoTelephone(company),
        website: website(company),
        shortBioTh: company.isFresh ? null : company.shortBio.th,
        shortBioEn: company.isFresh ? null : company.shortBio.en,
        packageHrSay: company.packageHrSay,
        publishedThAt: published,
        publishedEnAt:
          published && company.languages.includes('en') ? seedDaysAfter(published, 1.5) : null,
        claimedAt: claimed,
        checkedOn: company.isPublished
          ? new Date(thaiDay(daysBefore(now, draw.int(0, 120))))
          : null,
        isDemo: true,
        createdAt: created,
        updatedAt: published ?? claimed ?? created,
      };
    }),
  );
}
