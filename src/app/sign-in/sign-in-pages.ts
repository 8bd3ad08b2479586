import { preview, wizard } from '#features/profile/core/profile-paths.ts';
import { findVersion } from '#features/profile/server/profile-queries.ts';
import { savedSteps } from '#features/profile/server/step-queries.ts';
import { landing } from '#features/session/core/landing.ts';
import { answerLinkEndpoint } from '#features/session/core/link-contract.ts';
import { mobileTwin } from '#features/session/core/session-paths.ts';
import { jobSeekerLoginEndpoint, loginEndpoint } from '#features/session/core/sign-in-contract.ts';
import { page as pagePath } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company/company-name.ts';
import { PAIR_SECONDS } from '#shared/core/cookies.ts';
import { otherLocale } from '#shared/core/in-language.ts';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { db } from '#shared/server/db/pool.ts';
import { answerForms, formAct } from '../answer-form.ts';
import { pageLocale } from '../page-locale.ts';
import { carriedQuery, knownPlace } from './known-place.ts';
import {
  type LinkNotice,
  type LinkPlan,
  type LinkQuestion,
  linkNotice,
  openQuestion,
  type SignInPage,
  signedInAs,
  takeLink,
} from './link-visit.ts';

export interface SignInShown {
  readonly locale: Locale;
  /** Where the form leads. */
  readonly next: string;
  /** The place somebody wanted, for the way to sign up. */
  readonly wanted: string | null;
  readonly notice: LinkNotice | null;
  readonly question: LinkQuestion | null;
  /** What was typed and refused. */
  readonly refused: RefusedForm | null;
}

const SIGN_IN = {
  employer: (to: string) => formAct(loginEndpoint, { to }),
  jobSeeker: (to: string) => formAct(jobSeekerLoginEndpoint, { to }),
};

const NOTICE_OF: Readonly<Record<string, LinkNotice>> = {
  too_many_requests: 'later',
  link_used: 'used',
};

/** `/login` and its twin in the app: a link signs in, everybody else sees the form. */
export async function employerSignInPage(
  page: SignInPage,
  place: 'site' | 'app' = 'site',
): Promise<SignInShown | Response> {
  const at = pageLocale(page);
  const query = page.url.searchParams;
  const locale = at.locale === 'en' || query.has('lang') ? 'en' : 'th';
  const home = place === 'app' ? mobileTwin(locale, '/mWelcomeHR') : wizard(locale, 'welcome');
  const next = landing(knownPlace(query.get('redirectTo')), locale === 'en', home);
  const toPreview = query.has('toPreview');
  const shown = await showSignIn(
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
  if (shown instanceof Response) return shown;
  if (!query.has('t') && page.request.method !== 'POST') {
    const carried = carriedQuery(query);
    carried.set('t', String(Math.floor(Math.random() * 1_000_000_000)));
    return page.redirect(`${page.url.pathname}?${carried}`);
  }
  return { ...shown, locale: at.locale, next, wanted: knownPlace(query.get('redirectTo')) };
}

/** `/jSignin` and its twin in the app. */
export async function jobSeekerSignInPage(page: SignInPage): Promise<SignInShown | Response> {
  const { locale } = pageLocale(page);
  const to = knownPlace(page.url.searchParams.get('to'));
  const home = pagePath(locale, '/yousay');
  const next = landing(to, locale === 'en', home);
  const shown = await showSignIn(
    page,
    {
      kind: 'jobSeeker',
      pairSeconds: PAIR_SECONDS.jobSeeker,
      home,
      landing: async () => next,
    },
    next,
  );
  return shown instanceof Response ? shown : { ...shown, locale, next, wanted: to };
}

async function showSignIn(page: SignInPage, plan: LinkPlan, next: string) {
  const taken = page.request.method === 'POST' ? null : await takeLink(page, plan);
  if (taken) return taken;
  const { kind, home, landing: landingOf } = plan;
  const known = { kind, toPreview: page.url.searchParams.has('toPreview') };
  const form = await answerForms(page, {
    signIn: SIGN_IN[kind](next),
    stay: formAct(answerLinkEndpoint, { known: { ...known, answer: 'stay' }, to: home }),
    continue: formAct(answerLinkEndpoint, {
      known: { ...known, answer: 'continue' },
      to: (person) => (person ? landingOf(person) : home),
    }),
  });
  if (form instanceof Response) return form;
  const { refused } = form;
  if (refused && refused.act !== 'signIn') {
    const notice = NOTICE_OF[refused.code] ?? 'old';
    return { notice, question: null, refused: null };
  }
  const notice = linkNotice(page);
  const question = await openQuestion(page, plan);
  const isAsked = refused !== null || notice !== null || question !== null;
  const person = isAsked ? null : await signedInAs(page, kind);
  return person ? page.redirect(await landingOf(person)) : { notice, question, refused };
}

/**
 * At the step where the company stopped, in the language spoken or else in the other one. A company
 * that has begun no page has nothing to preview and begins at the start.
 */
async function previewOf(locale: Locale, company: NamedCompany): Promise<string> {
  const steps = await savedSteps(db, company.idEmp);
  const step = steps[locale] ?? steps[otherLocale(locale)] ?? 'start';
  const drafts = await Promise.all(
    LOCALES.map((lang) => findVersion(db, company.idEmp, lang, 'draft')),
  );
  if (drafts.every((draft) => draft === null)) return wizard(locale, 'start');
  return preview(locale, company, step);
}
