import type { CompanyName } from '#shared/core/company/company-name.ts';
import { foldName } from '#shared/core/company/fold-name.ts';
import { OTHER_INDUSTRY_ID } from '#shared/core/master-data/industries.ts';
import { provinceFromAddress } from '#shared/core/master-data/province-of-address.ts';
import { provinceFromPostalCode } from '#shared/core/master-data/provinces.ts';
import { fail, ok } from '#shared/core/result.ts';
import { cutText } from '#shared/core/text/cut-text.ts';
import { MAX_TELEPHONE_LENGTH } from '#shared/core/text/telephone.ts';
import { joinedDigits, latinDigits } from '#shared/core/text/typed-digits.ts';
import { visibleName } from '#shared/core/text/typed-text.ts';
import { secureWebsite } from '#shared/core/text/website.ts';
import { industryOfSector } from './industry-of-sector.ts';

export const IMPORT_COLUMNS = [
  'id',
  'nameTh',
  'nameEn',
  'industryTh',
  'industryEn',
  'sectorTh',
  'sectorEn',
  'address',
  'postalCode',
  'telephone',
  'website',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];
/** A row of a file; lists of a stock exchange have the symbol as id, others may have a column. */
export type ImportRow = Readonly<Record<ImportColumn, string>> & { readonly symbol?: string };

/** A company read from a file, whose data the company itself has not confirmed. */
export interface ImportedCompany extends CompanyName {
  readonly importKey: string;
  readonly stockSymbol: string | null;
  readonly idIndustry: number;
  readonly province: string | null;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly telephone: string | null;
  readonly website: string | null;
}

export type RowError = 'broken-letters' | 'missing-id' | 'missing-name' | 'too-long';
/** Reasons why a row is imported without one of its values. */
export type RowNote = 'unknown-industry' | 'unknown-province' | 'bad-postal-code' | 'bad-website';

const MAX_LENGTHS = { id: 64, nameTh: 200, nameEn: 200, address: 500 } as const;
/** Placeholders for missing values in imported files. */
const BLANK = /^(-+|–|—|n\/a|ไม่มี)$/i;

const SYMBOL = /^(?=.*[A-Z])[A-Z0-9][A-Z0-9 &.-]{0,11}$/;

/** U+FFFD, which decoders insert for invalid input. */
const BROKEN = '\ufffd';

function clean(value: string): string {
  const text = visibleName(value).normalize('NFC');
  return BLANK.test(text) ? '' : text;
}

function firstWebsite(text: string): string | null {
  const addresses = text.split(/[\s,;|]+/).map(secureWebsite);
  return addresses.find((address) => address !== null) ?? null;
}

export function readImportRow(row: ImportRow) {
  const value = (column: ImportColumn): string => clean(row[column]);
  if (Object.values(row).some((text) => text.includes(BROKEN))) return fail('broken-letters');
  const [importKey, nameTh, nameEn] = [value('id'), value('nameTh'), value('nameEn')];
  if (importKey === '') return fail('missing-id');
  if (foldName(nameTh) === '' && foldName(nameEn) === '') return fail('missing-name');
  for (const column of ['id', 'nameTh', 'nameEn', 'address'] as const) {
    if (value(column).length > MAX_LENGTHS[column]) return fail('too-long');
  }
  const notes: RowNote[] = [];
  const withNote = <Value>(found: Value | null, input: string, note: RowNote): Value | null => {
    if (found === null && input !== '') notes.push(note);
    return found;
  };

  const symbol = clean(row.symbol ?? importKey);
  const sectors = (['sectorEn', 'sectorTh', 'industryEn', 'industryTh'] as const).map(value);
  const address = value('address');
  const postalCode = joinedDigits(value('postalCode'));
  const province = provinceFromAddress(address) ?? provinceFromPostalCode(postalCode);
  const website = value('website');
  const company: ImportedCompany = {
    importKey,
    stockSymbol: SYMBOL.test(symbol) ? symbol : null,
    companyNameTh: nameTh,
    companyNameEn: nameEn,
    idIndustry:
      withNote(industryOfSector(sectors), sectors.join(''), 'unknown-industry') ??
      OTHER_INDUSTRY_ID,
    province:
      withNote(province, address + postalCode, 'unknown-province')?.idState.toString() ?? null,
    address: address || null,
    postalCode: withNote(
      /^\d{5}$/.test(postalCode) ? postalCode : null,
      postalCode,
      'bad-postal-code',
    ),
    telephone: cutText(latinDigits(value('telephone')), MAX_TELEPHONE_LENGTH) || null,
    website: withNote(firstWebsite(website), website, 'bad-website'),
  };
  return ok({ company, notes });
}
