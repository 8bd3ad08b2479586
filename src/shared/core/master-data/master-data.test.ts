import { describe, expect, it } from 'vitest';
import { COUNTRIES, THAILAND_ID } from './countries.ts';
import { ALL_INDUSTRIES_ID, INDUSTRIES, OTHER_INDUSTRY_ID } from './industries.ts';
import { JOB_FIELDS } from './job-fields.ts';
import { provinceFromAddress } from './province-of-address.ts';
import { PROVINCES, provinceFromPostalCode } from './provinces.ts';

const THAI = /[ก-๛]/;

function distinct(values: readonly (string | number)[]): number {
  return new Set(values).size;
}

describe('master data', () => {
  it('has 28 job fields named in both languages', () => {
    expect(JOB_FIELDS).toHaveLength(28);
    expect(distinct(JOB_FIELDS.map((field) => field.fieldNameTh))).toBe(28);
    expect(distinct(JOB_FIELDS.map((field) => field.fieldNameEn))).toBe(28);
    expect(JOB_FIELDS.every((field) => field.idJobfield > 0 && THAI.test(field.fieldNameTh))).toBe(
      true,
    );
  });

  it('has 47 industries, the entry for all of them included', () => {
    expect(INDUSTRIES).toHaveLength(47);
    expect(distinct(INDUSTRIES.map((industry) => industry.idIndustry))).toBe(47);
    expect(distinct(INDUSTRIES.map((industry) => industry.fieldNameTh))).toBe(47);
    expect(distinct(INDUSTRIES.map((industry) => industry.fieldNameEn))).toBe(47);
    expect(INDUSTRIES.at(-1)).toMatchObject({ idIndustry: ALL_INDUSTRIES_ID, fieldNameEn: 'All' });
    const other = INDUSTRIES.find((industry) => industry.idIndustry === OTHER_INDUSTRY_ID);
    expect(other?.fieldNameEn).toBe('Other');
  });

  it('has 77 provinces with distinct ISO codes', () => {
    expect(PROVINCES).toHaveLength(77);
    expect(distinct(PROVINCES.map((province) => province.iso))).toBe(77);
    expect(distinct(PROVINCES.map((province) => province.nameTh))).toBe(77);
  });

  it('names every country in both languages', () => {
    expect(COUNTRIES.length).toBeGreaterThan(240);
    expect(distinct(COUNTRIES.map((country) => country.idCountry))).toBe(COUNTRIES.length);
    const thailand = COUNTRIES.find((country) => country.idCountry === THAILAND_ID);
    expect(thailand).toMatchObject({ iso: 'TH', nameTh: 'ไทย', nameEn: 'Thailand' });
  });
});

