// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { formWords } from '#shared/ui/account-form/form-words.ts';
import { companyChoices } from './choices.ts';
import RegisterForm from './RegisterForm.island.tsx';

const form = (() => {
  const { employer, shared } = catalogue('en');
  const { register, refusals, fields } = employer;
  return (
    <RegisterForm
      locale="en"
      words={{ ...formWords('en', fields), register, refusals, terms: shared.account.terms }}
      {...companyChoices('en', register.sizes)}
      next="/"
    />
  );
})();

const onServer = renderToString(form);

/** The form as the page brings it, before its script is there. */
function onPage(): { readonly container: HTMLElement; readonly hydrate: true } {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = onServer;
  return { container, hydrate: true };
}

it('asks for no province of a country that was chosen before its script was there', async () => {
  const page = onPage();
  const country = screen.getByLabelText<HTMLSelectElement>(/^Country/);
  expect(screen.queryByLabelText(/^Province/)).not.toBeNull();
  country.value = 'JP';
  render(form, page);
  expect(country.value).toBe('JP');
  expect(screen.queryByLabelText(/^Province/)).toBeNull();
});

it('brings back in the same tab what was typed, but no password', () => {
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
