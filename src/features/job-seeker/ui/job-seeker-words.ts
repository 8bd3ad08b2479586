import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { type ConfirmMessages, confirmMessages } from '#shared/ui/account-form/form-words.ts';

export interface JobSeekerAccount {
  readonly idJsk: number;
  readonly email: string;
  readonly isVerified: boolean;
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
}

/** Only somebody without a password is asked to sign in once more. */
export function jobSeekerMessages(locale: Locale): ConfirmMessages {
  const { account, fields } = catalogue(locale).jobSeeker;
  return confirmMessages(locale, fields, { reauthentication_needed: account.signInAgain });
}

/** What changing a password says to a job seeker. */
export function passwordMessages(locale: Locale) {
  const { passwordSubmit, passwordSaved } = catalogue(locale).jobSeeker.account;
  const { keepLegend, keep, end, endHint } = catalogue(locale).session.waysIn;
  const google = { keepLegend, keep, end, endHint };
  return { ...jobSeekerMessages(locale), submit: passwordSubmit, saved: passwordSaved, google };
}
