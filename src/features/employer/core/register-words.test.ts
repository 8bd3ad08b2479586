import { describe, expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { codesOf } from '#tests/contracts/contract-codes.ts';
import { registerBody } from './register-contract.ts';

const fieldsOf = (locale: Locale) => {
  const { account, employer } = catalogue(locale).errors.form;
  return { ...account, ...employer };
};
const fields = fieldsOf('en');
const thai = fieldsOf('th');

const GOOD = {
  companyNameTh: 'บริษัท ทดสอบ จำกัด',
  taxId: '1234567890121',
  idIndustry: '7',
  companySize: '3',
  province: '10',
  address: '1 ถนนสีลม',
  postalCode: '10500',
  contactName: 'ฝ่ายบุคคล',
  position: 'HR',
  telephone: '02-123-4567',
  email: 'hr@example.com',
  password: 'k7#mQ2xz',
  confirmPassword: 'k7#mQ2xz',
  terms: 'on',
};

describe('registerBody', () => {
  it.each([
    ['companyNameTh', '', 'Please input company name.'],
    ['taxId', '', 'Please input taxpayer identification number.'],
    ['taxId', '123', 'Please input number 13 digits'],
    ['taxId', '1234567890123', 'Please input a valid taxpayer identification number.'],
    ['idIndustry', '', 'Please select business type.'],
    ['address', ' ', 'Please input address.'],
    ['province', '', 'Please select province / state.'],
    ['postalCode', '', 'Please input postal code.'],
    ['postalCode', '1050', 'Please input number 5 digits'],
    ['contactName', '', 'Please input contact name.'],
    [
      'contactName',
      'Win at https://evil.example',
      'A name cannot contain links or email addresses.',
    ],
    ['position', '', 'Please input your position.'],
    ['telephone', '', 'Please input telephone-number.'],
    ['email', '', 'Please input email.'],
    ['email', 'hr@', 'Please input email in correct pattern.'],
    ['password', '', 'Please input password.'],
    ['password', 'short7!', 'The password must be 8 to 14 characters.'],
    ['confirmPassword', '', 'Please input confirm password.'],
    ['confirmPassword', 'other', 'Passwords do not match'],
    ['terms', '', 'Please accept term of service.'],
  ])('reports %s "%s": %s', (name, value, words) => {
    const code = codesOf(registerBody, { ...GOOD, [name]: value })[name] ?? '';
    expect(fields[code as keyof typeof fields]).toBe(words);
    expect(thai[code as keyof typeof thai]).toMatch(/\p{Script=Thai}/u);
  });

  it.each(['idIndustry', 'province', 'terms', 'email', 'password'])(
    'reports the same if %s is missing',
    (name) => {
      const { [name as 'email']: _, ...rest } = GOOD;
      const code = codesOf(registerBody, rest)[name] ?? '';
      expect(code in fields, code).toBe(true);
    },
  );

  it('accepts a password composed differently in the repetition', () => {
    const [password, confirmPassword] = ['ทำงาน-k7#m', 'ทํางาน-k7#m'];
    expect(codesOf(registerBody, { ...GOOD, password, confirmPassword })).toEqual({});
  });

  it('reports two-field errors even if other fields are missing', () => {
    const { terms: _, ...begun } = { ...GOOD, confirmPassword: 'other', province: '' };
    const codes = codesOf(registerBody, begun);
    expect(codes).toEqual({
      terms: 'termsRequired',
      confirmPassword: 'passwordsDiffer',
      province: 'provinceRequired',
    });
  });

  it('accepts a valid form', () => {
    expect(codesOf(registerBody, GOOD)).toEqual({});
  });
});
