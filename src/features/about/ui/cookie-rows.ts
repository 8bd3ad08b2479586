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
  const days = (seconds: number) => t('privacy:cookies.days', { count: seconds / DAY_SECONDS });
  const session =
    product === 'HRSay'
      ? { name: EMPLOYER_TOKEN_COOKIE, life: days(SESSION_SECONDS.employer) }
      : { name: ACCESS_TOKEN_COOKIE, life: days(SESSION_SECONDS.jobSeeker) };
  const pair =
    product === 'HRSay'
      ? {
          name: `${EMPLOYER_ENC_COOKIE}, ${EMPLOYER_KEY_COOKIE}`,
          life: t('privacy:cookies.employerPair', {
            days: PAIR_SECONDS.employer / DAY_SECONDS,
            previewDays: PAIR_SECONDS.employerPreview / DAY_SECONDS,
          }),
        }
      : { name: `${JSK_ENC_COOKIE}, ${JSK_KEY_COOKIE}`, life: days(PAIR_SECONDS.jobSeeker) };
  return [
    {
      ...session,
      purpose: t('privacy:cookies.session'),
    },
    {
      ...pair,
      purpose: t('privacy:cookies.pair'),
    },
    {
      name: WHO_COOKIE,
      purpose: t('privacy:cookies.who'),
      life: t('privacy:cookies.sameAsSession'),
    },
    {
      name: LINK_COOKIE,
      purpose: t('privacy:cookies.link'),
      life: t('privacy:cookies.minutes', { count: LINK_MINUTES }),
    },
    ...(product === 'YouSay'
      ? [{ name: GOOGLE_COOKIE, purpose: t('privacy:cookies.google'), life: days(DAY_SECONDS) }]
      : []),
    {
      name: DEVICE_COOKIE,
      purpose: t('privacy:cookies.device'),
      life: t('privacy:cookies.days', { count: DEVICE_DAYS }),
    },
    {
      name: VISITOR_COOKIE,
      purpose: t('privacy:cookies.visitor'),
      life: t('privacy:cookies.days', { count: VISITOR_DAYS }),
    },
    {
      name: LANGUAGE_COOKIE,
      purpose: t('privacy:cookies.language'),
      life: t('privacy:cookies.days', { count: LANGUAGE_COOKIE_DAYS }),
    },
  ];
}
