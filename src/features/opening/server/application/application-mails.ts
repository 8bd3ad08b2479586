import * as z from 'zod/mini';
import { type CompanyName, companyName } from '#shared/core/company/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';
import { defineMail, MAX_NOTIFICATIONS_PER_DAY } from '#shared/server/mail/mail.ts';
import { APPLICATION_ANSWERS } from '../../core/application-status.ts';
import { inReaderLanguage } from '../../core/opening.ts';

export const newApplicationsMail = defineMail({
  name: 'new-applications',
  maxPerDay: MAX_NOTIFICATIONS_PER_DAY,
  props: z.object({ count: z.number() }),
});

/** The mail names a company applied to, so it is deleted soon after delivery. */
const retention = { holdsSecret: true, keepDays: 2 } as const;
const names = { company: z.string(), position: z.string() };

export const applicationSentMail = defineMail({
  name: 'application-sent',
  maxPerDay: MAX_NOTIFICATIONS_PER_DAY,
  props: z.object(names),
  ...retention,
});

export const applicationAnsweredMail = defineMail({
  name: 'application-answered',
  maxPerDay: MAX_NOTIFICATIONS_PER_DAY,
  props: z.object({ answer: z.enum(APPLICATION_ANSWERS), ...names }),
  ...retention,
});

interface Named extends CompanyName {
  readonly positionTh: string;
  readonly positionEn: string;
}

export function namedIn(locale: Locale, { positionTh, positionEn, ...company }: Named) {
  return {
    company: companyName(company, locale).text,
    position: inReaderLanguage(locale, positionTh, positionEn).text,
  };
}
