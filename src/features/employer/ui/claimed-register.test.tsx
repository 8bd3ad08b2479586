// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { formMessages } from '#shared/ui/account-form/form-messages.ts';
import { companyChoices } from './choices.ts';
import RegisterForm from './RegisterForm.island.tsx';

const { employer, shared } = catalogue('en');
const { register, errors } = employer;
const messages = {
  ...formMessages('en', catalogue('en').errors.form.employer),
  register,
  errors,
  terms: shared.account.terms,
};
const form = {
  locale: 'en' as const,
  messages,
  next: '/next',
  ...companyChoices('en', register.sizes),
} as const;

it('a claim uses the listed values unless others were typed', () => {
  const [, other] = form.industries;
  const claimed = {
    idEmp: 7,
    companyNameTh: 'ภูผา',
    companyNameEn: 'Phupha',
    companySize: null,
    idIndustry: Number(other?.value),
    country: 'TH',
    province: null,
    city: null,
    address: '1 Rama IV Road',
    postalCode: '10500',
    telephone: '02-000-0001',
  };
  const values = { telephone: '02-000-0002' };
  const refused = { action: 'sent', status: 422, code: 'invalid_fields', message: '', errors: {} };
  const shown = () => Object.fromEntries(new FormData(document.forms[0]));
  render(<RegisterForm {...form} claimed={claimed} />);
  const listed = { address: '1 Rama IV Road', postalCode: '10500', companyNameTh: 'ภูผา' };
  expect(shown()).toMatchObject({ ...listed, telephone: '02-000-0001', idEmp: '7' });
  expect(shown()['idIndustry']).toBe(String(other?.value));
  cleanup();
  render(
    <RegisterForm {...form} claimed={claimed} rejected={{ ...refused, values, detail: {} }} />,
  );
  expect(shown()).toMatchObject({ ...listed, ...values });
});
