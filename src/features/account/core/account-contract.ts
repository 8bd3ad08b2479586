import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { LOGIN_LIMIT, REGISTER_LIMIT } from './account-limits.ts';
import { SIGN_IN_REFUSALS } from './account-refusals.ts';
import { checkPassword } from './password-rules.ts';

const LONGEST_TEXT = 200;

/** Required text; its refusal is named by the field's own code. */
export const text = (code: string, longest = LONGEST_TEXT) =>
  z.string(code).check(z.trim(), z.minLength(1, code), z.maxLength(longest, 'tooLong'));

export const optionalText = (longest = LONGEST_TEXT) =>
  z._default(z.string().check(z.trim(), z.maxLength(longest, 'tooLong')), '');

export const email = z
  .string('emailRequired')
  .check(
    z.trim(),
    z.minLength(1, 'emailRequired'),
    z.maxLength(254, 'emailPattern'),
    z.regex(
      /^[^\s@<>()",:;[\]\\]{1,64}@[^\s@<>()",:;[\]\\.]+(\.[^\s@<>()",:;[\]\\.]+)+$/,
      'emailPattern',
    ),
  );

/** A rule about two fields is asked whatever else is missing, or its answer would come a round late. */
export const hasText = (value: unknown, field: string): boolean => {
  const given = new Map(Object.entries(value ?? {})).get(field);
  return typeof given === 'string' && given !== '';
};

/** The rule's own code becomes the refusal, so form and server say the same. */
export const newPassword = z.string('passwordRequired').check((context) => {
  const checked = checkPassword(context.value);
  if (!checked.ok) {
    context.issues.push({ code: 'custom', message: checked.code, input: context.value });
  }
});

const checkedBox = (code: string) =>
  z
    .pipe(
      z.union([z.boolean(), z.string()], code),
      z.transform((value) => value === true || value === 'true' || value === 'on' || value === '1'),
    )
    .check(z.refine((value) => value, code));

const choice = (code: string) =>
  z.coerce.number(code).check(z.int(code), z.positive(code), z.lte(9999, code));

export const registerBody = z
  .object({
    companyNameTh: text('companyNameRequired'),
    companyNameEn: optionalText(),
    taxId: z
      .string('taxIdRequired')
      .check(z.trim(), z.minLength(1, 'taxIdRequired'), z.regex(/^\d{13}$/, 'taxIdDigits')),
    idIndustry: choice('industryRequired'),
    companySize: z.coerce
      .number('companySizeRequired')
      .check(
        z.int('companySizeRequired'),
        z.gte(1, 'companySizeRequired'),
        z.lte(8, 'companySizeRequired'),
      ),
    country: z._default(z.string().check(z.regex(/^[A-Z]{2}$/, 'countryRequired')), 'TH'),
    province: optionalText(2),
    city: optionalText(),
    address: text('addressRequired', 500),
    postalCode: z
      .string('postalCodeRequired')
      .check(
        z.trim(),
        z.minLength(1, 'postalCodeRequired'),
        z.regex(/^\d{5}$/, 'postalCodeDigits'),
      ),
    contactName: text('contactNameRequired'),
    position: text('positionRequired'),
    telephone: text('telephoneRequired', 30).check(
      z.regex(/^[\d+() -]{8,30}$/, 'telephonePattern'),
    ),
    email,
    password: newPassword,
    confirmPassword: text('confirmPasswordRequired'),
    terms: checkedBox('termsRequired'),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: 'passwordsDiffer',
      when: ({ value }) => hasText(value, 'confirmPassword'),
    }),
    z.refine((form) => form.country !== 'TH' || /^\d{2}$/.test(form.province), {
      path: ['province'],
      message: 'provinceRequired',
      when: ({ value }) => hasText(value, 'country'),
    }),
  );

export type RegisterForm = z.infer<typeof registerBody>;

const tokenAnswer = z.object({ token: z.string(), idEmp: z.number(), idUser: z.number() });

export const registerEndpoint = defineEndpoint({
  method: 'post',
  path: '/register',
  summary: 'Creates a company, its first administrator and a session',
  tag: 'Accounts',
  guard: 'public',
  limit: REGISTER_LIMIT,
  body: registerBody,
  data: tokenAnswer,
});

export const credentialsBody = z.object({
  username: email,
  password: z
    .string('passwordRequired')
    .check(z.minLength(1, 'passwordRequired'), z.maxLength(200, 'passwordLength')),
});

export const loginEndpoint = defineEndpoint({
  method: 'post',
  path: '/login',
  summary: 'Signs an employer in',
  tag: 'Accounts',
  guard: 'public',
  limit: LOGIN_LIMIT,
  refusals: SIGN_IN_REFUSALS,
  body: credentialsBody,
  data: tokenAnswer,
});

export const logoutEndpoint = defineEndpoint({
  method: 'post',
  path: '/logout',
  summary: 'Ends the employer session on the server and clears its cookies',
  tag: 'Accounts',
  guard: 'public',
  limit: SESSION_LIMIT,
  data: z.null(),
});

export const adminLoginEndpoint = defineEndpoint({
  method: 'post',
  path: '/checkLoginEncKey',
  summary: 'Exchanges a one-time link of the review team for its session',
  tag: 'Accounts',
  guard: 'public',
  limit: LOGIN_LIMIT,
  refusals: SIGN_IN_REFUSALS,
  body: z.object({
    encode: z.string().check(z.minLength(1), z.maxLength(200)),
    keycode: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  data: z.object({ idAdmin: z.number(), name: z.string() }),
});

export const jobSeekerSignUpBody = z
  .object({
    firstName: text('firstNameRequired', 80),
    lastName: text('lastNameRequired', 80),
    email,
    password: newPassword,
    confirmPassword: text('confirmPasswordRequired'),
    terms: checkedBox('termsRequired'),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: 'passwordsDiffer',
      when: ({ value }) => hasText(value, 'confirmPassword'),
    }),
  );

export type JobSeekerSignUpForm = z.infer<typeof jobSeekerSignUpBody>;

const jobSeekerAnswer = z.object({
  token: z.string(),
  jsk: z.object({ idJsk: z.number(), username: z.string() }),
});

export const jobSeekerSignUpEndpoint = defineEndpoint({
  method: 'post',
  path: '/jskSignup',
  summary: 'Creates a job seeker, sends the proof of address, opens a session',
  tag: 'Job seekers',
  guard: 'public',
  limit: REGISTER_LIMIT,
  body: jobSeekerSignUpBody,
  data: jobSeekerAnswer,
});

export const jobSeekerLoginEndpoint = defineEndpoint({
  method: 'post',
  path: '/jskLogin',
  summary: 'Signs a job seeker in',
  tag: 'Job seekers',
  guard: 'public',
  limit: LOGIN_LIMIT,
  refusals: SIGN_IN_REFUSALS,
  body: credentialsBody,
  data: jobSeekerAnswer,
});

export const jobSeekerLogoutEndpoint = defineEndpoint({
  method: 'post',
  path: '/jskLogout',
  summary: 'Ends the job-seeker session on the server and clears its cookies',
  tag: 'Job seekers',
  guard: 'public',
  limit: SESSION_LIMIT,
  data: z.null(),
});
