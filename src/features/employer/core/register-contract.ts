import * as z from 'zod/mini';
import {
  checkedBox,
  company,
  email,
  hasText,
  newPassword,
  optionalText,
  otherCompanyName,
  passwordsAlike,
  person,
  sameAgain,
  text,
} from '#features/session/core/form-fields.ts';
import { REGISTER_LIMITS } from '#features/session/core/session-limits.ts';
import { employerAnswer } from '#features/session/core/sign-in-contract.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { countryCode, isIndustry, isProvince } from '#shared/core/master-data/known-ids.ts';
import { isTaxId } from '#shared/core/text/tax-id.ts';
import { LONGEST_TELEPHONE, telephone } from '#shared/core/text/telephone.ts';

export const registerBody = z
  .object({
    companyNameTh: company('companyNameRequired'),
    companyNameEn: otherCompanyName,
    taxId: z
      .string('taxIdRequired')
      .check(
        z.trim(),
        z.minLength(1, 'taxIdRequired'),
        z.regex(/^\d{13}$/, 'taxIdDigits'),
        z.refine(isTaxId, 'taxIdCheck'),
      ),
    idIndustry: z.coerce.number('industryRequired').check(z.refine(isIndustry, 'industryRequired')),
    companySize: z.coerce
      .number('companySizeRequired')
      .check(
        z.int('companySizeRequired'),
        z.gte(1, 'companySizeRequired'),
        z.lte(8, 'companySizeRequired'),
      ),
    country: z._default(countryCode, 'TH'),
    province: z._default(
      z.string().check(z.refine((code) => code === '' || isProvince(code), 'provinceRequired')),
      '',
    ),
    city: optionalText(),
    address: text('addressRequired', 500),
    postalCode: z
      .string('postalCodeRequired')
      .check(
        z.trim(),
        z.minLength(1, 'postalCodeRequired'),
        z.regex(/^\d{5}$/, 'postalCodeDigits'),
      ),
    contactName: person('contactNameRequired'),
    position: text('positionRequired'),
    telephone: text('telephoneRequired', LONGEST_TELEPHONE).check(telephone),
    email,
    password: newPassword,
    confirmPassword: sameAgain('confirmPasswordRequired'),
    terms: checkedBox('termsRequired'),
  })
  .check(
    passwordsAlike,
    z.refine((form) => form.country !== 'TH' || isProvince(form.province), {
      path: ['province'],
      message: 'provinceRequired',
      when: ({ value }) => hasText(value, 'country'),
    }),
  );

export type RegisterForm = z.infer<typeof registerBody>;

export const registerEndpoint = defineEndpoint({
  method: 'post',
  path: '/register',
  summary: 'Creates a company, its first administrator and a session',
  tag: 'Accounts',
  guard: 'public',
  ...REGISTER_LIMITS,
  body: registerBody,
  data: employerAnswer,
});
