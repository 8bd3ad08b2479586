import { preview, wizard } from '#features/profile/core/profile-paths.ts';
import { findVersion } from '#features/profile/server/profile-queries.ts';
import { savedSteps } from '#features/profile/server/step-queries.ts';
import { landing } from '#features/session/core/landing.ts';
import { answerLinkEndpoint } from '#features/session/core/link-contract.ts';
import { mobileTwin } from '#features/session/core/session-paths.ts';
import { jobSeekerLoginEndpoint, loginEndpoint } from '#features/session/core/sign-in-contract.ts';
import { page as pagePath } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company/company-name.ts';
import { otherLocale } from '#shared/core/in-language.ts';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import { PAIR_SECONDS } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { answerForms, formAction } from '../answer-form.ts';
import { pageLocale } from '../page-locale.ts';
import { allowedReturnPath, carriedQuery } from './known-place.ts';
import {
  consumeLink,
  type LinkNotice,
  type LinkPlan,
  linkNotice,
  openQuestion,
  type SignInPage,
  signedInAs,
} from './link-visit.ts';

const SIGN_IN = {
  employer: (to: string) => formAction(loginEndpoint, { to }),
  jobSeeker: (to: string) => formAction(jobSeekerLoginEndpoint, { to }),
};

const NOTICE_OF: Readonly<Record<string, LinkNotice>> = {
  too_many_requests: 'later',
  link_used: 'used',
};

/** Data of `/login` and its web view: a link signs in, other visits show the form. */
export async function employerSignInPage(page: SignInPage, surface: 'site' | 'app' = 'site') {
  const pageContext = pageLocale(page);
  const query = page.url.searchParams;
  const locale = pageContext.locale === 'en' || query.has('lang') ? 'en' : 'th';
  const home = surface === 'app' ? mobileTwin(locale, '/mWelcomeHR') : wizard(locale, 'welcome');
  const next = landing(allowedReturnPath(query.get('redirectTo')), locale === 'en', home);
  const toPreview = query.has('toPreview');
  const signInData = await showSignIn(
    page,
    {
      kind: 'employer',
      pairSeconds: toPreview ? PAIR_SECONDS.employerPreview : PAIR_SECONDS.employer,
      home,
      landing: async (person) =>
        toPreview && person.kind === 'employer' ? previewOf(locale, person) : next,
    },
    next,
  );
  if (signInData instanceof Response) return signInData;
  if (!query.has('t') && page.request.method !== 'POST') {
    const carried = carriedQuery(query);
    carried.set('t', String(Math.floor(Math.random() * 1_000_000_000)));
    return page.redirect(`${page.url.pathname}?${carried}`);
  }
  const returnTo = allowedReturnPath(query.get('redirectTo'));
  return { ...signInData, locale: pageContext.locale, next, returnTo };
}

export async function jobSeekerSignInPage(page: SignInPage) {
  const { locale } = pageLocale(page);
  const to = allowedReturnPath(page.url.searchParams.get('to'));
  const home = pagePath(locale, '/yousay');
  const next = landing(to, locale === 'en', home);
  const signInData = await showSignIn(
    page,
    {
      kind: 'jobSeeker',
      pairSeconds: PAIR_SECONDS.jobSeeker,
      home,
      landing: async () => next,
    },
    next,
  );
  return signInData instanceof Response
    ? signInData
    : { ...signInData, locale, next, returnTo: to };
}

async function showSignIn(page: SignInPage, plan: LinkPlan, next: string) {
  const linkResponse = page.request.method === 'POST' ? null : await consumeLink(page, plan);
  if (linkResponse) return linkResponse;
  const { kind, home, landing: landingOf } = plan;
  const fixedValues = { kind, toPreview: page.url.searchParams.has('toPreview') };
  const form = await answerForms(page, {
    signIn: SIGN_IN[kind](next),
    stay: formAction(answerLinkEndpoint, {
      fixedValues: { ...fixedValues, answer: 'stay' },
      to: home,
    }),
    continue: formAction(answerLinkEndpoint, {
      fixedValues: { ...fixedValues, answer: 'continue' },
      to: (person) => (person ? landingOf(person) : home),
    }),
  });
  if (form instanceof Response) return form;
  const { rejected } = form;
  if (rejected && rejected.action !== 'signIn') {
    const notice = NOTICE_OF[rejected.code] ?? 'old';
    return { notice, question: null, rejected: null };
  }
  const notice = linkNotice(page);
  const question = await openQuestion(page, plan);
  const isFormNeeded = rejected !== null || notice !== null || question !== null;
  const person = isFormNeeded ? null : await signedInAs(page, kind);
  return person ? page.redirect(await landingOf(person)) : { notice, question, rejected };
}

/** Path of the preview at the company's last step in a language; the start without a draft. */
async function previewOf(locale: Locale, company: NamedCompany): Promise<string> {
  const steps = await savedSteps(db, company.idEmp);
  const step = steps[locale] ?? steps[otherLocale(locale)] ?? 'start';
  const drafts = await Promise.all(
    LOCALES.map((lang) => findVersion(db, company.idEmp, lang, 'draft')),
  );
  if (drafts.every((draft) => draft === null)) return wizard(locale, 'start');
  return preview(locale, company, step);
}
