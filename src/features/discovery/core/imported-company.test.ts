import { describe, expect, it } from 'vitest';
import { OTHER_INDUSTRY_ID } from '#shared/core/master-data/industries.ts';
import { type ImportRow, readImportRow } from './imported-company.ts';

const row = (change: Partial<ImportRow> = {}): ImportRow => ({
  id: 'T01',
  nameTh: 'บริษัท ภูผาธารา จำกัด',
  nameEn: 'Phuphathara Co., Ltd.',
  industryTh: 'บริการ',
  industryEn: 'Services',
  sectorTh: 'การแพทย์',
  sectorEn: 'Health Care Services',
  address: '11/1 ตำบลในเมือง อำเภอเมือง ขอนแก่น',
  postalCode: '40000',
  telephone: '0-4300-0000',
  website: 'www.example.com',
  ...change,
});

const read = (change: Partial<ImportRow>) => {
  const result = readImportRow(row(change));
  if (!result.ok) throw new Error(result.code);
  return result.value;
};

describe('a row of a company file', () => {
  it('becomes a company', () => {
    expect(readImportRow(row())).toEqual({
      ok: true,
      value: {
        company: {
          importKey: 'T01',
          stockSymbol: 'T01',
          companyNameTh: 'บริษัท ภูผาธารา จำกัด',
          companyNameEn: 'Phuphathara Co., Ltd.',
          idIndustry: 32,
          province: '40',
          address: '11/1 ตำบลในเมือง อำเภอเมือง ขอนแก่น',
          postalCode: '40000',
          telephone: '0-4300-0000',
          website: 'https://www.example.com',
        },
        notes: [],
      },
    });
  });

  it.each([
    ['missing-id', { id: ' ' }],
    ['missing-name', { nameTh: '-', nameEn: '...' }],
    ['too-long', { nameTh: 'ก'.repeat(201) }],
    ['too-long', { address: 'a'.repeat(501) }],
    ['broken-letters', { nameTh: 'บริษัท ภูผา\ufffdารา จำกัด' }],
    ['missing-name', { nameTh: '\u3164', nameEn: '\u200b' }],
    ['missing-name', { nameTh: '\u180b'.repeat(6), nameEn: '\u{1d159}'.repeat(6) }],
  ] as const)('is rejected: %s', (code, change) => {
    expect(readImportRow(row(change))).toEqual({ ok: false, code });
  });

  it.each([
    ['3K-BAT', {}, '3K-BAT'],
    ['S & J', {}, 'S & J'],
    ['0105536000001', {}, null],
    ['0105536000001', { symbol: 'SCB' }, 'SCB'],
    ['SCB', { symbol: '-' }, null],
  ])('with the id %s and %o has the symbol %s', (id, change, symbol) => {
    expect(read({ id, ...change }).company.stockSymbol).toBe(symbol);
  });

  it('reads a dash as empty, without a note', () => {
    const { company, notes } = read({
      postalCode: '-',
      website: '-',
      sectorEn: '-',
      sectorTh: '-',
    });
    expect(company).toMatchObject({ postalCode: null, website: null, idIndustry: 43 });
    expect(notes).toEqual([]);
  });

  it('imports valid values and notes the rest', () => {
    const { company, notes } = read({
      sectorEn: 'Alchemy',
      sectorTh: '',
      industryEn: '',
      industryTh: '',
      address: 'Main Street, Springfield',
      postalCode: '4000',
      website: 'javascript:alert(1)',
    });
    expect(company).toMatchObject({
      idIndustry: OTHER_INDUSTRY_ID,
      province: null,
      postalCode: null,
      website: null,
    });
    expect(notes).toEqual([
      'unknown-industry',
      'unknown-province',
      'bad-postal-code',
      'bad-website',
    ]);
  });

  it('reads Thai digits and the first of two addresses, and drops invisible characters', () => {
    const { company, notes } = read({
      nameTh: 'บริษัท\u00a0ภูผา\u200bธารา จำกัด',
      postalCode: '๔๐๐๐๐',
      telephone: '๐-๔๓๐๐-๐๐๐๐',
      website: 'www.example.com / http://example.co.th',
    });
    expect(company).toMatchObject({
      companyNameTh: 'บริษัท ภูผาธารา จำกัด',
      postalCode: '40000',
      telephone: '0-4300-0000',
      website: 'https://www.example.com',
    });
    expect(notes).toEqual([]);
  });

  it.each(['www.example.com,www.example.org', '- www.example.com', 'www.example.com; example.org'])(
    'takes the first website of %s',
    (website) => expect(read({ website }).company.website).toBe('https://www.example.com'),
  );

  it('derives the province from the postal code if the address names none', () => {
    expect(read({ address: '99 Moo 3' }).company.province).toBe('40');
  });
});
