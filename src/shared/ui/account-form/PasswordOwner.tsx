import type { ReactNode } from 'react';

/** Password managers look for the account that a new password belongs to. */
export function PasswordOwner({ email }: { readonly email: string }): ReactNode {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
