import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { useContractForm } from '#shared/ui/form/use-contract-form.ts';
import styles from './AccountForm.module.css';
import { FormNotice } from './FormNotice.tsx';
import { FormOutcome } from './FormOutcome.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PasswordOwner } from './PasswordOwner.tsx';
import type { OwnIds } from './settings-client.ts';
import { settingsRefusals } from './settings-refusals.ts';
import type { SettingsWords } from './settings-words.ts';

interface Props {
  readonly locale: Locale;
  readonly ids: OwnIds;
  /** Tells password managers whose password it is. */
  readonly email: string;
  readonly words: SettingsWords & { readonly password: Catalogue['settings']['password'] };
  readonly next: string;
}

export default function ChangePassword({ locale, ids, email, words, next }: Props): ReactNode {
  const { password: say, form: common } = words;
  const [isDone, setDone] = useState(false);
  const { formProps, errorOf, notice, isSending } = useContractForm({
    client: async () => (await import('./settings-client.ts')).changePasswordClient(locale, ids),
    codes: words.fields,
    words: common,
    refusals: settingsRefusals(words),
    onDone: () => setDone(true),
  });
  if (isDone) {
    return (
      <FormOutcome title={say.doneTitle} text={say.doneText}>
        <Button onClick={() => window.location.assign(next)}>{say.back}</Button>
      </FormOutcome>
    );
  }
  const field = (name: string) => ({ name, error: errorOf(name), words: words.field });
  return (
    <form className={styles['form']} {...formProps}>
      <FormNotice text={notice} />
      <PasswordOwner email={email} />
      <Field
        {...field('currentPassword')}
        label={words.settings.currentPassword}
        required
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordFields field={field} label={say.newPassword} words={common} />
      <Button type="submit" size="large" wide busy={isSending}>
        {isSending ? common.sending : say.submit}
      </Button>
    </form>
  );
}
