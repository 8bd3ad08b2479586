import { expect, it } from 'vitest';
import { postedTo } from '#tests/fixtures/page-visit.ts';
import { registerForm } from '#tests/fixtures/register-form.ts';
import { registrationForm } from './register-form.ts';

const whole = Object.fromEntries(
  Object.entries(registerForm({ companyNameTh: 'ร้านทดลอง', taxId: '0-1055-52037-74-9' })).map(
    ([name, value]) => [name, String(value)],
  ),
);
const company = {
  taxId: whole['taxId'] ?? '',
  companyNameTh: 'ร้านทดลอง',
  idIndustry: '7',
  companySize: '3',
};

const posted = (values: Readonly<Record<string, string>>) => postedTo('/en/register', values, '');
const shown = (values: Readonly<Record<string, string>>) =>
  registrationForm(posted(values), '/next');

it('shows the next step with all input except passwords', async () => {
  const page = posted({ ...company, password: 'k7#mQ2xz', step: '2' });
  const found = await registrationForm(page, '/next');
  expect(found).toMatchObject({ step: 2, rejected: { errors: {}, message: '' } });
  expect(found).toHaveProperty('rejected.values', company);
  expect(page.response.headers.get('Cache-Control')).toBe('no-store');
  expect(page.response.status ?? 200).toBe(200);
});

it('stays at a step with an error, but ignores missing fields of later steps', async () => {
  const page = posted({ ...company, taxId: '12', address: 'x', step: '2' });
  expect(await registrationForm(page, '/next')).toMatchObject({
    step: 1,
    rejected: { errors: { taxId: 'taxIdDigits' }, values: { address: 'x' } },
  });
  expect(page.response.status).toBe(422);
  const third = await shown({ ...company, taxId: '12', step: '3' });
  expect(third).toMatchObject({ step: 1 });
  expect(await shown({ ...company, step: '3' })).toMatchObject({
    step: 2,
    rejected: { errors: { postalCode: 'postalCodeRequired', province: 'provinceRequired' } },
  });
});

it('goes back without validation or loss of input', async () => {
  const values = { ...company, taxId: '12', address: 'x' };
  expect(await shown({ ...values, back: '1' })).toMatchObject({
    step: 1,
    rejected: { errors: {}, values },
  });
});

it('validates the last submit completely, and shows the first step with an error', async () => {
  expect(await shown({ ...whole, taxId: '' })).toMatchObject({
    step: 1,
    rejected: { code: 'invalid_fields', errors: { taxId: 'taxIdRequired' } },
  });
  expect(await shown({ ...whole, email: 'no' })).toMatchObject({ step: 3 });
  expect(await shown({ ...whole, step: '9' })).toBeInstanceOf(Response);
});
