/** What every measured page must reach on a phone, of 1. */
export const BUDGETS = {
  performance: 0.95,
  accessibility: 1,
  'best-practices': 1,
  seo: 1,
} as const;

export type Category = keyof typeof BUDGETS;
export const CATEGORIES = Object.keys(BUDGETS) as Category[];

/** The pages of the budget: name and path, given the path of a company's page. */
export function budgetedPages(companyPath: string): ReadonlyMap<string, string> {
  const tab = (name: string) => companyPath.replace(/[^/]+$/, name);
  return new Map([
    ['home', '/'],
    ['company list', '/yousay/companylist'],
    ['company hrsay', tab('hrsay')],
    ['company yousay', tab('yousay')],
    ['aboutus', '/aboutus'],
  ]);
}
