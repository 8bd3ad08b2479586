import { random } from '../../artwork/random.ts';
import { dayIn, daysAfter, daysBefore } from '../calendar.ts';
import type { DemoCompany } from '../company/company.ts';
import type { Seeding } from './seeding.ts';

/** A number no office issues: real ones begin with 0 to 8. */
function taxId(company: DemoCompany): string {
  return `9990${String(company.index).padStart(9, '0')}`;
}

export function publishedAt(company: DemoCompany, now: Date): Date {
  return daysBefore(now, 3 + random('published', company.index).next() * 700);
}

export function website(company: DemoCompany): string {
  const name = company.name.brand.en.toLowerCase().replace(/[^a-z]/g, '');
  return `https://www.${name}.example`;
}

export function telephone(company: DemoCompany): string {
  return `02-000-${String(company.index % 10_000).padStart(4, '0')}`;
}

export async function storeCompanies({ plan, bases, copy }: Seeding): Promise<void> {
  const { now, companies } = plan;
  const columns = [
    'id_emp',
    'company_name_th',
    'company_name_en',
    'tax_id',
    'id_industry',
    'company_size',
    'country',
    'province',
    'city',
    'address',
    'postal_code',
    'telephone',
    'website',
    'short_bio_th',
    'short_bio_en',
    'package_hr_say',
    'published_th_at',
    'published_en_at',
    'claimed_at',
    'checked_on',
    'is_demo',
    'created_at',
    'updated_at',
  ];
  await copy(
    'companies',
    columns,
    companies.map((company) => {
      const draw = random('dates', company.index);
      const published = company.isPublished ? publishedAt(company, now) : null;
      const claimed = company.isFresh
        ? daysBefore(now, 0.2)
        : company.isClaimed
          ? daysBefore(published ?? now, 5 + draw.next() * 40)
          : null;
      const created =
        claimed && company.isFresh ? claimed : daysBefore(claimed ?? now, 20 + draw.next() * 900);
      return [
        bases.companies + company.index + 1,
        company.name.full.th,
        company.name.full.en,
        company.isClaimed ? taxId(company) : null,
        company.trade.idIndustry,
        company.size,
        'TH',
        company.place.province,
        company.place.city.th,
        company.address.th,
        company.place.postalCode,
        telephone(company),
        website(company),
        company.isFresh ? null : company.shortBio.th,
        company.isFresh ? null : company.shortBio.en,
        company.packageHrSay,
        published,
        published && daysAfter(published, 1.5),
        claimed,
        company.isPublished ? dayIn(daysBefore(now, draw.int(0, 120))) : null,
        true,
        created,
        published ?? claimed ?? created,
      ];
    }),
  );
}
