import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';

const FIRST_LINE = /^-- baseline of (\d{1,4}) migrations, the last with hash ([\da-f]{64})\n/;

interface Baseline {
  readonly replacedCount: number;
  /** Hash of the last replaced migration, which a database or backup of that state has. */
  readonly replacedHash: string;
}

/** The database was made by a release whose migrations this one no longer has. */
export class OlderDatabaseError extends Error {}

/** Reads the hash of the migrations that the first one replaces; null if it replaces none. */
function baselineOf(first: MigrationMeta | undefined): Baseline | null {
  const [, count, replacedHash = ''] = FIRST_LINE.exec(first?.sql[0] ?? '') ?? [];
  return count === undefined ? null : { replacedCount: Number(count), replacedHash };
}

/** Hashes of applied migrations, oldest first, with those that a baseline replaces as its own. */
export function withBaseline(applied: readonly string[], first: MigrationMeta | undefined) {
  const baseline = baselineOf(first);
  if (first === undefined || baseline === null) return applied;
  const { replacedCount, replacedHash } = baseline;
  if (applied[replacedCount - 1] !== replacedHash) return applied;
  return [first.hash, ...applied.slice(replacedCount)];
}

/** Replaces the records of migrations that a baseline holds by one of the baseline. */
export async function recordBaseline(client: pg.Client, first: MigrationMeta | undefined) {
  const baseline = baselineOf(first);
  if (first === undefined || baseline === null) return;
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at, id',
  );
  const hashes = rows.map(({ hash }) => hash);
  if (hashes.length === 0 || hashes[0] === first.hash) return;
  if (withBaseline(hashes, first)[0] !== first.hash)
    throw new OlderDatabaseError(
      'The database is of a release before the first one, which cannot be updated: start with an empty database, or with that release',
    );
  await client.query(
    `WITH replaced AS (DELETE FROM drizzle.__drizzle_migrations WHERE created_at < $1)
     UPDATE drizzle.__drizzle_migrations SET hash = $2 WHERE created_at = $1`,
    [first.folderMillis, first.hash],
  );
}