describe('province of an address', () => {
  it.each([
    ['10110', 'TH-10'],
    ['10270', 'TH-11'],
    ['11000', 'TH-12'],
    ['18000', 'TH-19'],
    ['20150', 'TH-20'],
    ['96000', 'TH-96'],
  ])('reads the postal code %s', (postalCode, iso) => {
    expect(provinceFromPostalCode(postalCode)?.iso).toBe(iso);
  });

  it.each(['', '-', '1011', '19000', '28000', '101100', 'abcde'])('rejects %s', (postalCode) => {
    expect(provinceFromPostalCode(postalCode)).toBeNull();
  });

  it.each([
    ['1/1 หมู่ที่ 14 ตำบลหนองโพ อำเภอตาคลี นครสวรรค์', 'TH-60'],
    ['99 ถนนสุขุมวิท แขวงคลองเตย เขตคลองเตย กรุงเทพฯ 10110', 'TH-10'],
    ['99 ถนนเอเชีย อ.บางปะอิน จ.พระนครศรีอยุธยา', 'TH-14'],
    ['9 Rama IV Road, Bangkok 10500', 'TH-10'],
    ['5 Moo 3, Phra Nakhon Si Ayutthaya, 13160', 'TH-14'],
    ['5 Moo 3, Phranakornsri Ayutthaya, 13160', 'TH-14'],
    ['99 ม.3 ต.บางปู อ.เมือง จ.สมุทรปราการ 10280 ประเทศไทย', 'TH-11'],
    ['99 ม.3 ต.บางปู อ.เมือง จ. สมุทรปราการ ๑๐๒๘๐ โทร. 02-123-4567 ต่อ 5', 'TH-11'],
    ['99 ถนนมิตรภาพ ขอนแก่น 40000 (สำนักงานใหญ่)', 'TH-40'],
    ['99 ถนนมิตรภาพ ขอนแก่น สำนักงานใหญ่ 0-4333-3333', 'TH-40'],
    ['99 Moo 3, Samutprakarn 10280, Thailand', 'TH-11'],
    ['99 Moo 3, Samut Prakarn Province', 'TH-11'],
    ['99 Mittraphap Rd., Khonkaen 40000 Tel. +66 43 333 333', 'TH-40'],
    ['99 Moo 3, Nakornratchasima (Head Office)', 'TH-30'],
    ['99 Moo 3, Nakornpathom', 'TH-73'],
    ['99 Moo 3, Samutsakorn', 'TH-74'],
    ['99 Moo 3, Pathumthani', 'TH-13'],
    ['99 Moo 3, Patumthani', 'TH-13'],
    ['99 Moo 3, Nontaburi', 'TH-12'],
    ['99 Moo 3, Chonburi', 'TH-20'],
    ['99 Moo 3, Chiangmai', 'TH-50'],
    ['99 Moo 3, Petchaburi', 'TH-76'],
    ['99 Moo 3, Phetchaboon', 'TH-67'],
    ['99 Moo 3, Suratthani', 'TH-84'],
    ['99 Moo 3, Nakhon Sri Thammarat', 'TH-80'],
    ['99 Moo 3, Srakaew', 'TH-27'],
    ['99 ถนนมิตรภาพ อ.เมือง โคราช', 'TH-30'],
    ['99 อ.เมืองขอนแก่น', 'TH-40'],
    ['99 อ.เมือง จ.อุบลฯ', 'TH-34'],
    ['99 ถ.สีลม เขตบางรัก กทม. 10500', 'TH-10'],
    ['700 ม.1 อ.พานทอง จ.ชลบุรี (โรงงาน)', 'TH-20'],
    ['700 ม.1 อ.พานทอง ชลบุรี 20160 (โรงงาน 2) (สาขาที่ 00001)', 'TH-20'],
    ['7 Moo 4, Rayong Province, TH', 'TH-21'],
    ['7 Moo 4, Rayong Prov., THA 21140', 'TH-21'],
    ['9 ถ.พระราม 2 กทม. 10150 ไทย', 'TH-10'],
    ['9 Moo 1, Kanjanaburi, Thailand 71000', 'TH-71'],
    ['9 Moo 1, Rachaburi 70000 - Thailand', 'TH-70'],
    ['9 Moo 1, Prajinburi (Plant 2), 25000', 'TH-25'],
    ['9 Moo 1, Bhuket, Kingdom of Thailand', 'TH-83'],
    ['9 Moo 1, Nakhon Ratchasima (Korat)', 'TH-30'],
    ['9 Moo 1, Bung Kan', 'TH-38'],
    ['9 Moo 1, Phra Nakhon Si Ayudhaya', 'TH-14'],
    ['9 Moo 1, Pichit', 'TH-66'],
  ])('reads %s', (address, iso) => {
    expect(provinceFromAddress(address)?.iso).toBe(iso);
  });

  it.each(PROVINCES)('finds $nameEn in each of its spellings', (province) => {
    const { nameTh, nameEn } = province;
    for (const name of [nameTh, nameEn, nameEn.replaceAll(' ', ''), nameEn.toUpperCase()]) {
      expect(provinceFromAddress(`9/9 ${name} 10110, Thailand`)).toEqual(province);
    }
  });

  it('returns null when no province is named', () => {
    expect(provinceFromAddress('9 Main Street, Springfield')).toBeNull();
    expect(provinceFromAddress('99 ถนนขอนแก่น')).toBeNull();
    expect(provinceFromAddress('99 Booth')).toBeNull();
    expect(provinceFromAddress(`9 ${'(a) '.repeat(40)}`)).toBeNull();
    expect(provinceFromAddress('')).toBeNull();
  });
});
