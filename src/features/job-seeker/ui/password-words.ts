import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { jobSeekerWords } from './job-seeker-words.ts';

/** What changing a password says to a job seeker. */
export function passwordWords(locale: Locale) {
  const { passwordSubmit, passwordSaved } = catalogue(locale).jobSeeker.account;
  return { ...jobSeekerWords(locale), submit: passwordSubmit, saved: passwordSaved };
}
