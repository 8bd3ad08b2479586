import { INVITE_FORM } from './forms/invite-form.ts';
import type { PageRow } from './page-row.ts';
import { COMPANY_LIFETIME, LIST_LIFETIME, ONE_DAY, ONE_HOUR } from './page-rows/cache-lifetimes.ts';
import { EMPLOYER_ROWS } from './page-rows/employer-rows.ts';
import {
  cached,
  JOB_SEEKER_SETTINGS,
  prerendered,
  privateTo,
  REVIEW_FILTERS,
  type RowFields,
} from './page-rows/row-kinds.ts';

/*
 * Every page by its path without language: one row per path served by `src/pages/[...locale]`;
 * employer pages are in page-rows/. The single source for properties of pages.
 */

const companyPage: RowFields = { search: 'links', params: { segment: '(?:[^/]*-)?\\d{1,9}' } };
/** Row of a page below a company, invalidated by the company's tag. */
const ofCompany = (rest: RowFields = {}): PageRow =>
  cached({ ...companyPage, ...rest }, COMPANY_LIFETIME);
const companyPost: RowFields = { params: { ...companyPage.params, ids: '\\d{1,9}-\\d{1,9}' } };
const openingParams = { ...companyPage.params, idJob: '[1-9]\\d{0,8}' };
const showcasePage: RowFields = {
  search: 'links',
  params: { company: '[a-z0-9]+(?:-[a-z0-9]+)*' },
};
const file: RowFields = { search: 'links' };
const rootFile: RowFields = { ...file, isRootOnly: true };
const chunkFile: RowFields = { ...rootFile, params: { chunk: '\\d{1,6}' } };
const SITEMAP = '/sitemap-companies-[chunk].xml';
const errorPage: RowFields = { isAbsentAlone: true };
const teamPage: RowFields = { search: 'disallow' };
/** A queue whose items are accepted or refused through one endpoint. */
const queueOf = (accept: string, endpoint: string): PageRow =>
  privateTo('team', {
    ...teamPage,
    query: ['done', 'pg'],
    form: { [accept]: endpoint, refuse: endpoint },
  });
const registration: RowFields = { query: ['idEmp'], form: { sent: 'post /register' } };
const employerSignIn: RowFields = {
  query: ['t', 'lang', 'redirectTo', 'toPreview', 'enc', 'key', 'link'],
  form: { signIn: 'post /login', stay: 'post /loginLink', continue: 'post /loginLink' },
};
const jobSeekerSignIn: RowFields = {
  query: ['t', 'to', 'enc', 'key', 'link'],
  form: { signIn: 'post /jskLogin', stay: 'post /loginLink', continue: 'post /loginLink' },
};

const FOUND = ['keyword', 'idJobField', 'idIndustry', 'province', 'pg'];
/** Filters that do not make a company list a page of its own for search engines. */
const REFINED = ['scoreFrom', 'size', 'recognition', 'hiring', 'hasPage', 'sort', 'vpp'];
const OPENING_FILTERS = ['jobType', 'province', 'education', 'idJobField'];

