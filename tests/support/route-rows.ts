// Who may see which page and call which endpoint; a route without its row fails the matrix.

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

interface PageRow {
  /** An address of the page; `OWN` stands for the company of the two employers. */
  readonly path: string;
  /** One status for all, or for nobody, a user, an administrator, a job seeker, the review team. */
  readonly status: number | readonly [number, number, number, number, number];
  /** The administrator of another company, where they see something else than the own one. */
  readonly otherCompany?: number;
}

/** What each identity gets; a token that is no good is nobody's. */
export function expectedStatuses({ status, otherCompany }: PageRow): Record<Identity, number> {
  const [nobody, user, admin, jobSeeker, team] =
    typeof status === 'number' ? [status, status, status, status, status] : status;
  return {
    anonymous: nobody,
    expiredToken: nobody,
    forgedToken: nobody,
    otherCompany: otherCompany ?? admin,
    companyUser: user,
    companyAdmin: admin,
    jobSeeker,
    platformAdmin: team,
  };
}

const open = (path: string, status = 200): PageRow => ({ path, status });
const employers = (path: string): PageRow => ({ path, status: [302, 200, 200, 302, 302] });
/** The other company has begun no page yet, and is sent to the start. */
const drafts = (path: string): PageRow => ({ ...employers(path), otherCompany: 302 });
const team = (path: string, status = 200): PageRow => ({
  path,
  status: [302, 302, 302, 302, status],
});

/** By the file below src/pages. */
export const PAGE_ROWS: Readonly<Record<string, PageRow>> = {
  '404.astro': open('/404', 404),
  '500.astro': open('/500', 404),
  'opensearch.xml.ts': open('/opensearch.xml'),
  'robots.txt.ts': open('/robots.txt'),
  'sitemap-companies-[chunk].xml.ts': open('/sitemap-companies-1.xml'),
  'sitemap-index.xml.ts': open('/sitemap-index.xml'),
  'sitemap-pages.xml.ts': open('/sitemap-pages.xml'),
  '[...locale]/index.astro': open('/'),
  '[...locale]/aboutus.astro': open('/aboutus'),
  '[...locale]/backoffice/audit.astro': team('/backoffice/audit'),
  '[...locale]/backoffice/index.astro': team('/backoffice'),
  '[...locale]/backoffice/mails/[id].astro': team('/backoffice/mails/none', 404),
  '[...locale]/backoffice/mails/index.astro': team('/backoffice/mails'),
  '[...locale]/backoffice/reviews.astro': team('/backoffice/reviews'),
  '[...locale]/backoffice/sign-in.astro': open('/backoffice/sign-in'),
  '[...locale]/backoffice/submissions/[id].astro': team('/backoffice/submissions/999999', 404),
  '[...locale]/company-not-found.astro': open('/company-not-found', 404),
  '[...locale]/companyNotFound.astro': open('/companyNotFound', 404),
  '[...locale]/company/[segment]/index.astro': open('/company/OWN', 301),
  '[...locale]/company/[segment]/hrsay.astro': open('/company/OWN/hrsay', 301),
  '[...locale]/company/[segment]/yousay.astro': open('/company/OWN/yousay', 301),
  '[...locale]/company/hrsay.astro': employers('/company/hrsay'),
  '[...locale]/createhrsay/company-profile.astro': drafts('/createhrsay/company-profile'),
  '[...locale]/createhrsay/cover.astro': drafts('/createhrsay/cover'),
  '[...locale]/createhrsay/finish.astro': employers('/createhrsay/finish'),
  '[...locale]/createhrsay/preview.astro': drafts('/createhrsay/preview'),
  '[...locale]/createhrsay/start.astro': employers('/createhrsay/start'),
  '[...locale]/createhrsay/welcome.astro': employers('/createhrsay/welcome'),
  '[...locale]/forgotpassword.astro': open('/forgotpassword'),
  '[...locale]/jSignin.astro': open('/jSignin'),
  '[...locale]/jSignup.astro': open('/jSignup'),
  '[...locale]/login.astro': open('/login?t=1'),
  '[...locale]/mLoginHR.astro': open('/mLoginHR?t=1'),
  '[...locale]/mLoginJSK.astro': open('/mLoginJSK'),
  '[...locale]/mRegister.astro': open('/mRegister'),
  '[...locale]/mWelcomeHR.astro': employers('/mWelcomeHR'),
  '[...locale]/mYousayQuestion.astro': {
    path: '/mYousayQuestion?idEmp=5',
    status: [302, 302, 302, 200, 302],
  },
  '[...locale]/myaccount.astro': employers('/myaccount'),
  '[...locale]/myProfile.astro': { path: '/myProfile', status: [302, 302, 302, 200, 302] },
  '[...locale]/myYouSay.astro': { path: '/myYouSay', status: [302, 302, 302, 200, 302] },
  '[...locale]/packageCompare.astro': open('/packageCompare'),
  '[...locale]/preview/hrsay/[segment].astro': {
    path: '/preview/hrsay/x-OWN',
    status: [302, 200, 200, 302, 200],
    otherCompany: 302,
  },
  '[...locale]/privacyHRSay.astro': open('/privacyHRSay'),
  '[...locale]/privacyYouSay.astro': open('/privacyYouSay'),
  '[...locale]/recognition.astro': open('/recognition'),
  '[...locale]/register.astro': open('/register'),
  '[...locale]/setting/email.astro': employers('/setting/email'),
  '[...locale]/setting/manageAccount.astro': employers('/setting/manageAccount'),
  '[...locale]/setting/password.astro': employers('/setting/password'),
  '[...locale]/signup.astro': open('/signup'),
  '[...locale]/termsHRSay.astro': open('/termsHRSay'),
  '[...locale]/termsYouSay.astro': open('/termsYouSay'),
  '[...locale]/yousay/companylist.astro': open('/yousay/companylist'),
  '[...locale]/yousay/index.astro': open('/yousay'),
};

