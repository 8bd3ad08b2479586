import type { CacheLife, PageRow, Visitor } from './page-row.ts';

/*
 * Every page, by its address below the language. `src/pages/[...locale]` holds a file for each row and
 * a row stands here for each file; whoever needs to know something of a page reads it here.
 */

const TEN_MINUTES: CacheLife = { maxAge: 600, swr: 3600 };
const ONE_HOUR: CacheLife = { maxAge: 3600, swr: 86_400 };
const ONE_DAY: CacheLife = { maxAge: 86_400, swr: 86_400 };

type Rest = Partial<PageRow>;

const prerendered = (rest: Rest = {}): PageRow => ({
  who: 'everybody',
  render: 'prerendered',
  search: 'sitemap',
  ...rest,
});
const cached = (rest: Rest = {}, render: CacheLife = TEN_MINUTES): PageRow => ({
  who: 'everybody',
  render,
  search: 'sitemap',
  ...rest,
});
const privateTo = (who: Visitor, rest: Rest = {}): PageRow => ({
  who,
  render: 'private',
  search: 'noindex',
  ...rest,
});

const companyPage: Rest = { search: 'links', params: { segment: '(?:[^/]*-)?\\d{1,9}' } };
const companyPost: Rest = {
  search: 'links',
  params: { ...companyPage.params, ids: '\\d{1,9}-\\d{1,9}' },
};
const file: Rest = { search: 'links' };
/** `lang` is the version worked on, whatever language the wizard itself speaks. */
const wizardStep: Rest = { search: 'disallow', query: ['lang'], canonical: ['lang'] };
const previewPage: Rest = {
  search: 'disallow',
  query: ['from', 'iframe', 'encode', 'keycode'],
  canonical: ['from'],
  params: {
    tab: '(?:hrsay|jobs|yousay|brandsdna)',
    below: '(?:(?:feature|gallery)/\\d{1,9}-\\d{1,9}/post|[^/]+)',
  },
};
const teamPage: Rest = { search: 'disallow' };
const setting: Rest = { search: 'disallow' };
const employerSignIn: Rest = {
  query: ['t', 'lang', 'redirectTo', 'toPreview', 'enc', 'key', 'link'],
  form: { signIn: 'post /login', stay: 'post /loginLink', continue: 'post /loginLink' },
};
const jobSeekerSignIn: Rest = {
  query: ['t', 'to', 'enc', 'key', 'link'],
  form: { signIn: 'post /jskLogin', stay: 'post /loginLink', continue: 'post /loginLink' },
};

const LIST_QUERY = ['keyword', 'idJobField', 'idIndustry', 'pg'];
const OPENING_FILTERS = ['jobType', 'province', 'education', 'idJobField'];
const REVIEW_FILTERS = ['jobFieldsId', 'gradesId', 'jobTypesId', 'langsId', 'sortId', 'vpp'];

