import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import type { FormWords } from '#shared/ui/account-form/form-words.ts';
import { markJustLoggedIn } from '#shared/ui/account-form/just-logged-in.ts';
import { NewPasswordFields } from '#shared/ui/account-form/NewPasswordFields.tsx';
import { TermsCheckbox } from '#shared/ui/account-form/TermsCheckbox.tsx';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import formStyles from '#shared/ui/form/Form.module.css';
import { useKeptFields } from '#shared/ui/form/kept/use-kept-fields.ts';
import { textFields } from '#shared/ui/form/text-fields.ts';

interface Props {
  readonly locale: Locale;
  readonly words: FormWords & {
    readonly signUp: Catalogue['jobSeeker']['signUp'];
    readonly terms: Catalogue['shared']['account']['terms'];
  };
  readonly next: string;
  /** The same as `to` holds it, for the mail that proves the address. */
  readonly to?: string | undefined;
  /** Whoever comes from an invitation: the address is the one the letter went to. */
  readonly invited?: { readonly email: string; readonly token: string } | null;
  readonly refused?: RefusedForm | null;
}

export default function SignUpForm({
  locale,
  words,
  next,
  to,
  invited,
  refused,
}: Props): ReactNode {
  const { signUp: say, form: common } = words;
  const form = useAccountForm({
    client: async () => (await import('./job-seeker-client.ts')).signUpClient(locale),
    words,
    refused,
    onDone: () => {
      kept.drop();
      markJustLoggedIn(say.welcome);
      window.location.assign(next);
    },
  });
  const kept = useKeptFields({
    owner: null,
    name: 'jSignup',
    form: form.form,
    isRefused: Boolean(refused),
  });
  const field = (name: string) => ({
    ...form.field(name),
    defaultValue: form.typedIn(name) ?? kept.restored?.[name],
  });
  return (
    <AccountForm
      key={kept.turn}
      form={form}
      submit={say.submit}
      onChange={() => kept.keep(textFields(form.form.current))}
    >
      <div className={formStyles['pair']}>
        <Field {...field('firstName')} label={say.firstName} required autoComplete="given-name" />
        <Field {...field('lastName')} label={say.lastName} required autoComplete="family-name" />
      </div>
      <Field
        {...field('email')}
        {...(invited && { defaultValue: invited.email, readOnly: true })}
        label={common.email}
        hint={say.privacy}
        required
        type="email"
        autoComplete="username"
      />
      {to !== undefined && <input type="hidden" name="to" value={to} />}
      {invited && <input type="hidden" name="invite" value={invited.token} />}
      <NewPasswordFields field={field} label={common.password} words={common} />
      <TermsCheckbox form={form} locale={locale} product="YouSay" words={words.terms} />
    </AccountForm>
  );
}
