import { drizzle } from 'drizzle-orm/node-postgres';
import { fail } from '#shared/core/result.ts';
import { isDatabaseOutage } from '#shared/server/db/database-outage.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import {
  type ImportedCompany,
  type RowError,
  type RowNote,
  readImportRow,
} from '../core/imported-company.ts';
import {
  analyzeCompanies,
  bufferNameIndexes,
  type ExistingCompany,
  flushNameIndexes,
  importedBefore,
  lockImports,
  storeImported,
} from './import-queries.ts';
import { type FileRow, readCompanyFile } from './read-company-file.ts';

export type FileRowError = RowError | 'unreadable' | 'repeated-id';

interface FileRemarks {
  readonly rejectedRows: readonly { readonly line: number; readonly reason: FileRowError }[];
  readonly notes: readonly { readonly line: number; readonly note: RowNote }[];
}

export interface FileReport extends FileRemarks {
  readonly rows: number;
}

interface Counts {
  added: number;
  updated: number;
  unchanged: number;
  /** Companies claimed since an earlier import, which the file no longer changes. */
  claimed: number;
}

export type ImportReport = FileRemarks & Readonly<Counts>;

const BATCH = 500;

export interface ImportNews {
  readonly onProgress?: (rowsRead: number) => void;
  /** Called when all companies are stored and public, before the tables are analyzed. */
  readonly onReport?: (report: ImportReport) => void;
}

/**
 * Uses its own connection, because large files exceed the time limit of requests. False if
 * everything is stored but analyzing the tables timed out; autovacuum repeats this later.
 */
export function importCompanyFile(
  url: string,
  file: string,
  { onProgress, onReport }: ImportNews = {},
): Promise<boolean> {
  return withLongRunningClient(url, async (client) => {
    const db = drizzle({ client });
    await bufferNameIndexes(db);
    try {
      const report = await importCompanies(db, readCompanyFile(file), onProgress);
      onReport?.(report);
    } finally {
      await flushNameIndexes(db);
    }
    try {
      await analyzeCompanies(db);
      return true;
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      return false;
    }
  });
}

class Remarks implements FileRemarks {
  readonly rejectedRows: { line: number; reason: FileRowError }[] = [];
  readonly notes: { line: number; note: RowNote }[] = [];
  rows = 0;
}

/** Yields each company once and records what is left out. */
async function* companiesOf(
  rows: AsyncIterable<FileRow>,
  remarks: Remarks,
): AsyncGenerator<ImportedCompany> {
  const seen = new Set<string>();
  for await (const { line, row } of rows) {
    remarks.rows += 1;
    const read = row === null ? fail('unreadable') : readImportRow(row);
    if (!read.ok) {
      remarks.rejectedRows.push({ line, reason: read.code });
      continue;
    }
    const { company, notes } = read.value;
    if (seen.has(company.importKey)) {
      remarks.rejectedRows.push({ line, reason: 'repeated-id' });
      continue;
    }
    seen.add(company.importKey);
    remarks.notes.push(...notes.map((note) => ({ line, note })));
    yield company;
  }
}

/** Checks a file without writing. */
export async function checkCompanyFile(file: string): Promise<FileReport> {
  const remarks = new Remarks();
  for await (const _ of companiesOf(readCompanyFile(file), remarks));
  return remarks;
}

/** Adds companies as unclaimed, or updates those of an earlier import. */
export async function importCompanies(
  db: Db,
  rows: AsyncIterable<FileRow>,
  onProgress: (rowsRead: number) => void = () => undefined,
): Promise<ImportReport> {
  const counts: Counts = { added: 0, updated: 0, unchanged: 0, claimed: 0 };
  const remarks = new Remarks();
  let batch: ImportedCompany[] = [];
  const flush = async () => {
    await importBatch(db, batch, counts);
    batch = [];
    onProgress(remarks.rows);
  };
  for await (const company of companiesOf(rows, remarks)) {
    batch.push(company);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return { ...counts, rejectedRows: remarks.rejectedRows, notes: remarks.notes };
}

async function importBatch(db: Db, batch: readonly ImportedCompany[], counts: Counts) {
  if (batch.length === 0) return;
  await db.transaction(async (tx) => {
    await lockImports(tx);
    const keys = batch.map(({ importKey }) => importKey);
    const existing = await importedBefore(tx, keys);
    const added = batch.filter(({ importKey }) => !existing.has(importKey));
    const changed: ImportedCompany[] = [];
    const pages: string[] = [];
    for (const company of batch) {
      const before = existing.get(company.importKey);
      if (before === undefined) continue;
      if (isSame(before, company)) counts.unchanged += 1;
      else if (before.isClaimed) counts.claimed += 1;
      else {
        changed.push(company);
        pages.push(`company:${before.idEmp}`);
      }
    }
    await storeImported(tx, [...added, ...changed]);
    if (added.length + changed.length > 0) await invalidateTags(tx, ['lists', ...pages]);
    counts.added += added.length;
    counts.updated += changed.length;
  });
}

function isSame(before: ExistingCompany, now: ImportedCompany): boolean {
  return (Object.keys(now) as (keyof ImportedCompany)[]).every(
    (name) => before[name] === now[name],
  );
}
