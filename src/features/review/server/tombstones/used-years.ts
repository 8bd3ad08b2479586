import { thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { findWriterAddress } from '../moderation-queries.ts';
import { tombstoneOf } from './tombstone.ts';
import { findExistingTombstones } from './tombstone-queries.ts';

/**
 * The companies whose review of this year the writer has used, by a withdrawn one or another account too. An
 * address nobody has proved may be somebody else's, so nothing is told of it.
 */
export async function companiesOfUsedYear(
  idJsk: number,
  idEmps: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const writer = idEmps.length > 0 ? await findWriterAddress(db, idJsk) : null;
  if (!writer?.isVerified) return new Set();
  const year = thaiYear(now);
  const companyByTombstone = new Map(
    idEmps.map((idEmp) => [tombstoneOf(writer.email, idEmp, year), idEmp]),
  );
  const found = await findExistingTombstones(db, [...companyByTombstone.keys()]);
  return new Set(found.flatMap((tombstone) => companyByTombstone.get(tombstone) ?? []));
}
