import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { type ConfirmMessages, confirmMessages } from '#shared/ui/account-form/form-messages.ts';

export interface JobSeekerAccount {
  readonly idJsk: number;
  readonly email: string;
  readonly isVerified: boolean;
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
}

/** Messages of confirmation forms; only users without a password must sign in again. */
export function jobSeekerMessages(locale: Locale): ConfirmMessages {
  const { errors, jobSeeker } = catalogue(locale);
  return confirmMessages(locale, errors.form.jobSeeker, {
    reauthentication_needed: jobSeeker.account.signInAgain,
  });
}

export function passwordMessages(locale: Locale) {
  const { passwordSubmit, passwordSaved } = catalogue(locale).jobSeeker.account;
  const { keepLegend, keep: keepLabel, end, endHint } = catalogue(locale).session.waysIn;
  return {
    ...jobSeekerMessages(locale),
    submit: passwordSubmit,
    saved: passwordSaved,
    google: { keepLegend, keep: keepLabel, end, endHint },
  };
}
