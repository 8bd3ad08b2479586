import type { FieldFigures } from '#features/discovery/core/fields/field-figures.ts';
import { fieldOf } from '#features/discovery/ui/fields/field-words.ts';
import { listDescription, listTitle, type Narrowed } from '#features/discovery/ui/narrowing.ts';
import type { ShareCard } from '#features/media/core/share-card.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { wordsCard } from './page-cards.ts';
import { shareAddress } from './share-address.ts';

/** What `industry-12` is the landing page of: an industry, a job field or a province. */
export function fieldNamed(name: string): Narrowed | null {
  const [, of, id = ''] = /^(industry|jobField|province)-([1-9]\d{0,3})$/.exec(name) ?? [];
  const asked = {
    keyword: '',
    idIndustry: of === 'industry' ? Number(id) : 0,
    idJobField: of === 'jobField' ? Number(id) : 0,
    province: of === 'province' ? id : '',
  };
  return fieldOf(asked, 'th') && asked;
}

/** The card of a field's page; it speaks of reviews where there are some. Null for a list of no single field. */
export function fieldCard(
  asked: Narrowed,
  { reviews }: Pick<FieldFigures, 'reviews'>,
  locale: Locale,
): ShareCard | null {
  const field = fieldOf(asked, locale);
  if (field === null) return null;
  const t = translator(locale);
  const title = listTitle(asked, locale);
  return reviews === 0
    ? wordsCard(title, t('discovery:field.descriptionUnreviewed', { title }))
    : wordsCard(
        t('discovery:list.titleReviews', { title }),
        field.line ?? listDescription(asked, locale),
      );
}

export function fieldPicture(
  asked: Narrowed,
  figures: Pick<FieldFigures, 'reviews'>,
  locale: Locale,
): string | undefined {
  const field = fieldOf(asked, locale);
  const card = fieldCard(asked, figures, locale);
  if (field === null || card === null) return undefined;
  const { idIndustry: industry, idJobField: jobField, province } = asked;
  const name = `${field.of}-${{ industry, jobField, province }[field.of]}`;
  return shareAddress({ locale, kind: 'field', name }, card);
}
