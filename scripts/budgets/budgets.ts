import budgets from './page-budgets.json' with { type: 'json' };

/**
 * Kilobytes of a page by type, `other` where it is not named: gzipped script that comes before anybody uses
 * the page, and pictures that a phone loads before anybody scrolls, drawn while they wait. `npm run check`
 * refuses a number above what it ever was, unless `raised` names the decision for it.
 */
const SCRIPT: Readonly<Record<string, number>> = budgets.script;
const PICTURES: Readonly<Record<string, number>> = budgets.pictures;

/** The budget of a page of this type, in bytes. */
export function scriptBudget(name: string): number {
  return SCRIPT[name] ?? budgets.script.other;
}

/** Kilobytes of script that come when the search of a page is touched. */
export const SEARCH_SCRIPT_BUDGET_KB = budgets.touched.search;

/** Kilobytes of the pictures of a page of this type. */
export function pictureBudget(name: string): number {
  return PICTURES[name] ?? budgets.pictures.other;
}

/** Kilobytes of HTML without its styles: a company's page as it is, any page packed. */
export const HTML_BUDGETS = budgets.html;

/** Kilobytes, packed, of the styles of a page, which nothing is drawn without. */
export const STYLE_BUDGET_KB = budgets.styles.packed;

/** Kilobytes of the letters of both languages. */
export const FONT_BUDGET_KB = budgets.fonts.both;

/** How far a page may move when its typeface comes late, as browsers count it. */
export const SHIFT_BUDGET = 0.02;

/** The pages whose pictures are weighed in every test; `npm run bench -- lighthouse` weighs those of all. */
export const PICTURE_TYPES: readonly string[] = [
  '/',
  '/yousay/companylist',
  '/company/[segment]/hrsay',
  '/company/[segment]/yousay',
  '/aboutus',
];

/** The pages whose shift is measured in every test; `npm run bench -- shift` measures all. */
export const SHIFT_TYPES: readonly string[] = [
  '/',
  '/company/[segment]/hrsay',
  '/company/[segment]/yousay',
];

/** How long a phone may wait for the largest thing in sight, words or a picture, of a bare page; kilobytes of a company's page in all. */
export const PAINT_BUDGETS = { words: 1.1, picture: 1.15, companyBytes: 175 } as const;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];
export type LighthouseBudgets = Readonly<Record<Category, number>>;

/** What every page must reach on a phone, of 1; what is made at build must be faster. */
export function lighthouseBudgets(isMadeAtBuild: boolean): LighthouseBudgets {
  const performance = isMadeAtBuild ? 0.98 : 0.95;
  return { performance, accessibility: 1, 'best-practices': 1, seo: 1 };
}
