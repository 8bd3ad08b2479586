import type { Category } from '#features/discovery/server/list-queries.ts';
import { fieldOf } from '#features/discovery/ui/fields/field-words.ts';
import { listDescription, listTitle } from '#features/discovery/ui/narrowing.ts';
import type { ShareCard } from '#features/media/core/share-card.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { wordsCard } from './page-cards.ts';
import { shareAddress } from './share-address.ts';

/** By which the landing page of an industry, a job field or a province is shared, by `industry-12`. */
export function fieldCard(name: string, locale: Locale): ShareCard | null {
  const [, of, id = ''] = /^(industry|jobField|province)-([1-9]\d{0,3})$/.exec(name) ?? [];
  const asked = {
    keyword: '',
    idIndustry: of === 'industry' ? Number(id) : 0,
    idJobField: of === 'jobField' ? Number(id) : 0,
    province: of === 'province' ? id : '',
    pg: 1,
  };
  const field = fieldOf(asked, locale);
  if (field === null) return null;
  const title = translator(locale)('discovery:list.titleReviews', {
    title: listTitle(asked, locale),
  });
  return wordsCard(title, field.line ?? listDescription(asked, locale));
}

/** Undefined for a list that is of no single one of them. */
export function fieldPicture(
  { idIndustry, idJobField, province }: Category,
  locale: Locale,
): string | undefined {
  const ids = { industry: String(idIndustry), jobField: String(idJobField), province };
  const names = Object.entries(ids).map(([of, id]) => `${of}-${id}`);
  const [only, ...others] = names.flatMap((name) => {
    const card = fieldCard(name, locale);
    return card ? [shareAddress({ locale, kind: 'field', name }, card)] : [];
  });
  return others.length === 0 ? only : undefined;
}
