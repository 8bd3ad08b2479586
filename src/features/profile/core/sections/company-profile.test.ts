import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  type CompanyProfileForm,
  companyProfileDraft,
  formErrorsOf,
  malformedFields,
} from './company-profile.ts';

const FILLED: CompanyProfileForm = {
  companyName: 'บริษัท ตัวอย่าง จำกัด',
  taxId: '0105561234560',
  shortBio: '',
  companySize: 4,
  idIndustry: 7,
  country: 'TH',
  province: '10',
  city: 'ปทุมวัน',
  address: '99 ถนนพระรามที่ 1',
  postalCode: '10330',
  website: 'https://example.co.th',
  about: '',
  vision: '',
  mission: '',
  whyJoinUs: '',
  logoMedia: null,
  contactName: 'ฝ่ายบุคคล',
  contactPosition: 'ผู้จัดการ',
  telephone: '02 123 4567',
  contactEmail: 'hr@example.co.th',
};

const EMPTY: CompanyProfileForm = {
  ...FILLED,
  companyName: ' ',
  taxId: '',
  idIndustry: '',
  companySize: null,
  province: '',
  city: '',
  address: '',
  postalCode: '',
  website: '',
  contactName: '',
  contactPosition: '',
  telephone: '',
  contactEmail: '',
};

describe('companyProfile', () => {
  it('accepts a complete form', () => {
    expect(formErrorsOf(FILLED)).toEqual({});
  });

  it('reports each missing field with its own code', () => {
    expect(formErrorsOf(EMPTY)).toEqual({
      companyName: 'companyNameRequired',
      taxId: 'taxIdRequired',
      idIndustry: 'industryRequired',
      address: 'addressRequired',
      province: 'provinceRequired',
      postalCode: 'postalCodeRequired',
      contactName: 'contactNameRequired',
      contactPosition: 'positionRequired',
      telephone: 'telephoneRequired',
      contactEmail: 'emailRequired',
    });
  });

  it('saves an incomplete form as a draft', () => {
    expect(malformedFields(EMPTY)).toEqual({});
    expect(z.parse(companyProfileDraft, EMPTY)).toMatchObject({
      companyName: '',
      idIndustry: null,
    });
  });

  it.each([
    ['taxId', '123', 'taxIdDigits'],
    ['taxId', '01055612345678', 'taxIdDigits'],
    ['taxId', '0105561234561', 'taxIdCheck'],
    ['postalCode', '1033', 'postalCodeDigits'],
    ['contactEmail', 'hr@example', 'emailPattern'],
    ['contactEmail', 'hr example@x.co', 'emailPattern'],
    ['telephone', 'call me', 'telephonePattern'],
    ['website', 'javascript:alert(1)', 'websiteHttps'],
    ['website', 'http://user:pw@example.co.th', 'websiteHttps'],
    ['companySize', 9, 'companySizeRequired'],
    ['idIndustry', 9999, 'industryRequired'],
    ['province', '99', 'provinceRequired'],
    ['companyName', 'ก'.repeat(201), 'tooLong'],
  ] as const)('rejects %s %s', (field, value, code) => {
    expect(malformedFields({ ...FILLED, [field]: value })).toEqual({ [field]: code });
  });

  it('reports malformed and missing fields together', () => {
    expect(formErrorsOf({ ...FILLED, companyName: '', taxId: '12' })).toEqual({
      companyName: 'companyNameRequired',
      taxId: 'taxIdDigits',
    });
  });

  it('requires no Thai province for a company abroad', () => {
    expect(formErrorsOf({ ...FILLED, country: 'LA', province: '', postalCode: '' })).toEqual({});
  });

  it('accepts printed and typed notations of numbers', () => {
    const taxId = FILLED.taxId.replace(/^(.)(....)(.....)(..)(.)$/, '$1-$2-$3-$4-$5');
    const given = { taxId, postalCode: ' ๑๐๓๓๐', telephone: '+๖๖ (0)2 123 4567' };
    expect(formErrorsOf({ ...FILLED, ...given })).toEqual({});
    expect(z.parse(companyProfileDraft, { ...FILLED, ...given })).toMatchObject({
      taxId: FILLED.taxId,
      postalCode: '10330',
      telephone: '+66 (0)2 123 4567',
    });
  });

  it('completes a website and accepts several telephone numbers', () => {
    const given = { ...FILLED, website: 'www.example.co.th', telephone: '02-123-4567 ต่อ 12, 13' };
    expect(formErrorsOf(given)).toEqual({});
    expect(z.parse(companyProfileDraft, given).website).toBe('https://www.example.co.th');
  });

  it('reads form-encoded values', () => {
    const read = z.parse(companyProfileDraft, { ...FILLED, idIndustry: '7', companySize: '' });
    expect(read).toMatchObject({ idIndustry: 7, companySize: null });
  });
});
