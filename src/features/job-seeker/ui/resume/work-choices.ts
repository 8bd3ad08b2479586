import { inLanguage } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';
import { BUDDHIST_ERA, thaiYear } from '#shared/core/time/thai-time.ts';
import type { Choice, WorkChoices } from './resume-messages.ts';

const OLDEST_YEARS = 60;

/** Options built on the server, so that server and browser render equal month names. */
export function workChoices(locale: Locale, now: Date): WorkChoices {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const year = thaiYear(now);
  return {
    jobFields: JOB_FIELDS.map(({ idJobfield, fieldNameTh, fieldNameEn }) => ({
      value: String(idJobfield),
      label: inLanguage(locale, fieldNameTh, fieldNameEn),
    })),
    months: Array.from({ length: 12 }, (_, index) => ({
      value: String(index + 1).padStart(2, '0'),
      label: month.format(new Date(Date.UTC(2024, index, 15))),
    })),
    years: Array.from({ length: OLDEST_YEARS }, (_, back): Choice => {
      const optionYear = year - back;
      return {
        value: String(optionYear),
        label: String(locale === 'th' ? optionYear + BUDDHIST_ERA : optionYear),
      };
    }),
  };
}
