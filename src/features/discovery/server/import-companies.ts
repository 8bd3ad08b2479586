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
  addImported,
  analyzeCompanies,
  importedBefore,
  type KnownCompany,
  lockImports,
  updateImported,
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

/** On a connection of its own: nothing of a file of any length has to be done within a request's time. */
export function importCompanyFile(
  url: string,
  file: string,
  onProgress?: (rowsRead: number) => void,
): Promise<ImportReport> {
  return withLongRunningClient(url, (client) =>
    importCompanies(drizzle({ client }), readCompanyFile(file), onProgress),
  );
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
  await analyzeCompanies(db);
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
    const changed: { idEmp: number; company: ImportedCompany }[] = [];
    for (const company of batch) {
      const before = known.get(company.importKey);
      if (before === undefined) continue;
      if (isSame(before, company)) counts.unchanged += 1;
      else if (before.isClaimed) counts.claimed += 1;
      else changed.push({ idEmp: before.idEmp, company });
    }
    await addImported(tx, added);
    for (const { idEmp, company } of changed) await updateImported(tx, idEmp, company);
    if (added.length + changed.length > 0) {
      const pages = changed.map(({ idEmp }) => `company:${idEmp}`);
      await invalidateTags(tx, ['lists', ...pages]);
    }
    counts.added += added.length;
    counts.updated += changed.length;
  });
}

function isSame(before: KnownCompany, now: ImportedCompany): boolean {
  return (Object.keys(now) as (keyof ImportedCompany)[]).every(
    (name) => before[name] === now[name],
  );
}
