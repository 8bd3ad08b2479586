import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import styles from '#shared/ui/account-form/AccountForm.module.css';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { Button } from '#shared/ui/control/Button.tsx';
import { leaveToast } from '#shared/ui/feedback/toast-store.ts';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { dropEverythingOf } from '#shared/ui/form/kept-form.ts';
import { useContractForm } from '#shared/ui/form/use-contract-form.ts';
import own from './JobSeekerAccount.module.css';
import type { JobSeekerAccountProps } from './job-seeker-words.ts';
import { confirmRefusals } from './job-seeker-words.ts';

interface Props extends JobSeekerAccountProps {
  readonly next: string;
  readonly refused?: RefusedForm | null;
}

/** Says what goes before it asks; the address has to be typed, and the password. */
export default function DeleteJobSeeker({
  locale,
  account,
  words,
  next,
  refused,
}: Props): ReactNode {
  const { jobSeeker: say, form: common } = words;
  const { formProps, errorOf, typedIn, notice, isSending } = useContractForm({
    client: async () => (await import('./job-seeker-client.ts')).deletionClient(locale),
    codes: words.fields,
    words: common,
    refusals: confirmRefusals(words),
    refused,
    onDone: () => {
      dropEverythingOf(`person-${account.idJsk}`);
      leaveToast(say.deleted, 'success');
      window.location.assign(next);
    },
  });
  const field = (name: string) => ({
    name,
    error: errorOf(name),
    words: words.field,
    defaultValue: typedIn(name),
  });
  return (
    <details className={own['delete']} open={refused ? true : undefined}>
      <summary>{say.deleteOpen}</summary>
      <form className={styles['form']} {...formProps}>
        <input type="hidden" name="act" value="delete" />
        <p>{say.deleteText}</p>
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
          <Checkbox type="radio" name="reviews" value="remove" label={say.reviewsRemove} />
        </fieldset>
        <Field
          {...field('email')}
          label={fill(say.typeEmail, { email: account.email })}
          required
          type="email"
          autoComplete="off"
        />
        {account.hasPassword && (
          <Field
            {...field('currentPassword')}
            label={common.currentPassword}
            required
            type="password"
            autoComplete="current-password"
          />
        )}
        <FormNotice text={notice} />
        <div>
          <Button type="submit" variant="danger" busy={isSending}>
            {isSending ? common.sending : say.deleteSubmit}
          </Button>
        </div>
      </form>
    </details>
  );
}
