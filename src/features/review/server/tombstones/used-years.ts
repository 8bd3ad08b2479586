import { thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { findWriterAddress } from '../moderation-queries.ts';
import { tombstoneOf } from './tombstone.ts';
import { findExistingTombstones } from './tombstone-queries.ts';

/**
 * Companies whose review of this year is used up by the writer's email, from any account. An
 * unverified email may belong to another person, so it reveals nothing.
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
