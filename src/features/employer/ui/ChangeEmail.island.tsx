import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import styles from '#shared/ui/account-form/AccountForm.module.css';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { FormOutcome } from '#shared/ui/account-form/FormOutcome.tsx';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { useContractForm } from '#shared/ui/form/use-contract-form.ts';
import type { OwnIds } from './employer-client.ts';
import { settingsRefusals } from './settings-refusals.ts';
import type { SettingsWords } from './settings-words.ts';

interface Props {
  readonly locale: Locale;
  readonly ids: OwnIds;
  readonly refused?: RefusedForm | null;
  /** The form was posted and is done. */
  readonly isSent?: boolean;
  readonly words: SettingsWords & { readonly email: Catalogue['employer']['email'] };
}

/** Asks for the password only when the server wants it again, below what was typed already. */
export default function ChangeEmail({ locale, ids, words, refused, isSent }: Props): ReactNode {
  const { email: say, form: common } = words;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [asksPassword, setAsksPassword] = useState(refused?.code === 'reauthentication_needed');
  const { form, formProps, errorOf, typedIn, notice, isSending } = useContractForm({
    client: async () => (await import('./employer-client.ts')).changeEmailClient(locale, ids),
    codes: words.fields,
    words: common,
    refusals: settingsRefusals(words),
    onRefused: (code) => setAsksPassword((asked) => asked || code === 'reauthentication_needed'),
    refused,
    onDone: () => setSentTo(String(new FormData(form.current ?? undefined).get('email') ?? '')),
  });
  if (sentTo !== null || isSent) {
    return (
      <FormOutcome
        title={say.sentTitle}
        text={sentTo === null ? say.sentAny : fill(say.sentText, { email: sentTo })}
      >
        <Button
          variant="secondary"
          onClick={() => window.location.assign(window.location.pathname)}
        >
          {say.again}
        </Button>
      </FormOutcome>
    );
  }
  const field = (name: string) => ({
    name,
    error: errorOf(name),
    words: words.field,
    defaultValue: typedIn(name),
  });
  return (
    <form className={styles['form']} {...formProps}>
      <FormNotice text={notice} />
      <Field
        {...field('email')}
        label={say.newEmail}
        hint={say.hint}
        required
        type="email"
        autoComplete="email"
      />
      {asksPassword && (
        <Field
          {...field('currentPassword')}
          label={words.form.currentPassword}
          required
          type="password"
          autoComplete="current-password"
        />
      )}
      <Button type="submit" size="large" wide busy={isSending}>
        {isSending ? common.sending : say.submit}
      </Button>
    </form>
  );
}