export const ROUTES: Readonly<Record<string, PageRow>> = {
  '/': cached(),
  '/yousay': cached(),
  '/yousay/companylist': cached({ query: [...LIST_QUERY, 'sort', 'vpp'], canonical: LIST_QUERY }),
  '/company/[segment]': cached(companyPage),
  '/company/[segment]/hrsay': cached(companyPage),
  '/company/[segment]/hrsay/feature/[ids]/post': cached(companyPost),
  '/company/[segment]/hrsay/gallery/[ids]/post': cached(companyPost),
  '/company/[segment]/brandsdna': cached(companyPage),
  '/company/[segment]/brandsdna/[name]': cached(companyPage),
  '/company/[segment]/yousay': cached({
    ...companyPage,
    query: ['pg', ...REVIEW_FILTERS],
    canonical: ['pg'],
  }),
  '/company/[segment]/jobs': cached({
    ...companyPage,
    query: ['pg', ...OPENING_FILTERS],
    canonical: ['pg'],
  }),
  '/company/[segment]/jobs/[idJob]': cached({
    search: 'links',
    params: { ...companyPage.params, idJob: '[1-9]\\d{0,8}' },
  }),
  '/company/[segment]/jobs/[idJob]/apply': privateTo('jobSeeker', {
    query: ['done'],
    params: { ...companyPage.params, idJob: '[1-9]\\d{0,8}' },
    form: {
      apply: 'put /openings/:idJob/application',
      withdraw: 'delete /openings/:idJob/application',
    },
  }),
  '/company-not-found': privateTo('everybody'),
  '/companyNotFound': privateTo('everybody'),

  '/aboutus': prerendered(),
  '/about-hrsay-landing': prerendered(),
  '/mHRSay': prerendered({ search: 'noindex' }),
  '/packageCompare': prerendered(),
  '/mPackagePreview': prerendered({ search: 'noindex' }),
  '/privacyHRSay': prerendered(),
  '/privacyYouSay': prerendered(),
  '/recognition': prerendered(),
  '/termsHRSay': prerendered(),
  '/termsYouSay': prerendered(),

  '/register': cached({ query: ['idEmp'], form: { sent: 'post /register' } }, ONE_DAY),
  '/mRegister': cached(
    { search: 'noindex', query: ['idEmp'], form: { sent: 'post /register' } },
    ONE_DAY,
  ),
  '/signup': prerendered({ search: 'links' }),
  '/jSignup': privateTo('everybody', {
    search: 'sitemap',
    query: ['to', 'verify', 'done'],
    /** With a link of a proof it proves the address instead: `put /jskVerification/:token`. */
    form: { sent: 'post /jskSignup' },
  }),
  '/login': privateTo('everybody', employerSignIn),
  '/mLoginHR': privateTo('everybody', employerSignIn),
  '/jSignin': privateTo('everybody', jobSeekerSignIn),
  '/mLoginJSK': privateTo('everybody', jobSeekerSignIn),
  '/forgotpassword': privateTo('everybody', {
    query: ['token', 'first', 'done'],
    form: { ask: 'post /passwordReset', set: 'put /passwordReset/:token' },
  }),

  '/myProfile': privateTo('jobSeeker', {
    query: ['done'],
    form: {
      proof: 'post /jskVerification',
      withdraw: 'delete /openings/:idJob/application',
      password: 'post /jskChangePassword',
      delete: 'post /jskDeleteAccount',
    },
  }),
  '/app-notification/application-record': privateTo('jobSeeker', {
    query: ['applyDate', 'enc', 'key'],
  }),
  '/myYouSay': privateTo('jobSeeker', { query: ['pg'] }),
  '/mYousayQuestion': privateTo('everybody', {
    query: ['idEmp', 'done'],
    form: { sent: 'post /writeReview/insertReview' },
  }),

  '/myaccount': privateTo('employer', {
    query: ['done'],
    form: {
      end: 'delete /myaccount/sessions/:idSession',
      endOthers: 'delete /myaccount/sessions',
      keep: 'delete /myaccount/deletion',
      delete: 'post /myaccount/deletion',
      proof: 'post /employerVerification',
    },
  }),
  '/setting/email': privateTo('employer', {
    ...setting,
    query: ['token', 'done'],
    form: { change: 'post /changeEmail', confirm: 'put /changeEmail/:token' },
  }),
  '/setting/manageAccount': privateTo('employer', {
    ...setting,
    query: ['done'],
    form: {
      add: 'post /insertUser',
      edit: 'post /updUser',
      remove: 'post /delUser',
      again: 'post /users/:idUser/invitation',
    },
  }),
  '/setting/password': privateTo('employer', {
    ...setting,
    query: ['done'],
    form: { sent: 'post /changePassword' },
  }),
  '/company/hrsay': privateTo('employer', { query: ['lang'] }),
  '/company/post': privateTo('employer', { query: ['lang'] }),
  '/company/brandsdna': privateTo('employer', { query: ['lang'] }),
  '/company/brandsdna-article': privateTo('employer', { query: ['lang', 'kind', 'item'] }),
  '/company/jobs': privateTo('employer', {
    query: ['add', 'edit', 'copy', 'applicants', 'pg', 'done'],
    form: {
      add: 'post /openings',
      edit: 'put /openings/:idJob',
      close: 'put /openings/:idJob/closing',
      reopen: 'delete /openings/:idJob/closing',
    },
  }),
  '/company/hrsay-preview-sale': privateTo('employer', { query: ['lang', 'package'] }),
  '/company/yousay': privateTo('employer', {
    query: ['pg', ...REVIEW_FILTERS, 'done'],
    form: { reply: 'put /reviews/:id/reply', withdraw: 'delete /reviews/:id/reply' },
  }),
  '/company/visitors': privateTo('employer', { query: ['period'], canonical: ['period'] }),
  '/mWelcomeHR': privateTo('employer', { query: ['lang'] }),
  '/mMyHRSay': privateTo('employer', { query: ['lang'] }),
  '/mJTGPreview': privateTo('employer'),
  '/mStartHRSay': privateTo('employer', {
    query: ['lang'],
    form: {
      th: 'post /companyProfile/:idEmp/:lang',
      en: 'post /companyProfile/:idEmp/:lang',
    },
  }),
  '/createhrsay/welcome': privateTo('employer', wizardStep),
  '/createhrsay/start': privateTo('employer', {
    ...wizardStep,
    form: {
      th: 'post /companyProfile/:idEmp/:lang',
      en: 'post /companyProfile/:idEmp/:lang',
    },
  }),
  '/createhrsay/[step]': privateTo('employer', wizardStep),
  '/createhrsay/write-reviews': privateTo('employer', wizardStep),
  '/createhrsay/send-email': privateTo('employer', wizardStep),
  '/createhrsay/letter': privateTo('employer', { search: 'disallow', query: ['lang', 'layout'] }),
  '/createhrsay/preview': privateTo('employer', {
    ...wizardStep,
    query: ['lang', 'done'],
    form: {
      submit: 'post /insertApproval',
      withdraw: 'delete /approval/:idEmp/:lang',
      proof: 'post /employerVerification',
    },
  }),
  '/createhrsay/finish': privateTo('employer', wizardStep),
  '/createhrsay/example': privateTo('employer', wizardStep),
  '/createhrsay/test': privateTo('employer', wizardStep),
  '/createhrsay/reviewList': privateTo('employer', wizardStep),
  '/createhrsay/cover-backup': privateTo('employer', {
    ...wizardStep,
    query: ['lang', 'done', 'cover'],
    form: {
      restore: 'post /companyProfile/:idEmp/:lang/covers',
      undo: 'delete /companyProfile/:idEmp/:lang/covers/:idMedia',
    },
  }),
  '/createhrsay/upload': privateTo('employer', wizardStep),
  '/preview/[tab]/[segment]/[...below]': privateTo('preview', previewPage),
  '/preview-sale/[segment]/[tab]/[...below]': privateTo('preview', {
    ...previewPage,
    query: ['package', 'iframe', 'encode', 'keycode'],
    canonical: ['package'],
  }),

  '/backoffice': privateTo('team', { ...teamPage, query: ['status', 'pg', 'vpp', 'decided'] }),
  '/backoffice/sign-in': privateTo('everybody', {
    ...teamPage,
    query: ['encode', 'keycode', 'to', 'done'],
    form: { sent: 'post /checkLoginEncKey' },
  }),
  '/backoffice/sign-out': privateTo('team', {
    ...teamPage,
    form: { sent: 'post /adminLogout' },
  }),
  '/backoffice/submissions/[id]': privateTo('team', {
    ...teamPage,
    form: { approve: 'put /submissions/:id/decision', return: 'put /submissions/:id/decision' },
  }),
  '/backoffice/reviews': privateTo('team', {
    ...teamPage,
    query: ['done', 'pg'],
    form: { publish: 'put /reviews/:id/moderation', refuse: 'put /reviews/:id/moderation' },
  }),
  '/backoffice/claims': privateTo('team', {
    ...teamPage,
    query: ['done', 'pg'],
    form: { approve: 'put /claims/:id/decision', refuse: 'put /claims/:id/decision' },
  }),
  '/backoffice/audit': privateTo('team', { ...teamPage, query: ['pg'] }),
  '/backoffice/mails': privateTo('team', teamPage),
  '/backoffice/mails/[id]': privateTo('team', teamPage),

  '/404': privateTo('everybody'),
  '/500': privateTo('everybody'),
  '/opensearch.xml': cached(file, ONE_DAY),
  '/robots.txt': cached(file, ONE_DAY),
  '/sitemap-index.xml': cached(file, ONE_HOUR),
  '/sitemap-pages.xml': cached(file, ONE_DAY),
  '/sitemap-companies-[chunk].xml': cached({ ...file, params: { chunk: '\\d{1,6}' } }, ONE_HOUR),
  '/sitemap-openings-[chunk].xml': cached({ ...file, params: { chunk: '\\d{1,6}' } }, ONE_HOUR),
  '/sitemap-posts-[chunk].xml': cached({ ...file, params: { chunk: '\\d{1,6}' } }, ONE_HOUR),
};
