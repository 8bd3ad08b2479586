import { type ReactNode, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import { CurrentPassword } from '#shared/ui/account-form/CurrentPassword.tsx';
import type { ConfirmMessages } from '#shared/ui/account-form/form-messages.ts';
import { LinkSent } from '#shared/ui/account-form/LinkSent.tsx';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import type { OwnIds } from './employer-client.ts';

interface Props {
  readonly locale: Locale;
  readonly ids: OwnIds;
  readonly rejected?: RejectedForm | null;
  readonly isSent?: boolean;
  readonly messages: ConfirmMessages & { readonly email: Catalogue['employer']['email'] };
}

/** Asks for the password only if the server requires it, below the typed email. */
export default function ChangeEmail({ locale, ids, messages, rejected, isSent }: Props): ReactNode {
  const { email: emailMessages } = messages;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [needsPassword, setNeedsPassword] = useState(rejected?.code === 'reauthentication_needed');
  const form = useAccountForm({
    client: async () => (await import('./employer-client.ts')).changeEmailClient(locale, ids),
    messages,
    errorMessages: messages.confirm,
    onFailure: ({ code }) =>
      setNeedsPassword((current) => current || code === 'reauthentication_needed'),
    rejected,
    onDone: ({ email }) => setSentTo(String(email)),
  });
  if (sentTo !== null || isSent) return <LinkSent email={sentTo} messages={emailMessages} />;
  return (
    <AccountForm form={form} action="change" submit={emailMessages.submit}>
      <Field
        {...form.field('email')}
        label={emailMessages.newEmail}
        hint={emailMessages.hint}
        required
        type="email"
        autoComplete="email"
      />
      {needsPassword && (
        <CurrentPassword field={form.field} label={messages.form.currentPassword} />
      )}
    </AccountForm>
  );
}
