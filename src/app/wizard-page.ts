import type { APIContext } from 'astro';
import { setting } from '#features/employer/core/employer-paths.ts';
import { maySendEmail } from '#features/employer/core/send-permission.ts';
import { sendEmail } from '#features/invitation/core/invitation-paths.ts';
import { websiteOf } from '#features/invitation/server/campaign/intake-queries.ts';
import { listVerifiedSenders } from '#features/invitation/server/sender-queries.ts';
import { linkedHosts, verifiedSite } from '#features/invitation/server/verified-site.ts';
import { nextStep } from '#features/profile/core/guidance/next-step.ts';
import { createVersionEndpoint } from '#features/profile/core/profile-contract.ts';
import { companyTool, wizard } from '#features/profile/core/profile-paths.ts';
import {
  type BarStep,
  stepAfter,
  stepBefore,
  stepsOf,
  type WizardStepName,
} from '#features/profile/core/steps.ts';
import {
  statusOf,
  type VersionOverview,
  workingLanguage,
} from '#features/profile/core/wizard-overview.ts';
import { loadWizard } from '#features/profile/server/load-wizard.ts';
import { saveStep } from '#features/profile/server/step-queries.ts';
import { writeReview } from '#features/review/core/review-paths.ts';
import { employerSignIn } from '#features/session/core/session-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { absolute, page as plain, withQuery } from '#shared/core/address.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { isLocale, type Locale } from '#shared/core/locale.ts';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { formAction } from './answer-form.ts';
import { employerOnly } from './guards/guards.ts';
import { pageLocale } from './page-locale.ts';

type Page = Parameters<typeof employerOnly>[0] & Pick<APIContext, 'params'>;

export type WizardShell = Exclude<Awaited<ReturnType<typeof wizardShell>>, Response>;

/** Data of every wizard page, or the response that denies access. */
export async function wizardShell(page: Page) {
  const pageContext = pageLocale(page);
  const session = await employerOnly(page);
  if (session instanceof Response) return session;
  const { locale, t } = pageContext;
  const overview = await loadWizard(db, session.idEmp);
  const requestedLang = page.url.searchParams.get('lang');
  const { packageHrSay } = session;
  return {
    locale,
    t,
    session,
    overview,
    steps: stepsOf(packageHrSay),
    /** The requested version, else an existing one; null if the company has none. */
    lang: workingLanguage(overview, isLocale(requestedLang) ? requestedLang : null, locale),
    frame: {
      companyName: companyName(session, locale).text,
      packageName: t(`packages:names.${packageHrSay}`),
    },
  };
}

/** Data of a numbered step with a draft, or a redirect to the start. Stores the current step. */
export async function wizardStep(page: Page, step: WizardStepName) {
  const shell = await wizardShell(page);
  if (shell instanceof Response) return shell;
  const { lang, locale, t, session, steps, frame } = shell;
  if (lang === null) return page.redirect(wizard(locale, 'start'));
  if (!steps.some((barStep) => barStep === step)) return page.redirect(stepPaths(shell, step).next);
  await saveStep(db, session.idEmp, lang, step);
  return { ...shell, lang, frame: { ...frame, language: t(`profile:language.${lang}`) } };
}

/** The first step with a remark of the team. */
function returnedTo(version: VersionOverview, steps: readonly BarStep[]) {
  return statusOf(version) === 'returned' ? nextStep(version, steps) : null;
}

/** Form actions of the start page: create a version in either language. */
export function startActions({ locale, session, overview, steps }: WizardShell) {
  const begin = (lang: Locale) =>
    formAction(createVersionEndpoint, {
      fixedValues: { idEmp: session.idEmp, lang },
      to: wizard(locale, returnedTo(overview[lang], steps) ?? 'cover', lang),
    });
  return { th: begin('th'), en: begin('en') };
}

/** Paths to open after saving a step, and the sign-in that returns here after a lost session. */
export function stepPaths({ locale, lang, steps }: WizardShell, step: WizardStepName) {
  const to = (target: WizardStepName) => wizard(locale, target, lang ?? undefined);
  return {
    next: to(stepAfter(step, steps)),
    back: to(stepBefore(step, steps)),
    later: companyTool(locale, 'hrsay'),
    preview: to('preview'),
    signIn: employerSignIn(locale, { redirectTo: wizard('th', step, lang ?? undefined).slice(1) }),
  };
}

/** Sending options of a campaign; null if the package has no emails. The user's email is first. */
async function campaignChoices({ locale, session }: WizardShell) {
  if (!PACKAGE_CAPS[session.packageHrSay].invitationMails) return null;
  const { recipients, csv, send, history, errors, mail } = catalogue(locale).invitation;
  const [verifiedEmails, website] = await Promise.all([
    listVerifiedSenders(db, session.idEmp),
    websiteOf(db, session.idEmp),
  ]);
  const hosts = verifiedEmails.map(
    (email) => [email, linkedHosts(verifiedSite(email, website))] as const,
  );
  return {
    isAllowed: maySendEmail(session),
    usersPageUrl: setting(locale, 'manageAccount'),
    company: { companyNameTh: session.companyNameTh, companyNameEn: session.companyNameEn },
    companyAs: { th: companyName(session, 'th').text, en: companyName(session, 'en').text },
    via: { th: catalogue('th').invitation.mail.from, en: catalogue('en').invitation.mail.from },
    senders: verifiedEmails.sort(
      (a, b) => Number(b === session.email) - Number(a === session.email),
    ),
    links: { hosts: Object.fromEntries(hosts), note: mail.foreignLinks },
    messages: { recipients, csv, send, history, errors },
  };
}

/** Data of the invitation email's page; it belongs to the step `write-reviews`, needs no draft. */
export async function letterStep(page: Page) {
  const shell = await wizardShell(page);
  if (shell instanceof Response) return shell;
  const { locale, session, t, frame } = shell;
  const requestedLang = page.url.searchParams.get('lang');
  const lang = isLocale(requestedLang) ? requestedLang : (shell.lang ?? locale);
  const mail = (layout: Locale) =>
    withQuery(plain(locale, '/createhrsay/letter'), { lang, layout });
  return {
    ...shell,
    lang,
    frame: { ...frame, language: t(`profile:language.${lang}`) },
    choices: {
      packages: plain(locale, '/packageCompare'),
      sender: companyName(session, lang).text,
      link: absolute(env().PUBLIC_URL, writeReview(lang, session.idEmp)),
      mails: { th: mail('th'), en: mail('en') },
      campaignChoices: await campaignChoices(shell),
    },
    paths: {
      ...stepPaths(shell, 'write-reviews'),
      back: wizard(locale, 'write-reviews', lang),
      signIn: employerSignIn(locale, { redirectTo: sendEmail('th', lang).slice(1) }),
    },
  };
}
