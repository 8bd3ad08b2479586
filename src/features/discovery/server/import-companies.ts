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

/** What a file holds that is left out, and of what. */
interface FileRemarks {
  readonly rejectedRows: readonly { readonly line: number; readonly reason: FileRowError }[];
  readonly notes: readonly { readonly line: number; readonly note: RowNote }[];
}

export interface FileReport extends FileRemarks {
  readonly rows: number;
}

export interface ImportReport extends FileRemarks {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Somebody of the company has taken charge of its page since: what the file says is left. */
  readonly claimed: number;
}

const BATCH = 500;

interface Counts {
  added: number;
  updated: number;
  unchanged: number;
  claimed: number;
}

export interface ImportNews {
  readonly onProgress?: (rowsRead: number) => void;
  /** All is stored and public then; what remains is for the speed of later queries. */
  readonly onReport?: (report: ImportReport) => void;
}

/**
 * On a connection of its own: nothing of a file of any length has to be done within a request's time. False
 * where all is stored and the database did not come to analyse it, which it does by itself later.
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

/** The companies of a file, each once; what is left out of it is remarked on the way. */
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

/** What an import of the file would leave out, before anything is written. */
export async function checkCompanyFile(file: string): Promise<FileReport> {
  const remarks = new Remarks();
  for await (const _ of companiesOf(readCompanyFile(file), remarks));
  return remarks;
}

/** Adds the companies of a file as unclaimed ones, or brings those it added before up to date. */
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

async function importBatch(
  db: Db,
  batch: readonly ImportedCompany[],
  counts: Counts,
): Promise<void> {
  if (batch.length === 0) return;
  await db.transaction(async (tx) => {
    await lockImports(tx);
    const existing = await importedBefore(
      tx,
      batch.map(({ importKey }) => importKey),
    );
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
