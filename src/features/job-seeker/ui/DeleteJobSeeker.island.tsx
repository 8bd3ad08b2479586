import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import styles from '#shared/ui/account-form/AccountForm.module.css';
import { DeletionForm, type DeletionProps } from '#shared/ui/account-form/DeletionForm.tsx';
import { storeToast } from '#shared/ui/feedback/toast-store.ts';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { dropEverythingOf } from '#shared/ui/form/draft/form-draft.ts';
import own from './JobSeekerAccount.module.css';
import type { JobSeekerAccount } from './job-seeker-messages.ts';

interface Props extends DeletionProps {
  readonly locale: Locale;
  readonly account: JobSeekerAccount;
  readonly messages: DeletionProps['messages'] & {
    readonly deletion: Catalogue['jobSeeker']['account']['deletion'];
  };
  readonly next: string;
}

export default function DeleteJobSeeker(props: Props): ReactNode {
  const { locale, account, messages, next, rejected } = props;
  const deletionMessages = messages.deletion;
  return (
    <DeletionForm
      messages={messages}
      rejected={rejected}
      name={account.email}
      hasPassword={account.hasPassword}
      client={async () => (await import('./job-seeker-client.ts')).jobSeekerDeletionClient(locale)}
      onDone={() => {
        dropEverythingOf(`person-${account.idJsk}`);
        storeToast(deletionMessages.done, 'success');
        window.location.assign(next);
      }}
    >
      <p>{deletionMessages.text}</p>
      <fieldset className={styles['group']}>
        <legend className={own['legend']}>{deletionMessages.reviewsLegend}</legend>
        <Checkbox
          type="radio"
          name="reviews"
          value="keep"
          defaultChecked
          label={deletionMessages.reviewsKeep}
          hint={deletionMessages.reviewsKeepHint}
        />
        <Checkbox
          type="radio"
          name="reviews"
          value="remove"
          label={deletionMessages.reviewsRemove}
          hint={deletionMessages.reviewsRemoveHint}
        />
      </fieldset>
    </DeletionForm>
  );
}
