import { expect, it } from 'vitest';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { filledSteps, missingFor } from './completeness.ts';
import { companyProfile } from './sections/company-profile.ts';

const profile = {
  ...companyProfile.kinds.profile.blank,
  companyName: 'Company',
  taxId: '0105561234560',
  idIndustry: 7,
  province: '10',
  address: '99',
  postalCode: '10330',
  contactName: 'HR',
  contactPosition: 'Manager',
  telephone: '021234567',
  contactEmail: 'hr@example.co.th',
};
const item = (section: string, kind: string, content: object) => ({
  section,
  kind,
  idItem: kind,
  parent: null,
  content: { ...content },
});
const banner = item('cover', 'banner', { idMedia: 'x', altText: '' });
const caps = PACKAGE_CAPS.basic;
const library = () => ({ alt: 'ตึก', isPosterMissing: false });

it('a draft with its fields, one cover and the terms is complete', () => {
  const items = [banner, item('companyProfile', 'profile', profile)];
  expect(missingFor({ items, termsAccepted: true, caps, library })).toEqual([]);
});

it('lists what is missing with its step', () => {
  const items = [item('companyProfile', 'profile', { ...profile, address: '' })];
  expect(missingFor({ items, termsAccepted: false, caps, library })).toEqual([
    { step: 'start', field: 'terms', code: 'termsRequired' },
    { step: 'cover', field: 'section', code: 'coverRequired' },
    { step: 'company-profile', field: 'profile.address', code: 'addressRequired' },
  ]);
});

it('counts complete sections with content as filled', () => {
  const half = item('companyProfile', 'profile', { ...profile, address: '' });
  expect(filledSteps({ items: [banner, half], caps, library })).toEqual(['cover']);
  const whole = item('companyProfile', 'profile', profile);
  expect(filledSteps({ items: [banner, whole], caps, library })).toEqual([
    'cover',
    'company-profile',
  ]);
});

it('requires nothing of a section outside the package', () => {
  const quote = item('testimonials', 'testimonial', { jobPosition: '', description: 'x' });
  const items = [banner, item('companyProfile', 'profile', profile), quote];
  expect(missingFor({ items, termsAccepted: true, caps, library })).toEqual([]);
  const gold = missingFor({ items, termsAccepted: true, caps: PACKAGE_CAPS.gold, library });
  expect(gold.map(({ code }) => code)).toEqual(['jobPositionRequired']);
});

it('requires picture descriptions at their step', () => {
  const items = [banner, item('companyProfile', 'profile', profile)];
  const silent = () => ({ alt: null, isPosterMissing: false });
  expect(missingFor({ items, termsAccepted: true, caps, library: silent })).toEqual([
    { step: 'cover', field: 'banner.altText', code: 'altRequired' },
  ]);
  expect(filledSteps({ items, caps, library: silent })).toEqual(['company-profile']);
});
