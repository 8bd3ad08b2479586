// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { formMessages } from '#shared/ui/account-form/form-messages.ts';
import { standInFor } from '#tests/calls/stand-in-for.ts';

import GoogleSignIn from './GoogleSignIn.island.tsx';
import * as identity from './google-identity.ts';

const draw = standInFor(identity, 'drawGoogleButton');

it('asks Google on click, and again if the button failed to load', async () => {
  const { session, shared } = catalogue('en');
  const { google, signIn } = session;
  const words = { ...formMessages('en'), google, signIn, terms: shared.account.terms };
  render(
    <GoogleSignIn clientId="client" nonce="nonce" locale="en" next="/myProfile" messages={words} />,
  );
  expect(draw).not.toHaveBeenCalled();

  const ask = screen.getByRole('button', { name: google.continue });
  ask.focus();
  draw.mockResolvedValueOnce(false);
  fireEvent.click(ask);
  expect(await screen.findByText(google.blocked)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: google.continue }));

  draw.mockResolvedValueOnce(true);
  fireEvent.click(ask);
  expect(await screen.findByText(google.press)).toBeTruthy();
  expect(screen.queryByRole('button', { name: google.continue })).toBeNull();
  expect(document.activeElement).toBe(draw.mock.lastCall?.[0]);
});
