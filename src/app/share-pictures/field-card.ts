import type { FieldStats } from '#features/discovery/core/fields/field-figures.ts';
import {
  type CompanyFilterQuery,
  listDescription,
  listTitle,
} from '#features/discovery/ui/active-filters.ts';
import { fieldOf } from '#features/discovery/ui/fields/describe-field.ts';
import type { ShareCard } from '#features/media/core/share-card.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { textCard } from './page-cards.ts';
import { shareAddress } from './share-address.ts';

/** Query of the landing page with a name such as `industry-12`: industry, job field or province. */
export function fieldNamed(name: string): CompanyFilterQuery | null {
  const [, of, id = ''] = /^(industry|jobField|province)-([1-9]\d{0,3})$/.exec(name) ?? [];
  const query = {
    keyword: '',
    idIndustry: of === 'industry' ? Number(id) : 0,
    idJobField: of === 'jobField' ? Number(id) : 0,
    province: of === 'province' ? id : '',
  };
  return fieldOf(query, 'th') && query;
}

/** Card of a landing page, with its number of reviews if any; null for several filters. */
export function fieldCard(
  query: CompanyFilterQuery,
  { reviews }: Pick<FieldStats, 'reviews'>,
  locale: Locale,
): ShareCard | null {
  const field = fieldOf(query, locale);
  if (field === null) return null;
  const t = translator(locale);
  const title = listTitle(query, locale);
  return reviews === 0
    ? textCard(title, t('discovery:field.descriptionUnreviewed', { title }))
    : textCard(
        t('discovery:list.titleReviews', { title }),
        field.line ?? listDescription(query, locale),
      );
}

export function fieldPicture(
  query: CompanyFilterQuery,
  figures: Pick<FieldStats, 'reviews'>,
  locale: Locale,
): string | undefined {
  const field = fieldOf(query, locale);
  const card = fieldCard(query, figures, locale);
  if (field === null || card === null) return undefined;
  const { idIndustry: industry, idJobField: jobField, province } = query;
  const name = `${field.of}-${{ industry, jobField, province }[field.of]}`;
  return shareAddress({ locale, kind: 'field', name }, card);
}
