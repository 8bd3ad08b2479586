import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import type { ItemRefusals } from '../core/sections/check-items.ts';
import type { CompanyProfile } from '../core/sections/company-profile.ts';
import type { SectionName } from '../core/sections/registry.ts';
import type { Item } from '../core/sections/section.ts';

interface Edit {
  readonly idEmp: number;
  readonly section: SectionName;
}

/** What a section says of things that do not belong to the page: the company's tax id, reviews. */
export async function outsideRefusals(
  db: Db,
  { idEmp, section }: Edit,
  items: readonly Item[],
): Promise<ItemRefusals> {
  if (section === 'companyProfile') return keepTaxId(db, idEmp, items);
  if (section === 'interestReview') return unknownReviews(db, idEmp, items);
  return {};
}

export function taxIdTaken(items: readonly Item[]): ItemRefusals {
  return Object.fromEntries(items.map(({ idItem }) => [`${idItem}.taxId`, 'taxIdTaken' as const]));
}

async function keepTaxId(db: Db, idEmp: number, items: readonly Item[]): Promise<ItemRefusals> {
  const taxId = (items[0]?.content as CompanyProfile | undefined)?.taxId ?? '';
  if (taxId === '') return {};
  const [other] = await db
    .select({ idEmp: companies.idEmp })
    .from(companies)
    .where(and(eq(companies.taxId, taxId), ne(companies.idEmp, idEmp)));
  if (other) return taxIdTaken(items);
  await db.update(companies).set({ taxId }).where(eq(companies.idEmp, idEmp));
  return {};
}

async function unknownReviews(
  db: Db,
  idEmp: number,
  items: readonly Item[],
): Promise<ItemRefusals> {
  const chosen = items.map(({ idItem, content }) => ({
    idItem,
    idReview: String(content['idReview']),
  }));
  if (chosen.length === 0) return {};
  const rows = await db
    .select({ idReview: reviews.publicId })
    .from(reviews)
    .where(
      and(
        eq(reviews.idEmp, idEmp),
        eq(reviews.status, 'published'),
        inArray(
          reviews.publicId,
          chosen.map(({ idReview }) => idReview),
        ),
      ),
    );
  const known = new Set(rows.map(({ idReview }) => idReview));
  return Object.fromEntries(
    chosen
      .filter(({ idReview }) => !known.has(idReview))
      .map(({ idItem }) => [`${idItem}.idReview`, 'reviewUnknown' as const]),
  );
}