export const ROUTES: Readonly<Record<string, PageRow>> = {
  '/': cached(),
  /** Variants of the home page, whose canonical URL is `/`. */
  '/homeDev': cached({ search: 'noindex' }),
  '/homePresent': cached({ search: 'noindex' }),
  '/index-20210929': prerendered({ search: 'noindex' }),
  '/index-backup': prerendered({ search: 'noindex' }),
  '/index-coming': prerendered({ search: 'noindex' }),
  '/testlist': prerendered({ search: 'noindex' }),
  '/yousay': cached(),
  '/yousay/companylist': cached({ query: [...FOUND, ...REFINED], canonical: FOUND }, LIST_LIFETIME),
  '/jobs': cached(
    {
      query: ['keyword', ...OPENING_FILTERS, 'salaryFrom', 'scoreFrom', 'fresh', 'sort', 'pg'],
      canonical: ['idJobField', 'province', 'pg'],
    },
    LIST_LIFETIME,
  ),
  '/jobs.xml': cached({ ...file, query: ['idJobField', 'province'] }, ONE_HOUR),
  '/alerts': privateTo('everybody', {
    query: ['idEmp', 'keyword', ...OPENING_FILTERS, 'salaryFrom', 'scoreFrom', 'done'],
    form: { sent: 'post /alerts' },
  }),
  '/alerts/[token]': privateTo('everybody', {
    query: ['done'],
    form: { confirm: 'put /alerts/:token', stop: 'delete /alerts/:token' },
  }),
  '/compare': privateTo('everybody', { query: ['ids', 'add'] }),
  '/mYousaySR': cached({ search: 'noindex', query: [...FOUND, ...REFINED], canonical: FOUND }),
  '/mWriteEmployer': cached({ search: 'noindex', query: ['keyword', 'pg'] }),
  '/reviewContent': cached({ query: ['idReview'], canonical: ['idReview'] }),
  '/reviewContent/report': privateTo('everybody', {
    isAbsentAlone: true,
    query: ['idReview', 'done'],
    form: { sent: 'post /reviews/:id/report' },
  }),
  '/reviewContent/useful': privateTo('jobSeeker', {
    query: ['idReview', 'done'],
    form: { add: 'put /reviews/:id/useful', remove: 'delete /reviews/:id/useful' },
  }),
  '/unsubscribe/[token]': privateTo('everybody', {
    query: ['done'],
    form: { sent: 'post /unsubscribe/:token' },
  }),
  '/integrity': cached({}, ONE_HOUR),
  '/company/[segment]': ofCompany(),
  '/company/[segment]/hrsay': ofCompany(),
  '/company/[segment]/hrsay/feature/[ids]/post': ofCompany(companyPost),
  '/company/[segment]/hrsay/gallery/[ids]/post': ofCompany(companyPost),
  '/company/[segment]/brandsdna': ofCompany(),
  '/company/[segment]/brandsdna/[name]': ofCompany({
    servedBy: '/company/[segment]/hrsay/feature/[ids]/post',
  }),
  '/company/[segment]/yousay': ofCompany({ query: ['pg', ...REVIEW_FILTERS], canonical: ['pg'] }),
  '/company/[segment]/jobs': ofCompany({ query: ['pg', ...OPENING_FILTERS], canonical: ['pg'] }),
  '/company/[segment]/jobs/[idJob]': ofCompany({ params: openingParams }),
  '/company/[segment]/jobs/[idJob]/apply': privateTo('jobSeeker', {
    query: ['done', 'step'],
    params: openingParams,
    file: 'document',
    form: {
      draft: 'put /openings/:idJob/application/draft',
      apply: 'put /openings/:idJob/application',
      withdraw: 'delete /openings/:idJob/application',
      discard: 'delete /openings/:idJob/application',
    },
  }),
  '/company/[segment]/jobs/[idJob]/saved': privateTo('jobSeeker', {
    query: ['done'],
    params: openingParams,
    form: { save: 'put /openings/:idJob/saved', remove: 'delete /openings/:idJob/saved' },
  }),
  '/company-not-found': privateTo('everybody', errorPage),
  '/companyNotFound': privateTo('everybody', errorPage),

  '/aboutus': prerendered(),
  '/about-hrsay-landing': prerendered(),
  '/mHRSay': prerendered({ search: 'noindex', servedBy: '/about-hrsay-landing' }),
  '/developers': prerendered(),
  '/video': prerendered(),
  /** Indexed by links, because the sitemap lists the videos one by one. */
  '/video/[slug]': prerendered({ search: 'links' }),
  '/packageCompare': prerendered(),
  '/mPackagePreview': prerendered({ search: 'noindex' }),
  '/privacyHRSay': prerendered(),
  '/privacyYouSay': prerendered({ servedBy: '/privacyHRSay' }),
  '/recognition': prerendered(),
  '/termsHRSay': prerendered(),
  '/termsYouSay': prerendered({ servedBy: '/termsHRSay' }),

  /** Pages of the showcase template, which is also at `/static/template`. */
  '/sample': prerendered(),
  '/sampleJobs': prerendered(),
  '/sampleYousay': prerendered({ servedBy: '/sampleJobs' }),
  '/SampleYousayQuestion': prerendered(),
  '/static/[company]/hrsay': prerendered(showcasePage),
  '/static/[company]/jobs': prerendered({ ...showcasePage, servedBy: '/static/[company]/hrsay' }),
  '/static/[company]/yousay': prerendered({ ...showcasePage, servedBy: '/static/[company]/hrsay' }),

  '/register': cached(registration, ONE_DAY),
  '/mRegister': cached({ ...registration, search: 'noindex', servedBy: '/register' }, ONE_DAY),
  '/signup': prerendered({ search: 'links' }),
  '/jSignup': privateTo('everybody', {
    search: 'sitemap',
    query: ['to', 'verify', 'done'],
    /** Form action; a page opened by a verification link posts to `put /jskVerification/:token`. */
    form: { sent: 'post /jskSignup' },
  }),
  '/login': privateTo('everybody', employerSignIn),
  '/mLoginHR': privateTo('everybody', employerSignIn),
  '/jSignin': privateTo('everybody', jobSeekerSignIn),
  '/mLoginJSK': privateTo('everybody', jobSeekerSignIn),
  '/signOut': privateTo('everybody', {
    form: { employer: 'post /logout', jobSeeker: 'post /jskLogout' },
  }),
  '/forgotpassword': privateTo('everybody', {
    query: ['token', 'first', 'to', 'done'],
    form: { ask: 'post /passwordReset', set: 'put /passwordReset/:token' },
  }),

  '/myPage': privateTo('jobSeeker', {
    query: ['done'],
    form: { remove: 'delete /openings/:idJob/saved' },
  }),
  '/myProfile': privateTo('jobSeeker', { query: ['to', 'done'], form: JOB_SEEKER_SETTINGS }),
  '/myProfile/document/[idDocument]': privateTo('jobSeeker', {
    params: { idDocument: '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}' },
  }),
  '/app-notification/application-record': privateTo('jobSeeker', {
    query: ['applyDate', 'enc', 'key'],
  }),
  '/myYouSay': privateTo('jobSeeker', {
    query: ['pg', 'done'],
    form: { withdraw: 'delete /ownReviews/:idReview', appeal: 'post /reviews/:id/appeal' },
  }),
  '/mYousayQuestion': privateTo('everybody', {
    isAbsentAlone: true,
    query: ['idEmp', 'idReview', 'done'],
    form: { sent: 'post /writeReview/insertReview', edited: 'put /ownReviews/:idReview' },
  }),
  '/invite/[token]': privateTo('everybody', {
    query: ['done'],
    params: { token: '(?:[\\w-]{38}|[a-z2-9]{10}|example)' },
    form: INVITE_FORM,
  }),

  ...EMPLOYER_ROWS,

  '/backoffice': privateTo('team', { ...teamPage, query: ['status', 'pg', 'vpp', 'decided'] }),
  '/backoffice/sign-in': privateTo('everybody', {
    ...teamPage,
    query: ['encode', 'keycode', 'to', 'done'],
    form: { sent: 'post /checkLoginEncKey' },
  }),
  '/backoffice/sign-out': privateTo('team', { ...teamPage, form: { sent: 'post /adminLogout' } }),
  '/backoffice/submissions/[id]': privateTo('team', {
    ...teamPage,
    form: { approve: 'put /submissions/:id/decision', return: 'put /submissions/:id/decision' },
  }),
  '/backoffice/reviews': queueOf('publish', 'put /reviews/:id/moderation'),
  '/backoffice/reports': queueOf('keep', 'put /reviews/:id/reportDecision'),
  '/backoffice/appeals': queueOf('uphold', 'put /reviews/:id/appeal'),
  '/backoffice/claims': queueOf('approve', 'put /claims/:id/decision'),
  '/backoffice/companies': privateTo('team', { ...teamPage, query: ['keyword', 'pg'] }),
  '/backoffice/companies/[idEmp]': privateTo('team', {
    ...teamPage,
    query: ['package', 'done'],
    form: { give: 'put /companies/:id/package' },
  }),
  '/backoffice/invitations': privateTo('team', {
    ...teamPage,
    query: ['keyword', 'state', 'company', 'pg', 'done'],
    form: {
      stop: 'put /companies/:id/sendingStop',
      allow: 'delete /companies/:id/sendingStop',
      reverse: 'post /bounceReversals',
    },
  }),
  '/backoffice/users': privateTo('team', {
    ...teamPage,
    query: ['lookup', 'done'],
    form: { find: 'post /accountLookups', end: 'delete /accountLookups/:id/sessions' },
  }),
  '/backoffice/jobs': privateTo('team', {
    ...teamPage,
    query: ['done'],
    form: { retry: 'put /failedJobs/:id/retry' },
  }),
  '/backoffice/audit': privateTo('team', { ...teamPage, query: ['pg'] }),
  '/backoffice/mails': privateTo('team', teamPage),
  '/backoffice/mails/[id]': privateTo('team', teamPage),

  '/404': privateTo('everybody', { ...errorPage, isRootOnly: true }),
  '/500': privateTo('everybody', { ...errorPage, isRootOnly: true }),
  '/.well-known/change-password': privateTo('everybody', rootFile),
  '/.well-known/security.txt': cached(rootFile, ONE_DAY),
  '/feed.json': cached({ ...file, servedBy: '/feed.xml' }, ONE_HOUR),
  '/feed.xml': cached(file, ONE_HOUR),
  '/indexnow-key.txt': cached({ ...rootFile, isAbsentAlone: true }, ONE_DAY),
  '/opensearch.xml': cached(file, ONE_DAY),
  '/robots.txt': cached(rootFile, ONE_DAY),
  '/sitemap-index.xml': cached(rootFile, ONE_HOUR),
  '/sitemap-pages.xml': cached(rootFile, ONE_DAY),
  [SITEMAP]: cached(chunkFile, ONE_HOUR),
  '/sitemap-openings-[chunk].xml': cached({ ...chunkFile, servedBy: SITEMAP }, ONE_HOUR),
  '/sitemap-showcase.xml': cached(rootFile, ONE_DAY),
  '/sitemap-posts-[chunk].xml': cached({ ...chunkFile, servedBy: SITEMAP }, ONE_HOUR),
};
