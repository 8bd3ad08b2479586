// What each identity gets of a page, and who may call which endpoint; one without its row fails the matrix.
import type { PageRow, Visitor } from '#app/page-row.ts';

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

/** Nobody, a user, an administrator, a job seeker, the review team. */
type Statuses = readonly [number, number, number, number, number];

const STATUSES: Readonly<Record<Visitor, Statuses>> = {
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
  '/company/[segment]/yousay': { address: '/company/OWN/yousay', status: 301 },
  '/company/applications/[idApplication]': none('/company/applications/999999999'),
  '/company/applications/[idApplication]/document': none('/company/applications/9e8/document'),
  '/company/invitations/links/[idLink]/poster': none('/company/invitations/links/none/poster'),
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
  '/myProfile/document/[idDocument]': none('/myProfile/document/none'),
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

/** Who may call: everybody, employers and job seekers, or one kind alone. */
export type Caller =
  | 'public'
  | 'account'
  | 'employer'
  | 'companyAdmin'
  | 'jobSeeker'
  | 'platformAdmin';

/** Each endpoint as the API describes itself, by caller, with a query where it needs one. */
export const ENDPOINT_ROWS: Readonly<Record<Caller, readonly string[]>> = {
  public: [
    'post /register',
    'post /login',
    'post /loginEncKey',
    'post /loginLink',
    'post /doAuthenTokenEmployer',
    'post /logout',
    'post /adminLogout',
    'post /passwordReset',
    'put /passwordReset/{token}',
    'put /changeEmail/{token}',
    'post /checkLoginEncKey',
    'post /jskSignup',
    'put /jskVerification/{token}',
    'post /jskLoginWithGoogle',
    'post /companiesByUserApplicationRecord',
    'post /jskLogin',
    'post /jskLoginEncKey',
    'post /jskLogout',
    'get /search',
    'get /getCompaniesListByJFElastic/{pg}',
    'get /companiesListByIndusElastic/{pg}',
    'get /companiesByTotalApply/{pg}',
    'get /dreamCompany',
    'get /overview/{idEmp}',
    'get /countGroupJFElastic',
    'get /countGroupIndustryElastic',
    'get /masterdata/getAllIndustry',
    'get /masterdata/getAllJobField',
    'get /masterdata/getAllCountry',
    'get /masterdata/getAllState',
    'get /reviews/{idEmp}',
    'get /reviews/{idEmp}/summary',
    'get /recognition/{idEmp}',
    'get /proofKeys/{idEmp}',
    'options /uploads',
    'post /writeReview/insertHrSayAnalytic',
    'get /likes/gallery',
    'get /likes/{kind}/{id}',
    'put /likes/{kind}/{id}',
    'delete /likes/{kind}/{id}',
    'get /shares/{kind}/{id}',
    'post /shares/{kind}/{id}',
    'post /unsubscribe/{token}',
    'post /alerts',
    'put /alerts/{token}',
    'delete /alerts/{token}',
    'post /mail/events',
    'post /',
  ],
  account: ['post /reviews/{id}/report'],
  employer: [
    'post /checkPassword',
    'post /changePassword',
    'post /changeEmail',
    'get /getUserList',
    'get /companyProfile/checkMainHrsay',
    'get /myaccount/export',
    'delete /myaccount/sessions',
    'delete /myaccount/sessions/{idSession}',
    'post /myaccount/deletion',
    'delete /myaccount/deletion',
    'post /companyProfile/{idEmp}/{lang}',
    'get /companyProfile/{idEmp}/{lang}/{section}',
    'put /companyProfile/{idEmp}/{lang}/{section}',
    'get /invitations/{idEmp}/{lang}/letter',
    'put /invitations/{idEmp}/{lang}/letter',
    'get /invitations/links',
    'post /invitations/links',
    'delete /invitations/links/{idLink}',
    'get /invitations/plan?size=5&senderEmail=hr%40example.com',
    'post /invitations',
    'post /invitations/test',
    'get /invitations',
    'get /invitations/{idInvitation}',
    'get /invitations/{idInvitation}/recipients',
    'put /invitations/{idInvitation}/state',
    'get /companyProfile/{idEmp}/{lang}/versions',
    'put /companyProfile/{idEmp}/{lang}/restoration',
    'post /companyProfile/{idEmp}/{lang}/covers',
    'delete /companyProfile/{idEmp}/{lang}/covers/{idMedia}',
    'post /companyProfile/{idEmp}/{lang}/media',
    'delete /companyProfile/{idEmp}/{lang}/media/{idMedia}',
    'put /companyProfile/{idEmp}/{lang}/media/{idMedia}/poster',
    'put /companyProfile/{idEmp}/{lang}/media/{idMedia}/captions',
    'delete /companyProfile/{idEmp}/{lang}/media/{idMedia}/captions',
    'get /companyProfile/{idEmp}/{lang}/media',
    'put /companyProfile/{idEmp}/{lang}/media/{idMedia}/alt',
    'put /companyProfile/{idEmp}/{lang}/media/{idMedia}/replacement',
    'post /uploads',
    'head /uploads/{idUpload}',
    'patch /uploads/{idUpload}',
    'delete /uploads/{idUpload}',
    'put /uploads/{idUpload}/media',
    'put /reviews/{id}/reply',
    'delete /reviews/{id}/reply',
    'post /insertApproval',
    'delete /approval/{idEmp}/{lang}',
    'get /approval/{idEmp}',
    'get /employer/step?idEmp=OWN',
    'put /employer/step',
    'post /checkSaveAndBack',
    'post /openings',
    'put /openings/{idJob}',
    'put /openings/{idJob}/closing',
    'delete /openings/{idJob}/closing',
    'put /applications/{idApplication}/status',
    'post /writeReview/insertHrSayLog',
    'get /analytics/{idEmp}',
  ],
  companyAdmin: [
    'post /insertUser',
    'post /updUser',
    'post /delUser',
    'post /users/{idUser}/invitation',
    'post /employerVerification',
  ],
  jobSeeker: [
    'get /getEncKey/{idJsk}/{idResume}',
    'post /writeReview/insertReview',
    'put /ownReviews/{idReview}',
    'delete /ownReviews/{idReview}',
    'post /reviews/{id}/appeal',
    'post /invite/{token}/token',
    'put /invite/{token}/address',
    'get /usefulVotes?reviews=0b6ee01e-5b3f-4d3c-9a53-0d8b7f6b6c11',
    'put /reviews/{id}/useful',
    'delete /reviews/{id}/useful',
    'put /openings/{idJob}/application',
    'delete /openings/{idJob}/application',
    'put /openings/{idJob}/application/draft',
    'put /resume/{idJsk}/document',
    'post /jskVerification',
    'post /jskChangePassword',
    'post /jskDeleteAccount',
    'get /resume/{idJsk}',
    'put /resume/{idJsk}',
    'get /resume/{idJsk}/export',
    'get /resume/getPhoto/{idJsk}',
    'post /resume/{idJsk}/photo',
    'delete /resume/{idJsk}/photo',
    'get /review/getReviewList/{idJsk}/{idResume}',
    'get /reviewed/{idJsk}',
  ],
  platformAdmin: [
    'get /submissions',
    'put /submissions/{id}/decision',
    'put /reviews/{id}/moderation',
    'put /reviews/{id}/reportDecision',
    'put /reviews/{id}/appeal',
    'put /claims/{id}/decision',
    'put /companies/{id}/package',
    'put /companies/{id}/sendingStop',
    'delete /companies/{id}/sendingStop',
    'post /accountLookups',
    'delete /accountLookups/{id}/sessions',
    'put /failedJobs/{id}/retry',
    'post /adminRenew',
    'post /openItems',
    'delete /openItems/{item}',
  ],
};
