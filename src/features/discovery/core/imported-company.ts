import type { CompanyName } from '#shared/core/company-name.ts';
import { OTHER_INDUSTRY_ID } from '#shared/core/master-data/industries.ts';
import { provinceFromAddress, provinceFromPostalCode } from '#shared/core/master-data/provinces.ts';
import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';
import { foldName } from './fold-name.ts';
import { industryOf } from './industry-of-sector.ts';

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
export type ImportRow = Readonly<Record<ImportColumn, string>>;

/** What a file says of a company; nobody of the company has confirmed it. */
export interface ImportedCompany extends CompanyName {
  readonly importKey: string;
  readonly idIndustry: number;
  readonly province: string | null;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly telephone: string | null;
  readonly website: string | null;
}

export type RowRefusal = 'missing-id' | 'missing-name' | 'too-long';
/** The row is imported, without what the note is about. */
export type RowNote = 'unknown-industry' | 'unknown-province' | 'bad-postal-code' | 'bad-website';

const LONGEST = { id: 64, nameTh: 200, nameEn: 200, address: 500 } as const;
const LONGEST_TELEPHONE = 60;
/** What lists write where they have nothing to say. */
const BLANK = /^(-+|–|—|n\/a|ไม่มี)$/i;

function clean(value: string): string {
  const text = value
    .toWellFormed()
    .replace(/[\s\p{Cc}\uFEFF]+/gu, ' ')
    .trim()
    .normalize('NFC');
  return BLANK.test(text) ? '' : text;
}

const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/;

/** An https address of a public host name; null when that cannot be made of it. */
export function secureWebsite(text: string): string | null {
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  if (!HOST.test(address.hostname) || address.username !== '' || address.port !== '') return null;
  address.protocol = 'https:';
  address.hash = '';
  return address.href.replace(/\/$/, '');
}

/** Reads one row: a company and what had to be left out of it, or why it cannot be one. */
export function readImportRow(
  row: ImportRow,
): Result<{ company: ImportedCompany; notes: readonly RowNote[] }, RowRefusal> {
  const value = (column: ImportColumn): string => clean(row[column]);
  const [importKey, nameTh, nameEn] = [value('id'), value('nameTh'), value('nameEn')];
  if (importKey === '') return fail('missing-id');
  if (foldName(nameTh) === '' && foldName(nameEn) === '') return fail('missing-name');
  for (const column of ['id', 'nameTh', 'nameEn', 'address'] as const) {
    if (value(column).length > LONGEST[column]) return fail('too-long');
  }
  const notes: RowNote[] = [];
  const kept = <Value>(found: Value | null, given: string, note: RowNote): Value | null => {
    if (found === null && given !== '') notes.push(note);
    return found;
  };

  const sectors = (['sectorEn', 'sectorTh', 'industryEn', 'industryTh'] as const).map(value);
  const address = value('address');
  const postalCode = value('postalCode');
  const province = provinceFromAddress(address) ?? provinceFromPostalCode(postalCode);
  const website = value('website');
  const company: ImportedCompany = {
    importKey,
    companyNameTh: nameTh,
    companyNameEn: nameEn,
    idIndustry:
      kept(industryOf(sectors), sectors.join(''), 'unknown-industry') ?? OTHER_INDUSTRY_ID,
    province: kept(province, address + postalCode, 'unknown-province')?.idState.toString() ?? null,
    address: address || null,
    postalCode: kept(/^\d{5}$/.test(postalCode) ? postalCode : null, postalCode, 'bad-postal-code'),
    telephone: value('telephone').slice(0, LONGEST_TELEPHONE) || null,
    website: kept(website === '' ? null : secureWebsite(website), website, 'bad-website'),
  };
  return ok({ company, notes });
}
