import { formatLeast, formatNumber } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import {
  industryChoices,
  jobFieldChoices,
  provincesByName,
} from '#shared/core/master-data/choices.ts';
import type { ChoiceCounts, CountedPart } from '../../core/choice-counts.ts';

export interface CategoryOption {
  readonly value: string;
  readonly label: string;
}

/** Counts that are lower bounds are shown only from this number on. */
const MIN_SHOWN_COUNT = 10;

/** Adds company counts to options and drops empty ones; unchanged without counts. */
export function withCounts(
  options: readonly CategoryOption[],
  counts: ChoiceCounts | undefined,
  part: CountedPart,
  locale: Locale,
): readonly CategoryOption[] {
  if (!counts) return options;
  const { isLeast, [part]: by } = counts;
  return options.map(({ value, label }) => {
    const count = by.get(value) ?? 0;
    if (count < (isLeast ? MIN_SHOWN_COUNT : 1)) return { value, label };
    const formatCount = isLeast ? formatLeast : formatNumber;
    return { value, label: `${label} (${formatCount(locale, count)})` };
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
