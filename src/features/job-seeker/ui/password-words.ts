import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { formWords } from '#shared/ui/account-form/form-words.ts';
import { confirmRefusals } from './job-seeker-words.ts';

/** What changing a password says to a job seeker. */
export function passwordWords(locale: Locale) {
  const { jobSeeker, session } = catalogue(locale);
  const { passwordSubmit, passwordSaved } = jobSeeker.account;
  const words = formWords(locale);
  return {
    ...words,
    submit: passwordSubmit,
    saved: passwordSaved,
    refusals: confirmRefusals({ jobSeeker: jobSeeker.account, tooMany: session.signIn.tooMany }),
  };
}
