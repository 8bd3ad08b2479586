import { drizzle } from 'drizzle-orm/node-postgres';
import { fail } from '#shared/core/result.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import {
  type ImportedCompany,
  type RowNote,
  type RowRefusal,
  readImportRow,
} from '../core/imported-company.ts';
import {
  addGatheredNames,
  analyzeCompanies,
  gatherNames,
  importedBefore,
  type KnownCompany,
  lockImports,
  storeImported,
} from './import-queries.ts';
import { type FileRow, readCompanyFile } from './read-company-file.ts';

export type Refusal = RowRefusal | 'unreadable' | 'repeated-id';

export interface ImportReport {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Somebody of the company has taken charge of its page since: what the file says is left. */
  readonly claimed: number;
  readonly refused: readonly { readonly line: number; readonly reason: Refusal }[];
  readonly notes: readonly { readonly line: number; readonly note: RowNote }[];
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

/** On a connection of its own: nothing of a file of any length has to be done within a request's time. */
export function importCompanyFile(
  url: string,
  file: string,
  { onProgress, onReport }: ImportNews = {},
): Promise<void> {
  return withLongRunningClient(url, async (client) => {
    const db = drizzle({ client });
    await gatherNames(db);
    try {
      const report = await importCompanies(db, readCompanyFile(file), onProgress);
      onReport?.(report);
    } finally {
      await addGatheredNames(db);
    }
    await analyzeCompanies(db);
  });
}

/** Adds the companies of a file as unclaimed ones, or brings those it added before up to date. */
export async function importCompanies(
  db: Db,
  rows: AsyncIterable<FileRow>,
  onProgress: (rowsRead: number) => void = () => undefined,
): Promise<ImportReport> {
  const counts: Counts = { added: 0, updated: 0, unchanged: 0, claimed: 0 };
  const refused: { line: number; reason: Refusal }[] = [];
  const notes: { line: number; note: RowNote }[] = [];
  const seen = new Set<string>();
  let batch: ImportedCompany[] = [];
  let rowsRead = 0;
  const flush = async () => {
    await importBatch(db, batch, counts);
    batch = [];
    onProgress(rowsRead);
  };
  for await (const { line, row } of rows) {
    rowsRead += 1;
    const read = row === null ? fail('unreadable') : readImportRow(row);
    if (!read.ok) {
      refused.push({ line, reason: read.code });
      continue;
    }
    const { company, notes: about } = read.value;
    if (seen.has(company.importKey)) {
      refused.push({ line, reason: 'repeated-id' });
      continue;
    }
    seen.add(company.importKey);
    notes.push(...about.map((note) => ({ line, note })));
    batch.push(company);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return { ...counts, refused, notes };
}

async function importBatch(
  db: Db,
  batch: readonly ImportedCompany[],
  counts: Counts,
): Promise<void> {
  if (batch.length === 0) return;
  await db.transaction(async (tx) => {
    await lockImports(tx);
    const known = await importedBefore(
      tx,
      batch.map(({ importKey }) => importKey),
    );
    const added = batch.filter(({ importKey }) => !known.has(importKey));
    const changed: ImportedCompany[] = [];
    const pages: string[] = [];
    for (const company of batch) {
      const before = known.get(company.importKey);
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

function isSame(before: KnownCompany, now: ImportedCompany): boolean {
  return (Object.keys(now) as (keyof ImportedCompany)[]).every(
    (name) => before[name] === now[name],
  );
}
