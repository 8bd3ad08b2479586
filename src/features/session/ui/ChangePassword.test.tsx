// @vitest-environment happy-dom
import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { confirmMessages } from '#shared/ui/account-form/form-messages.ts';
import { $toasts } from '#shared/ui/feedback/toast-store.ts';
import { standInFor } from '#tests/calls/stand-in-for.ts';
import ChangePassword from './ChangePassword.island.tsx';
import * as clients from './password-client.ts';

standInFor(clients, 'changePasswordClient').mockReturnValue({
  check: () => ({}),
  send: async () => null,
});

it.each([
  ['loads the page anew after a first password, since other cards speak of it', false, 1],
  ['stays where it is after another password', true, 0],
])('%s', async (_, hasPassword, times) => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const messages = { ...confirmMessages('en'), submit: 'Save', saved: 'It is saved' };
  const account = {
    locale: 'en',
    ids: null,
    email: 'a@example.com',
    messages,
    hasPassword,
  } as const;
  const { container } = render(<ChangePassword {...account} />);
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(assign.mock.calls.length + $toasts.get().length).toBe(1));
  expect(assign).toHaveBeenCalledTimes(times);
  for (const [url] of assign.mock.calls) expect(url).toMatch(/\?done=password#account$/);
});
