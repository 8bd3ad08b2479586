import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { ItemRefusals } from '../../core/sections/check-items.ts';
import type { CompanyProfile } from '../../core/sections/company-profile.ts';
import type { SectionName } from '../../core/sections/registry.ts';
import type { Item } from '../../core/sections/section.ts';
import { articlesOfSlugs, hasTaxId, publishedAmong, setTaxId } from './outside-queries.ts';

interface Edit {
  readonly idEmp: number;
  readonly lang: Locale;
  readonly section: SectionName;
}

/** What a section says of things outside its page: the tax id, reviews, the page in the other language. */
export async function outsideRefusals(
  db: Db,
  { idEmp, lang, section }: Edit,
  items: readonly Item[],
  stood: readonly Item[],
): Promise<ItemRefusals> {
  if (section === 'companyProfile') return keepTaxId(db, idEmp, items);
  if (section === 'interestReview') return unknownReviews(db, idEmp, items, stood);
  if (section === 'article') return takenSlugs(db, { idEmp, lang }, items);
  return {};
}

export function taxIdTaken(items: readonly Item[]): ItemRefusals {
  return Object.fromEntries(items.map(({ idItem }) => [`${idItem}.taxId`, 'taxIdTaken' as const]));
}

async function keepTaxId(db: Db, idEmp: number, items: readonly Item[]): Promise<ItemRefusals> {
  const taxId = (items[0]?.content as CompanyProfile | undefined)?.taxId ?? '';
  if (taxId === '') return {};
  if (await hasTaxId(db, idEmp, taxId)) return taxIdTaken(items);
  await setTaxId(db, idEmp, taxId);
  return {};
}

/** One chosen before may stay: it can be read by the team again, and nobody is shown it meanwhile. */
async function unknownReviews(
  db: Db,
  idEmp: number,
  items: readonly Item[],
  stood: readonly Item[],
): Promise<ItemRefusals> {
  const reviewOf = ({ content }: Item) => String(content['idReview']);
  const before = new Set(stood.map(reviewOf));
  const chosen = items
    .map((item) => ({ idItem: item.idItem, idReview: reviewOf(item) }))
    .filter(({ idReview }) => !before.has(idReview));
  if (chosen.length === 0) return {};
  const known = await publishedAmong(
    db,
    idEmp,
    chosen.map(({ idReview }) => idReview),
  );
  return Object.fromEntries(
    chosen
      .filter(({ idReview }) => !known.has(idReview))
      .map(({ idItem }) => [`${idItem}.idReview`, 'reviewUnknown' as const]),
  );
}

/** An article has one address in both languages, so that no other one has it there. */
export async function takenSlugs(
  db: Db,
  { idEmp, lang }: Pick<Edit, 'idEmp' | 'lang'>,
  items: readonly Item[],
): Promise<ItemRefusals> {
  const slugOf = ({ content }: Item) => String(content['slugLink']);
  const slugs = items.map(slugOf).filter((slug) => slug !== '');
  if (slugs.length === 0) return {};
  const others = await articlesOfSlugs(db, { idEmp, lang }, slugs);
  const taken = items.filter((item) =>
    others.some((other) => other.slug === slugOf(item) && other.idItem !== item.idItem),
  );
  return Object.fromEntries(
    taken.map(({ idItem }) => [`${idItem}.slugLink`, 'slugTaken' as const]),
  );
}
