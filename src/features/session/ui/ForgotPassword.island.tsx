import { type ReactNode, useEffect, useState } from 'react';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import { LinkSent } from '#shared/ui/account-form/LinkSent.tsx';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import { type HeldLink, takeLink } from './held-link.ts';
import { type ForgotProps, NewPasswordForm } from './NewPasswordForm.tsx';

/** Asks for the link; opened by the link, for the new password. */
export default function ForgotPassword(props: ForgotProps): ReactNode {
  const [held, setHeld] = useState<HeldLink | null>(null);
  useEffect(() => setHeld(takeLink()), []);
  const opened = held ?? props.opened;
  return opened || props.done === 'set' ? (
    <NewPasswordForm {...props} opened={opened} />
  ) : (
    <AskForm {...props} />
  );
}

function AskForm({ locale, words, to, refused, done }: ForgotProps): ReactNode {
  const { forgot: say, form: common } = words;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    client: async () => (await import('./password-client.ts')).askResetClient(locale),
    words,
    refusals: { too_many_requests: say.tooMany },
    refused,
    onDone: ({ email }) => setSentTo(String(email)),
  });
  if (sentTo !== null || done === 'ask') return <LinkSent email={sentTo} words={say} />;
  return (
    <AccountForm form={form} act="ask" submit={say.submit}>
      <p>{say.lead}</p>
      {to !== null && <input type="hidden" name="to" value={to} />}
      <Field
        {...form.field('email')}
        label={common.email}
        required
        type="email"
        autoComplete="username"
      />
    </AccountForm>
  );
}
