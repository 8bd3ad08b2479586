import { expect, it } from 'vitest';
import { missingFor } from './completeness.ts';
import type { CompanyProfile } from './sections/company-profile.ts';

const profile: CompanyProfile = {
  companyName: 'Company',
  taxId: '0105561234567',
  shortBio: '',
  companySize: null,
  idIndustry: 7,
  country: 'TH',
  province: '10',
  city: '',
  address: '99',
  postalCode: '10330',
  website: '',
  about: '',
  vision: '',
  mission: '',
  whyJoinUs: '',
  logoMedia: null,
  contactName: 'HR',
  contactPosition: 'Manager',
  telephone: '021234567',
  contactEmail: 'hr@example.co.th',
};

it('a draft with its fields, one cover and the terms is complete', () => {
  expect(missingFor({ profile, coverCount: 1, termsAccepted: true })).toEqual([]);
});

it('names what is missing and the step where it is done', () => {
  const draft = { profile: { ...profile, address: '' }, coverCount: 0, termsAccepted: false };
  expect(missingFor(draft)).toEqual([
    { step: 'start', field: 'terms', code: 'termsRequired' },
    { step: 'cover', field: 'cover', code: 'coverRequired' },
    { step: 'company-profile', field: 'address', code: 'addressRequired' },
  ]);
});
