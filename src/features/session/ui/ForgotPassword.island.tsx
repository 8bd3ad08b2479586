import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import styles from '#shared/ui/account-form/AccountForm.module.css';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { FormOutcome } from '#shared/ui/account-form/FormOutcome.tsx';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { useContractForm } from '#shared/ui/form/use-contract-form.ts';
import type { HeldLink } from './held-link.ts';
import { takeLink } from './held-link.ts';
import type { ForgotProps } from './NewPasswordForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Asks for the link; opened by the link, for the new password. */
export default function ForgotPassword(props: ForgotProps): ReactNode {
  const { locale, words, signIn } = props;
  const [link, setLink] = useState<HeldLink | null>(null);
  useEffect(() => setLink(takeLink()), []);
  return link === null ? (
    <AskForm {...props} />
  ) : (
    <NewPasswordForm {...{ locale, words, signIn, link }} onAskAgain={() => setLink(null)} />
  );
}

function AskForm({ locale, words, refused, isSent }: ForgotProps): ReactNode {
  const { forgot: say, form: common } = words;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, formProps, errorOf, typedIn, notice, isSending } = useContractForm({
    client: async () => (await import('./password-client.ts')).askResetClient(locale),
    codes: words.fields,
    words: common,
    refusals: { too_many_requests: say.tooMany },
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
  return (
    <form className={styles['form']} {...formProps}>
      <FormNotice text={notice} />
      <p>{say.lead}</p>
      <Field
        name="email"
        error={errorOf('email')}
        defaultValue={typedIn('email')}
        words={words.field}
        label={common.email}
        required
        type="email"
        autoComplete="username"
      />
      <Button type="submit" size="large" wide busy={isSending}>
        {isSending ? common.sending : say.submit}
      </Button>
    </form>
  );
}
