import type { Page } from '@playwright/test';
import type { PageAudience } from '#app/page-row.ts';
import { ROUTES } from '#app/routes.ts';
import { comparePage } from '#features/discovery/core/compare/compared.ts';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { visitorsPage } from '#features/insight/core/insight-paths.ts';
import { openingSearch } from '#features/opening/core/opening-paths.ts';
import { wizard } from '#features/profile/core/profile-paths.ts';
import { BAR_STEPS } from '#features/profile/core/steps.ts';
import type { Locale } from '#shared/core/locale.ts';
import { isShort } from './product-under-test.ts';
import { expectedAnswers } from './route-rows.ts';
import { signInEmployer, signInJobSeeker, signInReviewTeam } from './sign-in.ts';

/** The company of the demo's employers. */
const OWN = 1;

export const SIGN_IN: Readonly<
  Record<PageAudience, (page: Page, language: Locale) => Promise<void>>
> = {
  everybody: async () => undefined,
  employer: (page) => signInEmployer(page),
  preview: (page) => signInEmployer(page),
  jobSeeker: (page) => signInJobSeeker(page),
  team: (page, language) => signInReviewTeam(page.request, `Team ${language}`),
};

/** What a row of the table shows in other ways too. */
const MORE: Partial<Record<PageAudience, readonly string[]>> = {
  everybody: [
    '/login',
    companyList('th', { keyword: 'zzzzzzzz' }),
    companyList('th', { idJobField: 4 }),
    comparePage('th', [1, 2, 3, 4]),
    openingSearch('th', { keyword: 'zzzzzzzz', province: '10' }),
  ],
  employer: [...BAR_STEPS.map((step) => wizard('th', step)), visitorsPage('th', 'year')],
};

/** One page of every type: what `npm test` opens in a browser. The others are made of the parts of these. */
const OF_A_TYPE: ReadonlySet<string> = new Set([
  '/',
  '/yousay/companylist',
  companyList('th', { keyword: 'zzzzzzzz' }),
  '/jobs',
  comparePage('th', [1, 2, 3, 4]),
  '/company/1/hrsay',
  '/company/1/yousay',
  '/company/1/jobs',
  '/aboutus',
  '/integrity',
  '/packageCompare',
  '/register',
  '/jSignin',
  '/mYousayQuestion?idEmp=5',
  '/invite/example',
  '/404',
  '/myaccount',
  '/company/hrsay',
  '/company/jobs?add=1',
  '/company/invitations',
  visitorsPage('th', 'year'),
  ...(['cover', 'company-profile', 'gallery', 'article', 'upload', 'preview'] as const).map(
    (step) => wizard('th', step),
  ),
  '/createhrsay/send-email',
  '/preview/yousay/x-1',
  '/myPage',
  '/myProfile',
  '/backoffice',
  '/backoffice/reviews',
  '/backoffice/companies/1?package=basic',
  '/backoffice/invitations',
]);

/** The others are only asked for in `npm test`, without a browser. */
export const isOpened = (address: string): boolean => !isShort || OF_A_TYPE.has(address);

/** The pages of the table each kind of visitor may see, and what answers where none is. */
export function addressesFor(who: PageAudience) {
  const rows = Object.entries(ROUTES).filter(
    ([route, row]) =>
      row.who === who && !/\.(json|txt|xml)$|\/document\b|^\/\.well-known\//.test(route),
  );
  const examples = rows.map(([route, row]) => {
    const { address, expected } = expectedAnswers(route, row, OWN);
    return { address, isLost: Object.values(expected).includes(404) };
  });
  const of = (isLost: boolean) =>
    examples.filter((example) => example.isLost === isLost).map(({ address }) => address);
  return { found: [...new Set([...of(false), ...(MORE[who] ?? [])])], lost: of(true) };
}

/** Languages share their elements: `npm test` visits a page in one of them, in turns, the whole in both. */
export const TURNS = ['@thai @bilingual', '@english @bilingual'] as const;

export const inTurn = <T>(all: readonly T[], turn: number): readonly T[] =>
  all.filter((_, place) => place % TURNS.length === turn);
