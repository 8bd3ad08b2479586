import { catalogue } from '#i18n/catalogues.ts';
import { recordBy } from '#shared/core/domain/record-by.ts';
import {
  type DisclosedAttributes,
  REVIEWER_ATTRIBUTES,
  REVIEWER_LISTS,
  type ReviewerAttribute,
} from '#shared/core/domain/reviewer-attributes.ts';
import { inLanguage } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import { jobFieldChoices } from '#shared/core/master-data/choices.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';

export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

type ReviewerList = keyof typeof REVIEWER_LISTS;
type Labels = Readonly<Record<ReviewerList, Readonly<Record<string, string>>>>;

export function jobFieldName(idJobField: number, locale: Locale): string {
  const found = JOB_FIELDS.find(({ idJobfield }) => idJobfield === idJobField);
  return found ? inLanguage(locale, found.fieldNameTh, found.fieldNameEn) : '';
}

export function listChoices(name: ReviewerList, locale: Locale) {
  const labels: Labels = catalogue(locale).review.attributes;
  return REVIEWER_LISTS[name].map((value) => ({ value, label: labels[name][value] ?? '' }));
}

export function attributeChoices(
  locale: Locale,
): Readonly<Record<ReviewerAttribute, readonly Choice[]>> {
  return recordBy(REVIEWER_ATTRIBUTES, (name) =>
    name === 'idJobField' ? jobFieldChoices(locale) : listChoices(name, locale),
  );
}

/** Labels of a reviewer's disclosed attributes; suppressed ones have none. */
export function attributeLabels(
  attributes: DisclosedAttributes,
  locale: Locale,
): readonly (string | null)[] {
  const labels: Labels = catalogue(locale).review.attributes;
  return REVIEWER_ATTRIBUTES.map((name) => {
    if (attributes[name] === null) return null;
    if (name === 'idJobField') return jobFieldName(Number(attributes[name]), locale);
    return labels[name][attributes[name]] ?? null;
  });
}
