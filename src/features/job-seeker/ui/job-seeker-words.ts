import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { FormWords } from '#shared/ui/account-form/form-words.ts';

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
    readonly jobSeeker: Catalogue['jobSeeker']['account'];
    readonly tooMany: string;
  };
}

/** Refusals of an act that asks who is there once more. */
export const confirmRefusals = ({
  jobSeeker,
  tooMany,
}: Pick<JobSeekerAccountProps['words'], 'jobSeeker' | 'tooMany'>) => ({
  reauthentication_needed: jobSeeker.signInAgain,
  unauthenticated: jobSeeker.signedOut,
  too_many_requests: tooMany,
});
