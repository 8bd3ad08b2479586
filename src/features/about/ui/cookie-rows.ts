import { translator } from '#i18n/translator.ts';
import {
  ACCESS_TOKEN_COOKIE,
  DAY_SECONDS,
  DEVICE_COOKIE,
  DEVICE_DAYS,
  EMPLOYER_ENC_COOKIE,
  EMPLOYER_KEY_COOKIE,
  EMPLOYER_TOKEN_COOKIE,
  GOOGLE_COOKIE,
  JSK_ENC_COOKIE,
  JSK_KEY_COOKIE,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_DAYS,
  LINK_COOKIE,
  LINK_MINUTES,
  VISITOR_COOKIE,
  VISITOR_DAYS,
  WHO_COOKIE,
} from '#shared/core/cookies.ts';
import type { Locale } from '#shared/core/locale.ts';
import { PAIR_SECONDS, SESSION_SECONDS } from '#shared/core/session.ts';

export type Product = 'HRSay' | 'YouSay';

interface CookieRow {
  readonly name: string;
  readonly purpose: string;
  readonly life: string;
}

/** The cookies in a product's policy, with lifetimes from the code. */
export function cookieRows(locale: Locale, product: Product): CookieRow[] {
  const t = translator(locale);
  const daysOf = (count: number) => t('privacy:cookies.days', { count });
  const days = (seconds: number) => daysOf(seconds / DAY_SECONDS);
  const isEmployer = product === 'HRSay';
  const [session, pair] = isEmployer
    ? [EMPLOYER_TOKEN_COOKIE, `${EMPLOYER_ENC_COOKIE}, ${EMPLOYER_KEY_COOKIE}`]
    : [ACCESS_TOKEN_COOKIE, `${JSK_ENC_COOKIE}, ${JSK_KEY_COOKIE}`];
  const employerPair = t('privacy:cookies.employerPair', {
    days: PAIR_SECONDS.employer / DAY_SECONDS,
    previewDays: PAIR_SECONDS.employerPreview / DAY_SECONDS,
  });
  const lives = [
    [session, 'session', days(SESSION_SECONDS[isEmployer ? 'employer' : 'jobSeeker'])],
    [pair, 'pair', isEmployer ? employerPair : days(PAIR_SECONDS.jobSeeker)],
    [WHO_COOKIE, 'who', t('privacy:cookies.sameAsSession')],
    [LINK_COOKIE, 'link', t('privacy:cookies.minutes', { count: LINK_MINUTES })],
    [GOOGLE_COOKIE, 'google', days(DAY_SECONDS)],
    [DEVICE_COOKIE, 'device', daysOf(DEVICE_DAYS)],
    [VISITOR_COOKIE, 'visitor', daysOf(VISITOR_DAYS)],
    [LANGUAGE_COOKIE, 'language', daysOf(LANGUAGE_COOKIE_DAYS)],
  ] as const;
  return lives
    .filter(([name]) => !(isEmployer && name === GOOGLE_COOKIE))
    .map(([name, purpose, life]) => ({ name, purpose: t(`privacy:cookies.${purpose}`), life }));
}
