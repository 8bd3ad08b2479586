import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import styles from '#shared/ui/account-form/AccountForm.module.css';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import type { FormWords } from '#shared/ui/account-form/form-words.ts';
import { markJustLoggedIn } from '#shared/ui/account-form/just-logged-in.ts';
import { NewPasswordFields } from '#shared/ui/account-form/NewPasswordFields.tsx';
import { TermsLabel } from '#shared/ui/account-form/TermsLabel.tsx';
import { Button } from '#shared/ui/control/Button.tsx';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { useContractForm } from '#shared/ui/form/use-contract-form.ts';

interface Props {
  readonly locale: Locale;
  readonly words: FormWords & {
    readonly signUp: Catalogue['jobSeeker']['signUp'];
    readonly terms: Catalogue['shared']['account']['terms'];
  };
  readonly next: string;
  readonly refused?: RefusedForm | null;
}

export default function SignUpForm({ locale, words, next, refused }: Props): ReactNode {
  const { signUp: say, form: common } = words;
  const { formProps, errorOf, typedIn, notice, isSending } = useContractForm({
    client: async () => (await import('./job-seeker-client.ts')).signUpClient(locale),
    codes: words.fields,
    words: common,
    refused,
    onDone: () => {
      markJustLoggedIn(say.welcome);
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
    <form className={styles['form']} {...formProps}>
      <FormNotice text={notice} />
      <div className={styles['pair']}>
        <Field {...field('firstName')} label={say.firstName} required autoComplete="given-name" />
        <Field {...field('lastName')} label={say.lastName} required autoComplete="family-name" />
      </div>
      <Field
        {...field('email')}
        label={common.email}
        hint={say.privacy}
        required
        type="email"
        autoComplete="username"
      />
      <div className={styles['pair']}>
        <NewPasswordFields field={field} label={common.password} words={common} />
      </div>
      <Checkbox
        name="terms"
        error={errorOf('terms')}
        defaultChecked={typedIn('terms') !== undefined}
        label={<TermsLabel locale={locale} product="YouSay" words={words.terms} />}
        required
      />
      <Button type="submit" size="large" wide busy={isSending}>
        {isSending ? common.sending : say.submit}
      </Button>
    </form>
  );
}
