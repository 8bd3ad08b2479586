import { describe, expect, it } from 'vitest';
import { companyName, otherName } from './company-name.ts';

const both = { companyNameTh: 'ตัวอย่าง', companyNameEn: 'Example' };

describe('a company name', () => {
  it('is in the reader’s language where there is one', () => {
    expect(companyName(both, 'en')).toEqual({ text: 'Example', lang: 'en' });
    expect(companyName({ companyNameTh: 'ตัวอย่าง', companyNameEn: '' }, 'en')).toEqual({
      text: 'ตัวอย่าง',
      lang: 'th',
    });
  });

  it('is followed by the other one only when that adds something', () => {
    expect(otherName(both, 'en')).toEqual({ text: 'ตัวอย่าง', lang: 'th' });
    expect(otherName({ companyNameTh: 'Example', companyNameEn: 'Example' }, 'th')).toBeNull();
    expect(otherName({ companyNameTh: 'ตัวอย่าง', companyNameEn: '' }, 'en')).toBeNull();
  });
});
