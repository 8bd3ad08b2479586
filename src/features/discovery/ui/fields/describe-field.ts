import { translator } from '#i18n/translator.ts';
import { aspectsBy } from '#shared/core/aspects.ts';
import { formatScore } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import { type FieldStats, fieldVerdict } from '../../core/fields/field-figures.ts';
import { INDUSTRY_LINES, JOB_FIELD_LINES } from '../../core/fields/field-lines.ts';
import {
  type ActiveFilter,
  type CompanyFilterQuery,
  listActiveFilters,
} from '../active-filters.ts';

export interface DescribedField {
  readonly of: Exclude<ActiveFilter['of'], 'keyword'>;
  readonly name: string;
  /** Editorial text about an industry or job field; null for provinces. */
  readonly line: string | null;
}

export function fieldOf(query: CompanyFilterQuery, locale: Locale): DescribedField | null {
  const [only, ...rest] = listActiveFilters(query, locale);
  if (only === undefined || only.of === 'keyword' || rest.length > 0) return null;
  const { of, name } = only;
  const lines = {
    industry: INDUSTRY_LINES[query.idIndustry],
    jobField: JOB_FIELD_LINES[query.idJobField],
    province: undefined,
  };
  return { of, name, line: lines[of]?.[locale] ?? null };
}

/** The meta description: text about the field and the number of reviews, if any. */
export function describeField(
  { name, line }: DescribedField,
  { reviews }: FieldStats,
  { title, companies }: { readonly title: string; readonly companies: number },
  locale: Locale,
): string {
  const t = translator(locale);
  if (reviews === 0) return t('discovery:field.descriptionUnreviewed', { title });
  const figures = {
    companies: t('discovery:field.companies', { count: companies }),
    reviews: t('shared:figure.reviews', { count: reviews }),
  };
  return line === null
    ? t('discovery:field.descriptionOf', { name, ...figures })
    : t('discovery:field.description', { line, ...figures });
}

const STANDINGS = {
  above: 'discovery:field.above',
  same: 'discovery:field.same',
  below: 'discovery:field.below',
} as const;
const ASPECTS = aspectsBy('rated', ({ aspect }) => `shared:aspect.${aspect}` as const);

export function verdictSentences(figures: FieldStats, locale: Locale): readonly string[] {
  const t = translator(locale);
  const verdict = fieldVerdict(figures);
  if (verdict === null) return [t('discovery:field.few')];
  const { score, market, comparison, aspects } = verdict;
  const nearest = String(Math.min(5, Math.max(1, Math.round(score)))) as
    | '1'
    | '2'
    | '3'
    | '4'
    | '5';
  const word = t(`shared:rating.words.${nearest}`);
  const sentence = t(STANDINGS[comparison], {
    score: formatScore(score),
    market: formatScore(market),
    word,
  });
  if (aspects === null) return [sentence];
  const [best, worst] = [t(ASPECTS[aspects.best]), t(ASPECTS[aspects.worst])];
  return [sentence, t('discovery:field.aspects', { best, worst })];
}
