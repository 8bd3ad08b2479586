// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { formWords } from '#shared/ui/account-form/form-words.ts';
import { countryChoices, provinceChoices } from './choices.ts';
import RegisterForm from './RegisterForm.island.tsx';

afterEach(cleanup);

it('asks for no province of a country that was chosen before its script was there', async () => {
  const { employer, shared } = catalogue('en');
  const { register, refusals, fields } = employer;
  const form = (
    <RegisterForm
      locale="en"
      words={{ ...formWords('en', fields), register, refusals, terms: shared.account.terms }}
      industries={[]}
      sizes={[]}
      countries={countryChoices('en')}
      provinces={provinceChoices('en')}
      next="/"
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const country = screen.getByLabelText<HTMLSelectElement>(/^Country/);
  expect(screen.queryByLabelText(/^Province/)).not.toBeNull();
  country.value = 'JP';
  render(form, { container, hydrate: true });
  expect(country.value).toBe('JP');
  expect(screen.queryByLabelText(/^Province/)).toBeNull();
});
