import * as z from 'zod/mini';
import { countryCode, isIndustry, isProvince } from '#shared/core/master-data/known-ids.ts';
import { isTaxId } from '#shared/core/text/tax-id.ts';
import { isTelephone, typedTelephone } from '#shared/core/text/telephone.ts';
import { personalName, plainName } from '#shared/core/text/typed-text.ts';
import { fieldCode } from './field-codes.ts';
import {
  digitsLike,
  httpsUrl,
  name,
  numberBetween,
  optionalMedia,
  sectionText,
  textLike,
} from './fields.ts';
import { defineSection, type FieldCodes, itemKind, missingOf } from './section.ts';

export const MAX_LENGTHS = {
  companyName: 200,
  shortBio: 160,
  about: 5000,
  vision: 2000,
  mission: 2000,
  whyJoinUs: 2000,
  city: 200,
  address: 500,
  contactName: 200,
  contactPosition: 200,
  contactEmail: 254,
} as const;

const EMAIL = /^[^\s@<>()",:;[\]\\]{1,64}@[^\s@<>()",:;[\]\\.]+(\.[^\s@<>()",:;[\]\\.]+)+$/;

export const companyProfileDraft = z.object({
  companyName: name(MAX_LENGTHS.companyName).check(plainName),
  taxId: digitsLike(13, 'taxIdDigits').check(
    z.refine((value) => value === '' || isTaxId(value), 'taxIdCheck'),
  ),
  shortBio: sectionText(MAX_LENGTHS.shortBio),
  companySize: numberBetween(1, 8, 'companySizeRequired'),
  idIndustry: numberBetween(1, 9998, 'industryRequired').check(
    z.refine((id) => id === null || isIndustry(id), 'industryRequired'),
  ),
  country: countryCode,
  province: sectionText(2).check(
    z.refine((value) => value === '' || isProvince(value), 'provinceRequired'),
  ),
  city: sectionText(MAX_LENGTHS.city),
  address: sectionText(MAX_LENGTHS.address),
  postalCode: digitsLike(5, 'postalCodeDigits'),
  website: httpsUrl(),
  about: sectionText(MAX_LENGTHS.about),
  vision: sectionText(MAX_LENGTHS.vision),
  mission: sectionText(MAX_LENGTHS.mission),
  whyJoinUs: sectionText(MAX_LENGTHS.whyJoinUs),
  logoMedia: optionalMedia,
  contactName: name(MAX_LENGTHS.contactName).check(personalName),
  contactPosition: sectionText(MAX_LENGTHS.contactPosition),
  telephone: typedTelephone().check(
    z.refine((value) => value === '' || isTelephone(value), 'telephonePattern'),
  ),
  contactEmail: textLike(MAX_LENGTHS.contactEmail, EMAIL, 'emailPattern'),
});

export type CompanyProfileForm = z.input<typeof companyProfileDraft>;
export type CompanyProfile = z.output<typeof companyProfileDraft>;
export type CompanyProfileField = keyof CompanyProfile;

export const COMPANY_PROFILE_FIELDS = Object.keys(
  companyProfileDraft.shape,
) as readonly CompanyProfileField[];

const REQUIRED: FieldCodes<CompanyProfile> = {
  companyName: 'companyNameRequired',
  taxId: 'taxIdRequired',
  idIndustry: 'industryRequired',
  address: 'addressRequired',
  contactName: 'contactNameRequired',
  contactPosition: 'positionRequired',
  telephone: 'telephoneRequired',
  contactEmail: 'emailRequired',
};

const REQUIRED_IN_THAILAND: FieldCodes<CompanyProfile> = {
  ...REQUIRED,
  province: 'provinceRequired',
  postalCode: 'postalCodeRequired',
};

export type FieldErrors = FieldCodes<CompanyProfile>;

/** Only Thai addresses have provinces and postal codes. */
export function missingFields(profile: CompanyProfile): FieldErrors {
  return missingOf(profile, profile.country === 'TH' ? REQUIRED_IN_THAILAND : REQUIRED);
}

export const companyProfile = defineSection({
  name: 'companyProfile',
  step: 'company-profile',
  isForm: true,
  kinds: {
    profile: itemKind<CompanyProfile>({
      schema: companyProfileDraft,
      blank: {
        companyName: '',
        taxId: '',
        shortBio: '',
        companySize: null,
        idIndustry: null,
        country: 'TH',
        province: '',
        city: '',
        address: '',
        postalCode: '',
        website: '',
        about: '',
        vision: '',
        mission: '',
        whyJoinUs: '',
        logoMedia: null,
        contactName: '',
        contactPosition: '',
        telephone: '',
        contactEmail: '',
      },
      cap: 1,
      pictures: { logoMedia: 'logo' },
      missing: missingFields,
    }),
  },
});

export function malformedFields(form: CompanyProfileForm): FieldErrors {
  const malformed: FieldErrors = {};
  for (const field of COMPANY_PROFILE_FIELDS) {
    const parsed = z.safeParse(companyProfileDraft.shape[field], form[field]);
    if (!parsed.success) malformed[field] = fieldCode(parsed.error.issues[0]?.message);
  }
  return malformed;
}

/** Errors that prevent finishing the step: malformed and missing values together. */
export function formErrorsOf(form: CompanyProfileForm): FieldErrors {
  const malformed = malformedFields(form);
  const blanked = { ...form };
  for (const field of Object.keys(malformed) as CompanyProfileField[]) {
    Object.assign(blanked, { [field]: field === 'country' ? 'TH' : '' });
  }
  return { ...missingFields(z.parse(companyProfileDraft, blanked)), ...malformed };
}
