import type { Translator } from '#i18n/translator.ts';
import { type CompanyName, companyName } from '#shared/core/company/company-name.ts';
import { formatNumber } from '#shared/core/format.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import { jobFieldChoices, provinceChoices } from '#shared/core/master-data/choices.ts';
import { searchOf } from '../../core/alert/alert-search.ts';

interface NamedSubject {
  readonly company: CompanyName | null;
  readonly search: string;
}

interface NameOptions {
  readonly t: Translator;
  readonly locale: Locale;
  /** False in confirmation mails: an unconfirmed address must not receive a stranger's text. */
  readonly withKeyword?: boolean;
}

export function alertName(
  { company, search }: NamedSubject,
  { t, locale, withKeyword = true }: NameOptions,
): string {
  if (company) return companyName(company, locale).text;
  const query = searchOf(search);
  if (query === null) return t('opening:alert.all');
  const { keyword, idJobField, province, jobType, education, salaryFrom, scoreFrom } = query;
  const labelOf = (
    choices: readonly { readonly value: string | number; readonly label: string }[],
    selected: string | number | undefined,
  ) => choices.find(({ value }) => value === selected)?.label;
  const amount = formatNumber(locale, Number(salaryFrom ?? 0));
  const named = joinByDots([
    withKeyword && keyword !== '' ? `“${keyword.replace(/\s+/g, ' ')}”` : undefined,
    labelOf(jobFieldChoices(locale), idJobField),
    labelOf(provinceChoices(locale), province),
    jobType && t(`opening:jobType.${jobType}`),
    education && t(`opening:education.${education}`),
    salaryFrom && t('opening:search.salaryFrom', { amount }),
    scoreFrom && t('opening:alert.scoreFrom', { score: scoreFrom }),
  ]);
  return named === '' ? t('opening:alert.all') : named;
}
