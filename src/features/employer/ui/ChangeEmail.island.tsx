import { type ReactNode, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import { CurrentPassword } from '#shared/ui/account-form/CurrentPassword.tsx';
import type { ConfirmWords } from '#shared/ui/account-form/form-words.ts';
import { LinkSent } from '#shared/ui/account-form/LinkSent.tsx';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import type { OwnIds } from './employer-client.ts';

interface Props {
  readonly locale: Locale;
  readonly ids: OwnIds;
  readonly refused?: RefusedForm | null;
  /** The form was posted and is done. */
  readonly isSent?: boolean;
  readonly words: ConfirmWords & { readonly email: Catalogue['employer']['email'] };
}

/** Asks for the password only when the server wants it again, below what was typed already. */
export default function ChangeEmail({ locale, ids, words, refused, isSent }: Props): ReactNode {
  const { email: say } = words;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [asksPassword, setAsksPassword] = useState(refused?.code === 'reauthentication_needed');
  const form = useAccountForm({
    client: async () => (await import('./employer-client.ts')).changeEmailClient(locale, ids),
    words,
    refusals: words.confirm,
    onRefused: ({ code }) =>
      setAsksPassword((asked) => asked || code === 'reauthentication_needed'),
    refused,
    onDone: ({ email }) => setSentTo(String(email)),
  });
  if (sentTo !== null || isSent) return <LinkSent email={sentTo} words={say} />;
  return (
    <AccountForm form={form} act="change" submit={say.submit}>
      <Field
        {...form.field('email')}
        label={say.newEmail}
        hint={say.hint}
        required
        type="email"
        autoComplete="email"
      />
      {asksPassword && <CurrentPassword field={form.field} label={words.form.currentPassword} />}
    </AccountForm>
  );
}
