import { type ReactNode, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import styles from '#shared/ui/account-form/AccountForm.module.css';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import { CurrentPassword } from '#shared/ui/account-form/CurrentPassword.tsx';
import { FormOutcome } from '#shared/ui/account-form/FormOutcome.tsx';
import type { ConfirmMessages } from '#shared/ui/account-form/form-messages.ts';
import { NewPasswordFields } from '#shared/ui/account-form/NewPasswordFields.tsx';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { GOOGLE_CHOICES } from '../core/password-contract.ts';
import type { OwnIds } from './password-client.ts';

type LinkMessages = Pick<Catalogue['session']['waysIn'], 'keepLegend' | 'keep' | 'end' | 'endHint'>;

interface Props {
  readonly locale: Locale;
  readonly ids: OwnIds;
  /** Lets password managers find the account. */
  readonly email: string;
  /** False for accounts that have only used Google. */
  readonly hasPassword?: boolean;
  /** True for a linked Google account: the form also asks whether to keep the link. */
  readonly hasGoogle?: boolean;
  /** True for a linked sister product: the form also asks whether to keep the link. */
  readonly hasSister?: boolean;
  readonly messages: ConfirmMessages & {
    readonly submit: string;
    /** Shown as a toast; the form stays usable. */
    readonly saved?: string;
    readonly google?: LinkMessages;
    readonly sister?: LinkMessages;
  };
  readonly rejected?: RejectedForm | null;
  readonly isDone?: boolean;
  /** Content that replaces the form afterwards; `back` is the target of its button. */
  readonly outcome?: {
    readonly title: string;
    readonly text: string;
    readonly back: string;
    readonly href: string;
  };
}

export default function ChangePassword(props: Props): ReactNode {
  const { hasPassword = true, messages, outcome } = props;
  const [round, setRound] = useState(props.isDone ? 1 : 0);
  if (round > 0 && outcome) {
    const { title, text, back, href } = outcome;
    return (
      <FormOutcome title={title} text={text}>
        <Button onClick={() => window.location.assign(href)}>{back}</Button>
      </FormOutcome>
    );
  }
  const done = () => {
    // Reload, because several cards of the page depend on whether a password exists.
    if (!hasPassword && !outcome) return window.location.assign(savedUrl());
    setRound(round + 1);
    if (messages.saved) showToast(messages.saved, 'success');
  };
  // The key remounts the form after a change, so that no password stays in the page.
  return <PasswordForm key={round} {...props} hasPassword={hasPassword} onDone={done} />;
}

function savedUrl(): string {
  const url = new URL(window.location.href);
  url.searchParams.set('done', 'password');
  url.hash = 'account';
  return url.href;
}

function PasswordForm(props: Props & { readonly onDone: () => void }): ReactNode {
  const { locale, ids, email, hasPassword, messages, outcome, onDone, rejected } = props;
  const { form: common } = messages;
  const form = useAccountForm({
    client: async () => (await import('./password-client.ts')).changePasswordClient(locale, ids),
    messages,
    errorMessages: messages.confirm,
    rejected,
    onDone,
  });
  const link = props.hasGoogle ? 'google' : 'sister';
  const isLinked = props.hasGoogle || props.hasSister;
  const linkMessages = messages[link];
  const buttonStyle = outcome ? {} : ({ variant: 'secondary' } as const);
  return (
    <AccountForm form={form} action="password" submit={messages.submit} {...buttonStyle}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && <CurrentPassword field={form.field} label={common.currentPassword} />}
      {hasPassword && isLinked && linkMessages && (
        <LinkChoice
          name={link}
          messages={linkMessages}
          error={form.errorOf(link)}
          selected={form.typedIn(link)}
        />
      )}
      <NewPasswordFields field={form.field} label={common.newPassword} messages={common} />
    </AccountForm>
  );
}

interface ChoiceProps {
  readonly name: 'google' | 'sister';
  readonly messages: LinkMessages;
  readonly error: string | undefined;
  readonly selected: string | undefined;
}

/** No choice is preselected, because a link made by an attacker would outlive the password. */
function LinkChoice({ name, messages, error, selected }: ChoiceProps): ReactNode {
  return (
    <fieldset className={styles['group']}>
      <legend>{messages.keepLegend}</legend>
      {GOOGLE_CHOICES.map((choice) => (
        <Checkbox
          key={choice}
          type="radio"
          name={name}
          value={choice}
          defaultChecked={selected === choice}
          label={messages[choice]}
          hint={choice === 'end' ? messages.endHint : undefined}
          error={choice === 'keep' ? error : undefined}
        />
      ))}
    </fieldset>
  );
}