/** Who may call: everybody, or one kind alone. */
export type Caller = 'public' | 'employer' | 'companyAdmin' | 'jobSeeker' | 'platformAdmin';

/** By the caller, each endpoint as the API describes itself, with a query where it needs one. */
export const ENDPOINT_ROWS: Readonly<Record<Caller, readonly string[]>> = {
  public: [
    'post /register',
    'post /login',
    'post /loginEncKey',
    'post /doAuthenTokenEmployer',
    'post /logout',
    'post /passwordReset',
    'put /passwordReset/{token}',
    'post /checkLoginEncKey',
    'post /jskSignup',
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
    'post /',
  ],
  employer: [
    'post /checkPassword',
    'post /changePassword',
    'post /changeEmail',
    'get /getUserList',
    'get /companyProfile/checkMainHrsay',
    'get /myaccount/export',
    'post /companyProfile/{idEmp}/{lang}',
    'get /companyProfile/{idEmp}/{lang}/companyProfile',
    'put /companyProfile/{idEmp}/{lang}/companyProfile',
    'get /companyProfile/{idEmp}/{lang}/cover',
    'put /companyProfile/{idEmp}/{lang}/cover',
    'post /companyProfile/{idEmp}/{lang}/cover/media',
    'delete /companyProfile/{idEmp}/{lang}/cover/media/{idMedia}',
    'post /companyProfile/{idEmp}/{lang}/media',
    'delete /companyProfile/{idEmp}/{lang}/media/{idMedia}',
    'post /insertApproval',
    'delete /approval/{idEmp}/{lang}',
    'get /approval/{idEmp}',
    'get /employer/step?idEmp=OWN',
    'put /employer/step',
    'post /checkSaveAndBack',
  ],
  companyAdmin: ['post /insertUser', 'post /updUser', 'post /delUser'],
  jobSeeker: [
    'get /getEncKey/{idJsk}/{idResume}',
    'post /writeReview/insertReview',
    'get /usefulVotes?reviews=1',
    'put /reviews/{id}/useful',
    'delete /reviews/{id}/useful',
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
  ],
};
