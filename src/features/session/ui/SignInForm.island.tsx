import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import { CurrentPassword } from '#shared/ui/account-form/CurrentPassword.tsx';
import type { FormWords } from '#shared/ui/account-form/form-words.ts';
import { markJustLoggedIn } from '#shared/ui/account-form/just-logged-in.ts';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Field } from '#shared/ui/form/Field.tsx';

interface Props {
  readonly kind: 'employer' | 'jobSeeker';
  readonly locale: Locale;
  readonly words: FormWords & { readonly signIn: Catalogue['session']['signIn'] };
  readonly next: string;
  readonly refused?: RefusedForm | null;
}

export default function SignInForm({ kind, locale, words, next, refused }: Props): ReactNode {
  const { signIn: say, form: common } = words;
  const form = useAccountForm({
    client: async () => (await import('./sign-in-client.ts')).signInClient(kind, locale),
    words,
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
  const { field } = form;
  return (
    <AccountForm form={form} act="signIn" submit={say.submit}>
      <Field
        {...field('username')}
        label={common.email}
        required
        type="email"
        autoComplete="username"
      />
      <CurrentPassword field={field} name="password" label={common.password} />
    </AccountForm>
  );
}
