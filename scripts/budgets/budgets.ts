import budgets from './page-budgets.json' with { type: 'json' };

/**
 * Kilobytes by page type, `other` by default: gzipped script loaded before any interaction, and
 * pictures that a phone loads before scrolling. `npm run check` rejects an increase unless `raised`
 * names its decision.
 */
const SCRIPT: Readonly<Record<string, number>> = budgets.script;
const PICTURES: Readonly<Record<string, number>> = budgets.pictures;

export function scriptBudget(name: string): number {
  return SCRIPT[name] ?? budgets.script.other;
}

export const SEARCH_SCRIPT_BUDGET_KB = budgets.touched.search;

export function pictureBudget(name: string): number {
  return PICTURES[name] ?? budgets.pictures.other;
}

/** Kilobytes of HTML without styles: of a company page uncompressed, of any page compressed. */
export const HTML_BUDGETS = budgets.html;

/** Budget of a page's compressed styles, before which nothing is rendered. */
export const STYLE_BUDGET_KB = budgets.styles.packed;

export const FONT_BUDGET_KB = budgets.fonts.both;

/** Maximum layout shift by a late typeface, as browsers count it. */
export const SHIFT_BUDGET = 0.02;

/** Page types whose pictures every test weighs; `npm run bench -- lighthouse` weighs all. */
export const PICTURE_TYPES: readonly string[] = [
  '/',
  '/yousay/companylist',
  '/company/[segment]/hrsay',
  '/company/[segment]/yousay',
  '/aboutus',
];

/** Page types whose layout shift every test measures; `npm run bench -- shift` measures all. */
export const SHIFT_TYPES: readonly string[] = [
  '/',
  '/company/[segment]/hrsay',
  '/company/[segment]/yousay',
];

/** Largest paint relative to a bare page, for text and a picture; kilobytes of a company page. */
export const PAINT_BUDGETS = { words: 1.1, picture: 1.15, companyKilobytes: 175 } as const;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type BudgetCategory = (typeof CATEGORIES)[number];
export type LighthouseBudgets = Readonly<Record<BudgetCategory, number>>;

/** Minimum Lighthouse scores on a phone; prerendered pages must be faster. */
export function lighthouseBudgets(isMadeAtBuild: boolean): LighthouseBudgets {
  const performance = isMadeAtBuild ? 0.98 : 0.95;
  return { performance, accessibility: 1, 'best-practices': 1, seo: 1 };
}
