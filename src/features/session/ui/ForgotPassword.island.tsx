import { type ReactNode, useEffect, useState } from 'react';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import { LinkSent } from '#shared/ui/account-form/LinkSent.tsx';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import { type StoredLink, storeLinkFromUrl } from './held-link.ts';
import { type ForgotProps, NewPasswordForm } from './NewPasswordForm.tsx';

export default function ForgotPassword(props: ForgotProps): ReactNode {
  const [storedLink, setStoredLink] = useState<StoredLink | null>(null);
  useEffect(() => setStoredLink(storeLinkFromUrl()), []);
  const opened = storedLink ?? props.opened;
  return opened || props.done === 'set' ? (
    <NewPasswordForm {...props} opened={opened} />
  ) : (
    <RequestForm {...props} />
  );
}

function RequestForm({ locale, messages, to, rejected, done }: ForgotProps): ReactNode {
  const { forgot: resetMessages, form: common } = messages;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    client: async () => (await import('./password-client.ts')).requestResetClient(locale),
    messages,
    errorMessages: { too_many_requests: resetMessages.tooMany },
    rejected,
    onDone: ({ email }) => setSentTo(String(email)),
  });
  if (sentTo !== null || done === 'ask')
    return <LinkSent email={sentTo} messages={resetMessages} />;
  return (
    <AccountForm form={form} action="ask" submit={resetMessages.submit}>
      <p>{resetMessages.lead}</p>
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
