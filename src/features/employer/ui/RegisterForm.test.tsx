// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { cloneElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { formMessages } from '#shared/ui/account-form/form-messages.ts';
import { companyChoices } from './choices.ts';
import RegisterForm from './RegisterForm.island.tsx';

const form = (() => {
  const { employer, shared } = catalogue('en');
  const { register, errors } = employer;
  return (
    <RegisterForm
      locale="en"
      messages={{
        ...formMessages('en', catalogue('en').errors.form.employer),
        register,
        errors,
        terms: shared.account.terms,
      }}
      {...companyChoices('en', register.sizes)}
      next="/"
    />
  );
})();

const onServer = renderToString(form);

function onPage(): { readonly container: HTMLElement; readonly hydrate: true } {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = onServer;
  return { container, hydrate: true };
}

it('needs no province for a country selected before its script ran', async () => {
  const page = onPage();
  const country = screen.getByLabelText<HTMLSelectElement>(/^Country/);
  expect(screen.queryByLabelText(/^Province/)).not.toBeNull();
  country.value = 'JP';
  render(form, page);
  expect(country.value).toBe('JP');
  expect(screen.queryByLabelText(/^Province/)).toBeNull();
});

it('restores input in the same tab, but no password', () => {
  render(form, onPage());
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  const type = (name: RegExp, value: string) =>
    fireEvent.change(field(name), { target: { value } });
  type(/^Contact name/, 'Somying');
  type(/^Country/, 'JP');
  const passwords = document.querySelectorAll<HTMLInputElement>('[name*="assword"]');
  for (const password of passwords) fireEvent.change(password, { target: { value: 'k7#mQ2xz' } });
  cleanup();
  render(form, onPage());
  expect(field(/^Contact name/).value).toBe('Somying');
  expect(field(/^Country/).value).toBe('JP');
  expect(screen.queryByLabelText(/^Province/)).toBeNull();
  expect(passwords.length).toBe(2);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('k7#mQ2xz');
});

const group = (name: string) => screen.queryByRole('group', { name });

it('opens the next step once this one is complete, and goes back without a question', async () => {
  render(form, onPage());
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const type = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  press('Go to step 2');
  await waitFor(() => expect(screen.getByRole('alert').querySelectorAll('a').length).toBe(4));
  expect(group('Company')).not.toBeNull();
  type(/^Taxpayer/, '0-1055-52037-74-9');
  type(/^Company name/, 'ร้านทดลอง');
  type(/^Business type/, '7');
  type(/^Company size/, '3');
  press('Go to step 2');
  await waitFor(() => expect(group('Location')).not.toBeNull());
  expect(group('Company')).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Location'));
  type(/^Postal code/, '10270');
  expect(screen.getByLabelText<HTMLSelectElement>(/^Province/).value).toBe('11');
  press('Back');
  await waitFor(() => expect(group('Company')).not.toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>(/^Postal code/).value).toBe('10270');
});

it('links its notice to each invalid field, including the terms', () => {
  history.replaceState(null, '');
  const errors = { email: 'emailRequired', terms: 'termsRequired' };
  const rejected = { code: 'invalid_fields', values: {}, errors, message: '', detail: {} };
  render(cloneElement(form, { step: 3, rejected }));
  const links = [...screen.getByRole('alert').querySelectorAll('a')];
  expect(links.map(({ hash }) => document.querySelector<HTMLInputElement>(hash)?.name)).toEqual(
    Object.keys(errors),
  );
});

it('adds a history entry for each step and restores it on a reload', async () => {
  history.replaceState({ registerStep: 2 }, '');
  render(form, onPage());
  await waitFor(() => expect(group('Location')).not.toBeNull());
  const entries = vi.spyOn(history, 'pushState');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(entries).toHaveBeenCalledWith({ registerStep: 1 }, ''));
  expect(group('Company')).not.toBeNull();
  history.replaceState({ registerStep: 3 }, '');
  fireEvent(window, new PopStateEvent('popstate'));
  expect(group('Location')).toBeNull();
  expect(group('Company')).toBeNull();
});
