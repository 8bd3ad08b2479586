import * as z from 'zod/mini';
import { REGISTER_LIMITS } from '#features/session/core/session-limits.ts';
import { employerAnswer } from '#features/session/core/sign-in-contract.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
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
} from '#shared/core/forms/form-fields.ts';
import { countryCode, isIndustry, isProvince } from '#shared/core/master-data/known-ids.ts';
import { idNumber, shortCode } from '#shared/core/request-fields.ts';
import { isTaxId, taxIdIn } from '#shared/core/text/tax-id.ts';
import { telephone, typedTelephone } from '#shared/core/text/telephone.ts';
import { joinedDigits } from '#shared/core/text/typed-digits.ts';
import { textField } from '#shared/core/text/typed-text.ts';
import { REGISTER_ERRORS } from './employer-errors.ts';

export const registerBody = z
  .object({
    companyNameTh: company('companyNameRequired'),
    companyNameEn: otherCompanyName,
    taxId: textField(100, 'taxIdRequired', 'taxIdDigits').check(
      z.overwrite(taxIdIn),
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
      shortCode('provinceRequired').check(
        z.refine((code) => code === '' || isProvince(code), 'provinceRequired'),
      ),
      '',
    ),
    city: optionalText(),
    address: text('addressRequired', 500),
    postalCode: textField(100, 'postalCodeRequired', 'postalCodeDigits').check(
      z.overwrite(joinedDigits),
      z.minLength(1, 'postalCodeRequired'),
      z.regex(/^\d{5}$/, 'postalCodeDigits'),
    ),
    contactName: person('contactNameRequired'),
    position: text('positionRequired'),
    telephone: typedTelephone('telephoneRequired').check(
      z.minLength(1, 'telephoneRequired'),
      telephone,
    ),
    email,
    password: newPassword,
    confirmPassword: sameAgain('confirmPasswordRequired'),
    terms: checkedBox('termsRequired'),
    idEmp: z.optional(idNumber),
    /** Confirms that the company claims its existing listing, found by tax id or name. */
    claim: z.optional(
      z.union([
        z.boolean(),
        z.pipe(
          z.literal('1'),
          z.transform(() => true),
        ),
      ]),
    ),
  })
  .check(
    passwordsAlike,
    z.refine((form) => form.country !== 'TH' || isProvince(form.province), {
      path: ['province'],
      message: 'provinceRequired',
      when: ({ value }) => hasText(value, 'country'),
    }),
  );

export type RegisterInput = z.infer<typeof registerBody>;

export const registerEndpoint = defineEndpoint({
  method: 'post',
  path: '/register',
  summary: 'Creates a company or asks for a listed one, with its first administrator and a session',
  changesSession: true,
  tag: 'Accounts',
  guard: 'public',
  ...REGISTER_LIMITS,
  errors: REGISTER_ERRORS,
  body: registerBody,
  data: employerAnswer,
});
