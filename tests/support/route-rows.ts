// What each identity gets of a page; one without its row fails the matrix.
import type { PageAudience, PageRow } from '#app/page-row.ts';

export const IDENTITIES = [
  'anonymous',
  'expiredToken',
  'forgedToken',
  'otherCompany',
  'companyUser',
  'companyAdmin',
  'jobSeeker',
  'platformAdmin',
] as const;
export type Identity = (typeof IDENTITIES)[number];

type Statuses = readonly [number, number, number, number, number];

const STATUSES: Readonly<Record<PageAudience, Statuses>> = {
  everybody: [200, 200, 200, 200, 200],
  employer: [302, 200, 200, 302, 302],
  jobSeeker: [302, 302, 302, 200, 302],
  team: [302, 302, 302, 302, 200],
  preview: [302, 200, 200, 302, 200],
};

/** Where a route alone does not say how to ask for it, or what comes back; by the route. */
interface Example {
  /** `OWN` stands for the company of the two employers. */
  readonly address?: string;
  /** What whoever may see it gets, where that is not 200. */
  readonly status?: number;
  /** Who is signed in as this is led on instead. */
  readonly leadsOn?: 'employer' | 'jobSeeker';
  /** The administrator of another company, where they see something else than the own one. */
  readonly otherCompany?: number;
}

/** The other company has begun no page yet, and is sent to the start. */
const DRAFT: Example = { otherCompany: 302 };

const none = (address: string): Example => ({ address, status: 404 });

const EXAMPLES: Readonly<Record<string, Example>> = {
  '/.well-known/change-password': { status: 302 },
  '/404': { status: 404 },
  '/500': { status: 404 },
  '/alerts/[token]': none('/alerts/none'),
  '/backoffice/companies/[idEmp]': { address: '/backoffice/companies/OWN?package=basic' },
  '/backoffice/mails/[id]': none('/backoffice/mails/none'),
  '/backoffice/submissions/[id]': none('/backoffice/submissions/999999'),
  '/company-not-found': { status: 404 },
  '/companyNotFound': { status: 404 },
  '/company/[segment]': { address: '/company/OWN', status: 301 },
  '/company/[segment]/brandsdna': { address: '/company/OWN/brandsdna', status: 301 },
  '/company/[segment]/brandsdna/[name]': none('/company/OWN/brandsdna/articleIndex=999999999'),
  '/company/[segment]/hrsay': { address: '/company/OWN/hrsay', status: 301 },
  '/company/[segment]/hrsay/feature/[ids]/post': none('/company/OWN/hrsay/feature/99999999-8/post'),
  '/company/[segment]/hrsay/gallery/[ids]/post': none('/company/OWN/hrsay/gallery/99999999-8/post'),
  '/company/[segment]/jobs': { address: '/company/OWN/jobs', status: 301 },
  '/company/[segment]/jobs/[idJob]': none('/company/OWN/jobs/999999999'),
  '/company/[segment]/jobs/[idJob]/apply': none('/company/OWN/jobs/999999999/apply'),
  '/company/[segment]/jobs/[idJob]/saved': none('/company/OWN/jobs/999999999/saved'),
  '/company/[segment]/yousay': { address: '/company/OWN/yousay', status: 301 },
  '/company/applications/[idApplication]': none('/company/applications/999999999'),
  '/company/applications/[idApplication]/document': none(
    '/company/applications/999999999/document',
  ),
  '/company/invitations/links/[idLink]/poster': none(
    '/company/invitations/links/00000000-0000-4000-8000-000000000000/poster',
  ),
  '/company/jobs': { address: '/company/jobs?add=1' },
  '/company/hrsay-preview-sale': DRAFT,
  '/company/brandsdna-article': DRAFT,
  '/createhrsay/[step]': { address: '/createhrsay/cover', ...DRAFT },
  '/createhrsay/cover-backup': DRAFT,
  '/createhrsay/letter': { status: 404 },
  '/createhrsay/preview': DRAFT,
  '/createhrsay/reviewList': { status: 302 },
  '/createhrsay/write-reviews': DRAFT,
  '/indexnow-key.txt': { status: 404 },
  '/invite/[token]': { address: '/invite/example' },
  '/jSignin': { leadsOn: 'jobSeeker' },
  '/login': { address: '/login?t=1', leadsOn: 'employer' },
  '/mLoginJSK': { leadsOn: 'jobSeeker' },
  '/mLoginHR': { address: '/mLoginHR?t=1', leadsOn: 'employer' },
  '/myProfile/document/[idDocument]': none(
    '/myProfile/document/00000000-0000-4000-8000-000000000000',
  ),
  '/mYousayQuestion': { address: '/mYousayQuestion?idEmp=5' },
  '/preview-sale/[segment]/[tab]/[...below]': {
    address: '/preview-sale/x-OWN/hrsay',
    otherCompany: 302,
  },
  '/preview/[tab]/[segment]/[...below]': { address: '/preview/yousay/x-OWN', otherCompany: 302 },
  '/static/[company]/hrsay': { address: '/static/template/hrsay' },
  '/static/[company]/jobs': { address: '/static/template/jobs' },
  '/static/[company]/yousay': { address: '/static/template/yousay' },
  '/reviewContent/report': { status: 404 },
  '/reviewContent/useful': { status: 404 },
  '/sitemap-companies-[chunk].xml': { address: '/sitemap-companies-1.xml' },
  '/sitemap-openings-[chunk].xml': { address: '/sitemap-openings-1.xml' },
  '/sitemap-posts-[chunk].xml': { address: '/sitemap-posts-1.xml' },
  '/company/invitations/[id]': none('/company/invitations/none'),
  '/company/invitations/[id]/recipients': none('/company/invitations/none/recipients'),
  '/unsubscribe/[token]': none('/unsubscribe/none'),
  '/video/[slug]': { address: '/video/find-a-company' },
};

/** An address of the page and what each identity gets there; a token that is no good is nobody's. */
export function expectedAnswers(
  route: string,
  { who }: PageRow,
  idEmp: number,
): { readonly address: string; readonly expected: Record<Identity, number> } {
  const { address = route, status = 200, otherCompany, leadsOn } = EXAMPLES[route] ?? {};
  const [nobody, user, admin, jobSeeker, team] = STATUSES[who].map((given) =>
    given === 200 ? status : given,
  ) as unknown as Statuses;
  return {
    address: address.replace('OWN', String(idEmp)),
    expected: {
      anonymous: nobody,
      expiredToken: nobody,
      forgedToken: nobody,
      otherCompany: leadsOn === 'employer' ? 302 : (otherCompany ?? admin),
      companyUser: leadsOn === 'employer' ? 302 : user,
      companyAdmin: leadsOn === 'employer' ? 302 : admin,
      jobSeeker: leadsOn === 'jobSeeker' ? 302 : jobSeeker,
      platformAdmin: team,
    },
  };
}
