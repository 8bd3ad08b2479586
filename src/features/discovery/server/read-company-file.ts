import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { IMPORT_COLUMNS, type ImportColumn, type ImportRow } from '../core/imported-company.ts';

export class NotACompanyFileError extends Error {
  override readonly name = 'NotACompanyFileError';
}

/** True if a file decodes without errors; bytes undefined in windows-874 become control codes. */
async function fits(file: string, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) {
      const text = decoder.decode(chunk as Buffer, { stream: true });
      if (encoding !== 'utf-8' && /[\u0080-\u009f]/.test(text)) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** True for an Excel workbook: a ZIP archive (.xlsx) or the older binary format (.xls). */
async function isWorkbook(file: string): Promise<boolean> {
  for await (const chunk of createReadStream(file, { end: 7 })) {
    return /^(?:504b0304|d0cf11e0a1b11ae1)/.test((chunk as Buffer).toString('hex'));
  }
  return false;
}

/** True for UTF-16 (“Unicode text” in Excel), by a byte order mark or zero bytes. */
async function isWide(file: string): Promise<boolean> {
  for await (const chunk of createReadStream(file, { end: 99 })) {
    const start = chunk as Buffer;
    return /^(?:fffe|feff)/.test(start.toString('hex')) || start.includes(0);
  }
  return false;
}

/** Detects windows-874, which Thai Excel writes unmarked; other invalid UTF-8 counts as UTF-8. */
export async function detectEncoding(file: string): Promise<'utf-8' | 'windows-874'> {
  if (await isWorkbook(file)) {
    throw new NotACompanyFileError('The file is an Excel workbook; save it as CSV in UTF-8');
  }
  if (await isWide(file)) {
    throw new NotACompanyFileError('The file is UTF-16; save it as CSV in UTF-8');
  }
  const isUtf8 = (await fits(file, 'utf-8')) || !(await fits(file, 'windows-874'));
  return isUtf8 ? 'utf-8' : 'windows-874';
}

async function* decoded(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(file)) {
    yield decoder.decode(chunk as Buffer, { stream: true });
  }
  yield decoder.decode();
}

/** A row with its line number; null if it cannot be parsed. */
export interface FileRow {
  readonly line: number;
  readonly row: ImportRow | null;
}

const MAX_ROW_BYTES = 64 * 1024;

/** Streams rows; the first line names the columns, in any order. */
export async function* readCompanyFile(file: string): AsyncGenerator<FileRow> {
  const encoding = await detectEncoding(file);
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: MAX_ROW_BYTES,
  });
  const broken: number[] = [];
  parser.on('skip', ({ lines }: { lines: number }) => broken.push(lines));
  Readable.from(decoded(file, encoding))
    .on('error', (error) => parser.destroy(error))
    .pipe(parser);
  let columns: readonly string[] | null = null;
  for await (const { record, info } of parser as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    if (columns === null) {
      columns = record.map((name) => name.trim());
      requireColumns(columns);
      continue;
    }
    yield { line: info.lines, row: toRow(columns, record) };
  }
  for (const line of broken) yield { line, row: null };
  if (columns === null) throw new NotACompanyFileError('The file is empty');
}

const SEPARATORS = { ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const;

function requireColumns(columns: readonly string[]): void {
  const [first = ''] = columns;
  if (/^sep=/i.test(first)) {
    throw new NotACompanyFileError(`The first line is ${columns.join(',')}; take that line out`);
  }
  for (const [separator, name] of Object.entries(SEPARATORS)) {
    const parted = first.replaceAll('"', '').split(separator);
    if (IMPORT_COLUMNS.every((column) => parted.includes(column))) {
      throw new NotACompanyFileError(`The values stand between ${name}; save them between commas`);
    }
  }
  const missing = IMPORT_COLUMNS.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    throw new NotACompanyFileError(`The first line does not name ${missing.join(', ')}`);
  }
}

function toRow(columns: readonly string[], record: readonly string[]): ImportRow | null {
  if (record.length !== columns.length) return null;
  const row: Partial<Record<ImportColumn | 'symbol', string>> = {};
  for (const name of IMPORT_COLUMNS) row[name] = record[columns.indexOf(name)] ?? '';
  const symbol = record[columns.indexOf('symbol')];
  if (symbol !== undefined) row.symbol = symbol;
  return row as ImportRow;
}
