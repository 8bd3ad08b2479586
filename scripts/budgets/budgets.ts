/** Gzipped kilobytes of script that a page without islands may load. */
const SCRIPT_WITHOUT_ISLANDS = 2;
/** Likes and shares come on top. */
const SCRIPT_OF_POST = 2.9;
/** A search that is a form until somebody touches it. */
const SCRIPT_OF_SEARCH = 4.2;
/** So is the form of an account; what it says in passing needs a little. */
const SCRIPT_OF_ACCOUNT_FORM = 6.1;

/** Gzipped kilobytes of script that a page may load before anybody uses it, by type; only ever less. */
const SCRIPT_BUDGETS: ReadonlyMap<string, number> = new Map([
  ['/', SCRIPT_OF_SEARCH],
  ['/yousay', SCRIPT_OF_SEARCH],
  ['/yousay/companylist', SCRIPT_OF_SEARCH],
  ['/register', SCRIPT_OF_ACCOUNT_FORM],
  ['/jSignup', SCRIPT_OF_ACCOUNT_FORM],
  ['/company/[segment]/hrsay/gallery/[ids]/post', SCRIPT_OF_POST],
  ['/company/[segment]/hrsay/feature/[ids]/post', SCRIPT_OF_POST],
  ['/company/[segment]/brandsdna/[name]', SCRIPT_OF_POST],
  ['/login', SCRIPT_OF_ACCOUNT_FORM],
  ['/jSignin', SCRIPT_OF_ACCOUNT_FORM],
  // Editor and uploader of a step come when they are used.
  ['/createhrsay/cover', 108.2],
  ['/createhrsay/company-profile', 106],
  ['/createhrsay/history', 108.4],
  ['/createhrsay/gallery', 109.2],
  ['/createhrsay/album', 109.6],
  ['/createhrsay/article', 106.7],
  ['/createhrsay/employee-photos', 107.5],
  ['/createhrsay/testimonials', 108],
  ['/createhrsay/interest-review', 106.2],
  ['/createhrsay/send-email', 103.2],
  ['/createhrsay/upload', 91.8],
]);

/** Of a page of this type. */
export function scriptBudget(name: string): number {
  return SCRIPT_BUDGETS.get(name) ?? SCRIPT_WITHOUT_ISLANDS;
}

/** Kilobytes of HTML without its styles: a company's page as it is, any page packed. */
export const HTML_BUDGETS = { companyPage: 75, packed: 13.5 } as const;

/** Kilobytes, packed, of the styles of a page, which nothing is drawn without. */
export const STYLE_BUDGET = 10;

/** Kilobytes of the letters of both languages. */
export const FONT_BUDGET = 27;

/** How long a phone may wait for the largest thing in sight, words or a picture, of a bare page; kilobytes of a company's page in all. */
export const PAINT_BUDGETS = { words: 1.1, picture: 1.15, companyBytes: 170 } as const;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];
export type LighthouseBudgets = Readonly<Record<Category, number>>;

/** What every page must reach on a phone, of 1; what is made at build must be faster. */
export function lighthouseBudgets(isMadeAtBuild: boolean): LighthouseBudgets {
  const performance = isMadeAtBuild ? 0.98 : 0.95;
  return { performance, accessibility: 1, 'best-practices': 1, seo: 1 };
}

/**
 * Kilobytes of pictures that a phone loads before anybody scrolls, drawn while they wait, by type of page;
 * only ever less. Any other page has none.
 */
const PICTURE_BUDGETS: ReadonlyMap<string, number> = new Map([
  ['/', 25.5],
  ['/yousay/companylist', 9],
  ['/video', 50],
  ['/video/[slug]', 16.5],
  ['/sample', 34],
  ['/sampleJobs', 10],
  ['/sampleYousay', 10],
  ['/static/[company]/hrsay', 35],
  ['/static/[company]/yousay', 11.5],
  ['/static/[company]/jobs', 11.5],
  ['/company/[segment]/hrsay', 103.5],
  ['/company/[segment]/yousay', 21],
  ['/company/[segment]/jobs', 21],
  ['/company/[segment]/jobs/[idJob]', 4.5],
  ['/company/[segment]/brandsdna', 83],
  ['/company/[segment]/brandsdna/[name]', 71],
  ['/company/[segment]/hrsay/gallery/[ids]/post', 83],
  ['/company/[segment]/hrsay/feature/[ids]/post', 69],
]);

/** What the pictures of a page of this type weigh, against its budget. */
export function picturesRow(name: string, value: number) {
  const goal = { atMost: PICTURE_BUDGETS.get(name) ?? 0 };
  return { measure: `${name}, pictures`, value, unit: 'kB', goal };
}

/** The types of pages Lighthouse looks at in every test; the benchmark looks at one of each. */
export const LIGHTHOUSE_TYPES: readonly string[] = [
  '/',
  '/yousay/companylist',
  '/company/[segment]/hrsay',
  '/company/[segment]/yousay',
  '/aboutus',
];
