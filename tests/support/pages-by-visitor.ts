import type { Page } from '@playwright/test';
import type { Visitor } from '#app/page-row.ts';
import { ROUTES } from '#app/routes.ts';
import { comparePage } from '#features/discovery/core/compare/compared.ts';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { visitorsPage } from '#features/insight/core/insight-paths.ts';
import { openingSearch } from '#features/opening/core/opening-paths.ts';
import { wizard } from '#features/profile/core/profile-paths.ts';
import { BAR_STEPS } from '#features/profile/core/steps.ts';
import type { Locale } from '#shared/core/locale.ts';
import { expectedAnswers } from './route-rows.ts';
import { signInEmployer, signInJobSeeker, signInReviewTeam } from './sign-in.ts';

/** The company of the demo's employers. */
const OWN = 1;

export const SIGN_IN: Readonly<Record<Visitor, (page: Page, language: Locale) => Promise<void>>> = {
  everybody: async () => undefined,
  employer: (page) => signInEmployer(page),
  preview: (page) => signInEmployer(page),
  jobSeeker: (page) => signInJobSeeker(page),
  team: (page, language) => signInReviewTeam(page.request, `Team ${language}`),
};

/** What a row of the table shows in other ways too. */
const MORE: Partial<Record<Visitor, readonly string[]>> = {
  everybody: [
    '/login',
    companyList('th', { keyword: 'zzzzzzzz' }),
    companyList('th', { idJobField: 4 }),
    comparePage('th', [1, 2, 3, 4]),
    openingSearch('th', { keyword: 'zzzzzzzz', province: '10' }),
  ],
  employer: [...BAR_STEPS.map((step) => wizard('th', step)), visitorsPage('th', 'year')],
};

/** Pages drawn by the parts of another in the table, as old addresses and lost pages are. */
const ALIKE: ReadonlySet<string> = new Set([
  '/homeDev',
  '/homePresent',
  '/mYousaySR',
  '/mHRSay',
  '/mPackagePreview',
  '/privacyYouSay',
  '/termsYouSay',
  '/sampleJobs',
  '/sampleYousay',
  '/static/template/jobs',
  '/static/template/yousay',
  '/company/1',
  '/mRegister',
  '/login?t=1',
  '/mLoginHR?t=1',
  '/mLoginJSK',
  '/company/brandsdna',
  '/company/brandsdna-article',
  '/mMyHRSay',
  '/mStartHRSay',
  '/mWelcomeHR',
  '/createhrsay/reviewList',
  '/preview-sale/x-1/hrsay',
  '/reviewContent/report',
  '/reviewContent/useful',
  '/company/1/hrsay/feature/99999999-8/post',
  '/company/1/hrsay/gallery/99999999-8/post',
  '/company/1/brandsdna/articleIndex=999999999',
  '/company/1/jobs/999999999',
  '/company/1/jobs/999999999/apply',
  '/company/1/jobs/999999999/saved',
  '/company/applications/999999999',
  '/company/invitations/none',
  '/company/invitations/none/recipients',
  '/company/invitations/links/00000000-0000-4000-8000-000000000000/poster',
  '/createhrsay/letter',
  '/companyNotFound',
  '/backoffice/mails/none',
]);

/** Pages that are alike are only opened in `npm test`. */
export const isLookedAtWhole = (address: string): boolean =>
  process.env.E2E !== 'short' || !ALIKE.has(address);

/** The pages of the table each kind of visitor may see, and what answers where none is. */
export function addressesFor(who: Visitor) {
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
export const TURNS = ['@thai @whole', '@english @whole'] as const;

export const inTurn = <T>(all: readonly T[], turn: number): readonly T[] =>
  all.filter((_, place) => place % TURNS.length === turn);
