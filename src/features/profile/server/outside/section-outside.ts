import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { ItemErrors } from '../../core/sections/check-items.ts';
import type { CompanyProfile } from '../../core/sections/company-profile.ts';
import type { SectionName } from '../../core/sections/registry.ts';
import type { Item } from '../../core/sections/section.ts';
import { articlesOfSlugs, hasTaxId, publishedAmong, setTaxId } from './outside-queries.ts';

interface Edit {
  readonly idEmp: number;
  readonly lang: Locale;
  readonly section: SectionName;
}

/** Checks values against data outside the page: tax id, reviews and the other language. */
export async function outsideErrors(
  db: Db,
  { idEmp, lang, section }: Edit,
  items: readonly Item[],
  previousItems: readonly Item[],
): Promise<ItemErrors> {
  if (section === 'companyProfile') return saveTaxId(db, idEmp, items);
  if (section === 'interestReview') return unknownReviews(db, idEmp, items, previousItems);
  if (section === 'article') return slugErrors(db, { idEmp, lang }, items);
  return {};
}

export function taxIdErrors(items: readonly Item[]): ItemErrors {
  return Object.fromEntries(items.map(({ idItem }) => [`${idItem}.taxId`, 'taxIdTaken' as const]));
}

async function saveTaxId(db: Db, idEmp: number, items: readonly Item[]): Promise<ItemErrors> {
  const taxId = (items[0]?.content as CompanyProfile | undefined)?.taxId ?? '';
  if (taxId === '') return {};
  if (await hasTaxId(db, idEmp, taxId)) return taxIdErrors(items);
  await setTaxId(db, idEmp, taxId);
  return {};
}

/** Checks only newly featured reviews: a saved one that was withdrawn may be published again. */
async function unknownReviews(
  db: Db,
  idEmp: number,
  items: readonly Item[],
  previousItems: readonly Item[],
): Promise<ItemErrors> {
  const reviewOf = ({ content }: Item) => String(content['idReview']);
  const before = new Set(previousItems.map(reviewOf));
  const added = items
    .map((item) => ({ idItem: item.idItem, idReview: reviewOf(item) }))
    .filter(({ idReview }) => !before.has(idReview));
  if (added.length === 0) return {};
  const publishedIds = await publishedAmong(
    db,
    idEmp,
    added.map(({ idReview }) => idReview),
  );
  return Object.fromEntries(
    added
      .filter(({ idReview }) => !publishedIds.has(idReview))
      .map(({ idItem }) => [`${idItem}.idReview`, 'reviewUnknown' as const]),
  );
}

/** Finds slugs another article has in the other language; one article uses one in both. */
export async function slugErrors(
  db: Db,
  { idEmp, lang }: Pick<Edit, 'idEmp' | 'lang'>,
  items: readonly Item[],
): Promise<ItemErrors> {
  const slugOf = ({ content }: Item) => String(content['slugLink']);
  const slugs = items.map(slugOf).filter((slug) => slug !== '');
  if (slugs.length === 0) return {};
  const existing = await articlesOfSlugs(db, { idEmp, lang }, slugs);
  const conflicting = items.filter((item) =>
    existing.some((other) => other.slug === slugOf(item) && other.idItem !== item.idItem),
  );
  return Object.fromEntries(
    conflicting.map(({ idItem }) => [`${idItem}.slugLink`, 'slugTaken' as const]),
  );
}
