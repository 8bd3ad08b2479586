import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import styles from '#shared/ui/account-form/AccountForm.module.css';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import type { FormWords } from '#shared/ui/account-form/form-words.ts';
import { markJustLoggedIn } from '#shared/ui/account-form/just-logged-in.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { useContractForm } from '#shared/ui/form/use-contract-form.ts';

interface Props {
  readonly kind: 'employer' | 'jobSeeker';
  readonly locale: Locale;
  readonly words: FormWords & { readonly signIn: Catalogue['session']['signIn'] };
  readonly next: string;
  readonly refused?: RefusedForm | null;
}

export default function SignInForm({ kind, locale, words, next, refused }: Props): ReactNode {
  const { signIn: say, form: common } = words;
  const { formProps, errorOf, typedIn, notice, isSending } = useContractForm({
    client: async () => (await import('./sign-in-client.ts')).signInClient(kind, locale),
    codes: words.fields,
    words: common,
    refusals: {
      wrong_credentials: say.wrong,
      too_many_requests: say.tooMany,
      sister_unavailable: say.sisterUnavailable,
    },
    refused,
    onDone: () => {
      if (kind === 'jobSeeker') markJustLoggedIn(say.welcome);
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
      <input type="hidden" name="act" value="signIn" />
      <FormNotice text={notice} />
      <Field
        {...field('username')}
        label={common.email}
        required
        type="email"
        autoComplete="username"
      />
      <Field
        {...field('password')}
        label={common.password}
        required
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" size="large" wide busy={isSending}>
        {isSending ? common.sending : say.submit}
      </Button>
    </form>
  );
}
