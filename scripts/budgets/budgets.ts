/** Gzipped kilobytes of script that a page may load before anybody uses it. */
export const SCRIPT_BUDGETS = {
  withoutIslands: 2,
  /** Their search is a form until somebody touches it. */
  homeAndList: 4.2,
  /** So are theirs; what they say in passing needs a little. */
  accountForm: 6.1,
  /** Its fields are a form library's, and are there at once. */
  wizard: 106,
  /** A list of items comes on top; editor and uploader do not. */
  wizardList: 109.5,
} as const;

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

/** What every measured page must reach on a phone, of 1. */
export const LIGHTHOUSE_BUDGETS: LighthouseBudgets = {
  performance: 0.95,
  accessibility: 1,
  'best-practices': 1,
  seo: 1,
};

/** What is made at build must be faster. */
export const PRERENDERED_BUDGETS: LighthouseBudgets = { ...LIGHTHOUSE_BUDGETS, performance: 0.98 };

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

/** The pages Lighthouse looks at in every test, by type, given the path of a company's page. */
export function lighthousePages(companyPath: string): ReadonlyMap<string, string> {
  const tab = (name: string) => companyPath.replace(/[^/]+$/, name);
  return new Map([
    ['/', '/'],
    ['/yousay/companylist', '/yousay/companylist'],
    ['/company/[segment]/hrsay', tab('hrsay')],
    ['/company/[segment]/yousay', tab('yousay')],
    ['/aboutus', '/aboutus'],
  ]);
}
