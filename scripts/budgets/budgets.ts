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

export interface LookedAt {
  readonly name: string;
  readonly path: string;
  /** Kilobytes of pictures that it may load before anybody scrolls, drawn while they wait; only ever less. */
  readonly pictures: number;
}

/** The pages Lighthouse looks at, given the path of a company's page. */
export function lighthousePages(companyPath: string): readonly LookedAt[] {
  const tab = (name: string) => companyPath.replace(/[^/]+$/, name);
  return [
    { name: 'home', path: '/', pictures: 25.5 },
    { name: 'company list', path: '/yousay/companylist', pictures: 9 },
    { name: 'company hrsay', path: tab('hrsay'), pictures: 103.5 },
    { name: 'company yousay', path: tab('yousay'), pictures: 21 },
    { name: 'aboutus', path: '/aboutus', pictures: 0 },
  ];
}
