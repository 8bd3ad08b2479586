import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { FormWords } from './form-words.ts';

export interface JobSeekerAccount {
  readonly idJsk: number;
  readonly email: string;
  readonly isVerified: boolean;
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
}

export interface JobSeekerAccountProps {
  readonly locale: Locale;
  readonly account: JobSeekerAccount;
  readonly words: FormWords & {
    readonly jobSeeker: Omit<Catalogue['account']['jobSeeker'], 'deletedMail'>;
    readonly tooMany: string;
  };
}

/** Refusals of an act that asks who is there once more. */
export const confirmRefusals = ({ jobSeeker, tooMany }: JobSeekerAccountProps['words']) => ({
  reauthentication_needed: jobSeeker.signInAgain,
  unauthenticated: jobSeeker.signedOut,
  too_many_requests: tooMany,
});
