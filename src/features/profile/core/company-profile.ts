import * as z from 'zod/mini';
import { PROVINCES } from '#shared/core/master-data/provinces.ts';

/** Every refusal of the company-profile form, by code; the words stand in the `profile` catalogue. */
export const FIELD_CODES = [
  'companyNameRequired',
  'taxIdRequired',
  'taxIdDigits',
  'taxIdTaken',
  'industryRequired',
  'companySizeRequired',
  'countryRequired',
  'addressRequired',
  'provinceRequired',
  'postalCodeRequired',
  'postalCodeDigits',
  'contactNameRequired',
  'positionRequired',
  'telephoneRequired',
  'telephonePattern',
  'emailRequired',
  'emailPattern',
  'websiteHttps',
  'coverRequired',
  'termsRequired',
  'tooLong',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

export const LONGEST = {
  companyName: 200,
  shortBio: 160,
  about: 5000,
  vision: 2000,
  mission: 2000,
  city: 200,
  address: 500,
  website: 300,
  contactName: 200,
  contactPosition: 200,
  telephone: 30,
  contactEmail: 254,
} as const;

const text = (longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, 'tooLong'), z.normalize('NFC'));

/** A draft may leave anything out, but what it holds is well-formed. */
const textLike = (longest: number, pattern: RegExp, code: FieldCode) =>
  z.string().check(
    z.trim(),
    z.refine((value) => value === '' || (value.length <= longest && pattern.test(value)), code),
  );

/** Form bodies carry numbers as digits and "nothing chosen" as an empty string. */
const choice = (lowest: number, highest: number, code: FieldCode) =>
  z
    .pipe(
      z.union([z.null(), z.int(), z.string().check(z.regex(/^\d{0,5}$/))], code),
      z.transform((value) => (value === null || value === '' ? null : Number(value))),
    )
    .check(z.refine((value) => value === null || (value >= lowest && value <= highest), code));

const optionalMedia = z.pipe(
  z.union([z.null(), z.literal(''), z.uuid()]),
  z.transform((value) => (value === '' ? null : value)),
);

const EMAIL = /^[^\s@<>()",:;[\]\\]{1,64}@[^\s@<>()",:;[\]\\.]+(\.[^\s@<>()",:;[\]\\.]+)+$/;
const PROVINCE_CODES = new Set(PROVINCES.map(({ idState }) => String(idState)));

export function isSafeWebsite(value: string): boolean {
  if (value.length > LONGEST.website || !URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' && url.username === '' && url.hostname.includes('.');
}

export const companyProfileDraft = z.object({
  companyName: text(LONGEST.companyName),
  taxId: textLike(13, /^\d{13}$/, 'taxIdDigits'),
  shortBio: text(LONGEST.shortBio),
  companySize: choice(1, 8, 'companySizeRequired'),
  idIndustry: choice(1, 9998, 'industryRequired'),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'countryRequired')),
  province: text(2).check(
    z.refine((value) => value === '' || PROVINCE_CODES.has(value), 'provinceRequired'),
  ),
  city: text(LONGEST.city),
  address: text(LONGEST.address),
  postalCode: textLike(5, /^\d{5}$/, 'postalCodeDigits'),
  website: text(LONGEST.website).check(
    z.refine((value) => value === '' || isSafeWebsite(value), 'websiteHttps'),
  ),
  about: text(LONGEST.about),
  vision: text(LONGEST.vision),
  mission: text(LONGEST.mission),
  logoMedia: optionalMedia,
  contactName: text(LONGEST.contactName),
  contactPosition: text(LONGEST.contactPosition),
  telephone: textLike(LONGEST.telephone, /^[\d+() -]{8,30}$/, 'telephonePattern'),
  contactEmail: textLike(LONGEST.contactEmail, EMAIL, 'emailPattern'),
});

export type CompanyProfileForm = z.input<typeof companyProfileDraft>;
export type CompanyProfile = z.output<typeof companyProfileDraft>;
export type CompanyProfileField = keyof CompanyProfile;

export const COMPANY_PROFILE_FIELDS = Object.keys(
  companyProfileDraft.shape,
) as readonly CompanyProfileField[];

const REQUIRED: readonly (readonly [CompanyProfileField, FieldCode])[] = [
  ['companyName', 'companyNameRequired'],
  ['taxId', 'taxIdRequired'],
  ['idIndustry', 'industryRequired'],
  ['address', 'addressRequired'],
  ['contactName', 'contactNameRequired'],
  ['contactPosition', 'positionRequired'],
  ['telephone', 'telephoneRequired'],
  ['contactEmail', 'emailRequired'],
];

const REQUIRED_IN_THAILAND: typeof REQUIRED = [
  ['province', 'provinceRequired'],
  ['postalCode', 'postalCodeRequired'],
];

export type FieldRefusals = Partial<Record<CompanyProfileField, FieldCode>>;

/** What still has to be filled in before the page may be submitted; provinces and postal codes are Thai. */
export function missingFields(profile: CompanyProfile): FieldRefusals {
  const rules = profile.country === 'TH' ? [...REQUIRED, ...REQUIRED_IN_THAILAND] : REQUIRED;
  const missing: FieldRefusals = {};
  for (const [field, code] of rules) {
    const value = profile[field];
    if (value === null || value === '') missing[field] = code;
  }
  return missing;
}

/** What keeps a form from being saved at all: values that are there but malformed. */
export function malformedFields(form: CompanyProfileForm): FieldRefusals {
  const malformed: FieldRefusals = {};
  for (const field of COMPANY_PROFILE_FIELDS) {
    const parsed = z.safeParse(companyProfileDraft.shape[field], form[field]);
    if (parsed.success) continue;
    const message = parsed.error.issues[0]?.message;
    malformed[field] = FIELD_CODES.find((code) => code === message) ?? 'tooLong';
  }
  return malformed;
}

/** What keeps a form from being the finished step: malformed values and missing ones, all at once. */
export function refusalsOf(form: CompanyProfileForm): FieldRefusals {
  const malformed = malformedFields(form);
  const blanked = { ...form };
  for (const field of Object.keys(malformed) as CompanyProfileField[]) {
    Object.assign(blanked, { [field]: field === 'country' ? 'TH' : '' });
  }
  return { ...missingFields(z.parse(companyProfileDraft, blanked)), ...malformed };
}
