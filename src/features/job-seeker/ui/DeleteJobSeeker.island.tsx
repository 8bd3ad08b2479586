import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import styles from '#shared/ui/account-form/AccountForm.module.css';
import { DeletionForm, type DeletionProps } from '#shared/ui/account-form/DeletionForm.tsx';
import { leaveToast } from '#shared/ui/feedback/toast-store.ts';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { dropEverythingOf } from '#shared/ui/form/kept/kept-form.ts';
import own from './JobSeekerAccount.module.css';
import type { JobSeekerAccount } from './job-seeker-words.ts';

interface Props extends DeletionProps {
  readonly locale: Locale;
  readonly account: JobSeekerAccount;
  readonly words: DeletionProps['words'] & {
    readonly deletion: Catalogue['jobSeeker']['account']['deletion'];
  };
  readonly next: string;
}

/** Says what goes before it asks, and lets the reviews stay or go. */
export default function DeleteJobSeeker(props: Props): ReactNode {
  const { locale, account, words, next, refused } = props;
  const say = words.deletion;
  return (
    <DeletionForm
      words={words}
      refused={refused}
      name={account.email}
      hasPassword={account.hasPassword}
      client={async () => (await import('./job-seeker-client.ts')).deletionClient(locale)}
      onDone={() => {
        dropEverythingOf(`person-${account.idJsk}`);
        leaveToast(say.done, 'success');
        window.location.assign(next);
      }}
    >
      <p>{say.text}</p>
      <fieldset className={styles['group']}>
        <legend className={own['legend']}>{say.reviewsLegend}</legend>
        <Checkbox
          type="radio"
          name="reviews"
          value="keep"
          defaultChecked
          label={say.reviewsKeep}
          hint={say.reviewsKeepHint}
        />
        <Checkbox
          type="radio"
          name="reviews"
          value="remove"
          label={say.reviewsRemove}
          hint={say.reviewsRemoveHint}
        />
      </fieldset>
    </DeletionForm>
  );
}
