import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import { CurrentPassword } from '#shared/ui/account-form/CurrentPassword.tsx';
import type { FormMessages } from '#shared/ui/account-form/form-messages.ts';
import { markJustLoggedIn } from '#shared/ui/account-form/just-logged-in.ts';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Field } from '#shared/ui/form/Field.tsx';

interface Props {
  readonly kind: 'employer' | 'jobSeeker';
  readonly locale: Locale;
  readonly messages: FormMessages & { readonly signIn: Catalogue['session']['signIn'] };
  readonly next: string;
  readonly rejected?: RejectedForm | null;
}

export default function SignInForm({ kind, locale, messages, next, rejected }: Props): ReactNode {
  const { signIn: signInMessages, form: common } = messages;
  const form = useAccountForm({
    client: async () => (await import('./sign-in-client.ts')).signInClient(kind, locale),
    messages,
    errorMessages: {
      wrong_credentials: signInMessages.wrong,
      too_many_requests: signInMessages.tooMany,
      sister_unavailable: signInMessages.sisterUnavailable,
    },
    rejected,
    onDone: () => {
      if (kind === 'jobSeeker') markJustLoggedIn(signInMessages.welcome);
      window.location.assign(next);
    },
  });
  const { field } = form;
  return (
    <AccountForm form={form} action="signIn" submit={signInMessages.submit}>
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
