import type { PageRow } from '../page-row.ts';
import { privateTo, REVIEW_FILTERS, type RowFields } from './row-kinds.ts';

/** Wizard step; `lang` is the version being edited, independent of the page's language. */
const wizardStep: RowFields = { search: 'disallow', query: ['lang'], canonical: ['lang'] };
const previewPage: RowFields = {
  search: 'disallow',
  query: ['from', 'iframe', 'encode', 'keycode'],
  canonical: ['from'],
  params: {
    tab: '(?:hrsay|jobs|yousay|brandsdna)',
    below: '(?:(?:feature|gallery)/\\d{1,9}-\\d{1,9}/post|[^/]+)',
  },
};
const setting: RowFields = { search: 'disallow' };
const CREATE_VERSION = 'post /companyProfile/:idEmp/:lang';
const START_FORM = { th: CREATE_VERSION, en: CREATE_VERSION };

export const EMPLOYER_ROWS: Readonly<Record<string, PageRow>> = {
  '/myaccount': privateTo('employer', {
    query: ['done'],
    form: {
      end: 'delete /myaccount/sessions/:idSession',
      endOthers: 'delete /myaccount/sessions',
      forgetDevices: 'delete /myaccount/devices',
      keep: 'delete /myaccount/deletion',
      delete: 'post /myaccount/deletion',
      proof: 'post /employerVerification',
      sister: 'put /myaccount/sisterSignIn',
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
  '/company/versions': privateTo('employer', {
    query: ['lang', 'done', 'before'],
    form: {
      restore: 'put /companyProfile/:idEmp/:lang/restoration',
      withdraw: 'delete /approval/:idEmp/:lang',
    },
  }),
  '/company/post': privateTo('employer', { query: ['lang'] }),
  '/company/brandsdna': privateTo('employer', { query: ['lang'], servedBy: '/company/post' }),
  '/company/brandsdna-article': privateTo('employer', { query: ['lang', 'kind', 'item'] }),
  '/company/jobs': privateTo('employer', {
    query: ['add', 'edit', 'copy', 'applicants', 'pg', 'done'],
    form: {
      add: 'post /openings',
      edit: 'put /openings/:idJob',
      close: 'put /openings/:idJob/closing',
      reopen: 'delete /openings/:idJob/closing',
      confirm: 'put /openingConfirmations',
    },
  }),
  '/company/applications/[idApplication]': privateTo('employer', {
    params: { idApplication: '[1-9]\\d{0,8}' },
    query: ['done'],
    form: { sent: 'put /applications/:idApplication/status' },
  }),
  '/company/applications/[idApplication]/document': privateTo('employer', {
    params: { idApplication: '[1-9]\\d{0,8}' },
  }),
  '/company/hrsay-preview-sale': privateTo('employer', { query: ['lang', 'package'] }),
  '/company/yousay': privateTo('employer', {
    query: ['pg', ...REVIEW_FILTERS, 'unanswered', 'done'],
    form: { reply: 'put /reviews/:id/reply', withdraw: 'delete /reviews/:id/reply' },
  }),
  '/company/invitations': privateTo('employer', {
    query: ['from', 'to', 'sender', 'lang', 'state', 'pg'],
  }),
  '/company/invitations/[id]': privateTo('employer', {
    query: ['keyword', 'status', 'pg', 'done'],
    form: { sent: 'put /invitations/:idInvitation/state' },
  }),
  '/company/invitations/[id]/recipients': privateTo('employer'),
  '/company/visitors': privateTo('employer', { query: ['period'], canonical: ['period'] }),
  '/company/invitations/links': privateTo('employer', {
    query: ['done'],
    form: { add: 'post /invitations/links', close: 'delete /invitations/links/:idLink' },
  }),
  '/company/invitations/links/[idLink]/poster': privateTo('employer', {
    params: { idLink: '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}' },
  }),
  '/mWelcomeHR': privateTo('employer', { query: ['lang'] }),
  '/mMyHRSay': privateTo('employer', { query: ['lang'] }),
  '/mJTGPreview': privateTo('employer'),
  '/mStartHRSay': privateTo('employer', { query: ['lang'], form: START_FORM }),
  '/createhrsay/welcome': privateTo('employer', wizardStep),
  '/createhrsay/start': privateTo('employer', { ...wizardStep, form: START_FORM }),
  '/createhrsay/[step]': privateTo('employer', {
    ...wizardStep,
    query: ['lang', 'done', 'item'],
    form: { withdraw: 'delete /approval/:idEmp/:lang' },
  }),
  '/createhrsay/write-reviews': privateTo('employer', wizardStep),
  '/createhrsay/send-email': privateTo('employer', wizardStep),
  '/createhrsay/letter': privateTo('employer', {
    search: 'disallow',
    query: ['lang', 'layout', 'named'],
  }),
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
      withdraw: 'delete /approval/:idEmp/:lang',
    },
  }),
  '/createhrsay/upload': privateTo('employer', wizardStep),
  '/preview/[tab]/[segment]/[...below]': privateTo('preview', previewPage),
  '/preview-sale/[segment]/[tab]/[...below]': privateTo('preview', {
    ...previewPage,
    params: { ...previewPage.params, tab: '(?:hrsay|openings|yousay|brandsdna)' },
    query: ['package', 'iframe', 'encode', 'keycode'],
    canonical: ['package'],
  }),
};
