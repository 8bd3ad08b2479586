import { formatNumber } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import {
  industryChoices,
  jobFieldChoices,
  provincesByName,
} from '#shared/core/master-data/choices.ts';
import type { Counts } from '../../core/choice-counts.ts';

export interface CategoryOption {
  readonly value: string;
  readonly label: string;
}

/** With how many companies each choice leaves, where it leaves any; as they are without counts. */
export function counted(
  options: readonly CategoryOption[],
  counts: Counts | undefined,
  locale: Locale,
): readonly CategoryOption[] {
  return options.map(({ value, label }) => {
    const count = counts?.get(value);
    return { value, label: count ? `${label} (${formatNumber(locale, count)})` : label };
  });
}

const asText = ({ value, label }: { value: number; label: string }): CategoryOption => ({
  value: String(value),
  label,
});

export const jobFieldOptions = (locale: Locale) => jobFieldChoices(locale).map(asText);
export const industryOptions = (locale: Locale) => industryChoices(locale).map(asText);

const PROVINCE_OPTIONS = { th: provincesByName('th'), en: provincesByName('en') };

export function provinceOptions(locale: Locale) {
  return PROVINCE_OPTIONS[locale];
}
