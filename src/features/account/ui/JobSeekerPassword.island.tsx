import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import { useContractForm } from '#shared/ui/form/use-contract-form.ts';
import styles from './AccountForm.module.css';
import { FormNotice } from './FormNotice.tsx';
import type { JobSeekerAccountProps } from './job-seeker-words.ts';
import { confirmRefusals } from './job-seeker-words.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PasswordOwner } from './PasswordOwner.tsx';

export default function JobSeekerPassword({
  locale,
  account,
  words,
}: JobSeekerAccountProps): ReactNode {
  const { jobSeeker: say, form: common } = words;
  const [round, setRound] = useState(0);
  const [hasPassword, setHasPassword] = useState(account.hasPassword);
  const done = () => {
    // A new form: nothing of the passwords stays in the page.
    setRound(round + 1);
    setHasPassword(true);
    showToast(say.passwordSaved, 'success');
  };
  return (
    <PasswordForm
      key={round}
      {...{ locale, words, hasPassword }}
      email={account.email}
      onDone={done}
      say={say}
      common={common}
    />
  );
}

interface FormProps extends Pick<JobSeekerAccountProps, 'locale' | 'words'> {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly say: JobSeekerAccountProps['words']['jobSeeker'];
  readonly common: JobSeekerAccountProps['words']['form'];
  readonly onDone: () => void;
}

function PasswordForm(props: FormProps): ReactNode {
  const { locale, words, email, hasPassword, say, common, onDone } = props;
  const { formProps, errorOf, notice, isSending } = useContractForm({
    client: async () => (await import('./job-seeker-client.ts')).passwordClient(locale),
    codes: words.fields,
    words: common,
    refusals: confirmRefusals(words),
    onDone,
  });
  const field = (name: string) => ({ name, error: errorOf(name), words: words.field });
  return (
    <form className={styles['form']} {...formProps}>
      <FormNotice text={notice} />
      <PasswordOwner email={email} />
      {hasPassword && (
        <Field
          {...field('currentPassword')}
          label={say.currentPassword}
          required
          type="password"
          autoComplete="current-password"
        />
      )}
      <NewPasswordFields field={field} label={say.newPassword} words={common} />
      <div>
        <Button type="submit" variant="secondary" busy={isSending}>
          {isSending ? common.sending : say.passwordSubmit}
        </Button>
      </div>
    </form>
  );
}
