import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import type { FormMessages } from '#shared/ui/account-form/form-messages.ts';
import { markJustLoggedIn } from '#shared/ui/account-form/just-logged-in.ts';
import { NewPasswordFields } from '#shared/ui/account-form/NewPasswordFields.tsx';
import { TermsCheckbox } from '#shared/ui/account-form/TermsCheckbox.tsx';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { useFormDraft } from '#shared/ui/form/draft/use-form-draft.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import formStyles from '#shared/ui/form/Form.module.css';
import { textFields } from '#shared/ui/form/text-fields.ts';

interface Props {
  readonly locale: Locale;
  readonly messages: FormMessages & {
    readonly signUp: Catalogue['jobSeeker']['signUp'];
    readonly terms: Catalogue['shared']['account']['terms'];
  };
  readonly next: string;
  /** The path of `next`, as the link in the verification email carries it. */
  readonly to?: string | undefined;
  /** An invitation with the email it was sent to. */
  readonly invited?: { readonly email: string; readonly token: string } | null;
  readonly rejected?: RejectedForm | null;
}

export default function SignUpForm(props: Props): ReactNode {
  const { locale, messages, next, to, invited, rejected } = props;
  const { signUp: signUpMessages, form: common } = messages;
  const form = useAccountForm({
    client: async () => (await import('./job-seeker-client.ts')).signUpClient(locale),
    messages,
    rejected,
    onDone: () => {
      draft.drop();
      markJustLoggedIn(signUpMessages.welcome);
      window.location.assign(next);
    },
  });
  const draft = useFormDraft({
    owner: null,
    name: 'jSignup',
    form: form.form,
    isRejected: Boolean(rejected),
  });
  const field = (name: string) => ({
    ...form.field(name),
    defaultValue: form.typedIn(name) ?? draft.restored?.[name],
  });
  return (
    <AccountForm
      key={draft.formKey}
      form={form}
      submit={signUpMessages.submit}
      onChange={() => draft.save(textFields(form.form.current))}
    >
      <div className={formStyles['pair']}>
        <Field
          {...field('firstName')}
          label={signUpMessages.firstName}
          required
          autoComplete="given-name"
        />
        <Field
          {...field('lastName')}
          label={signUpMessages.lastName}
          required
          autoComplete="family-name"
        />
      </div>
      <Field
        {...field('email')}
        {...(invited && { defaultValue: invited.email, readOnly: true })}
        label={common.email}
        hint={signUpMessages.privacy}
        required
        type="email"
        autoComplete="username"
      />
      {to !== undefined && <input type="hidden" name="to" value={to} />}
      {invited && <input type="hidden" name="invite" value={invited.token} />}
      <NewPasswordFields field={field} label={common.password} messages={common} />
      <TermsCheckbox form={form} locale={locale} product="YouSay" messages={messages.terms} />
    </AccountForm>
  );
}
