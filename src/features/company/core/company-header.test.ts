import { describe, expect, it } from 'vitest';
import { companyName, otherName } from './company-header.ts';

const both = { nameTh: 'ตัวอย่าง', nameEn: 'Example' };

describe('a company name', () => {
  it('is in the reader’s language where there is one', () => {
    expect(companyName(both, 'en')).toEqual({ text: 'Example', lang: 'en' });
    expect(companyName({ nameTh: 'ตัวอย่าง', nameEn: '' }, 'en')).toEqual({
      text: 'ตัวอย่าง',
      lang: 'th',
    });
  });

  it('is followed by the other one only when that adds something', () => {
    expect(otherName(both, 'en')).toEqual({ text: 'ตัวอย่าง', lang: 'th' });
    expect(otherName({ nameTh: 'Example', nameEn: 'Example' }, 'th')).toBeNull();
    expect(otherName({ nameTh: 'ตัวอย่าง', nameEn: '' }, 'en')).toBeNull();
  });
});
