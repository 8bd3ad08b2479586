import { thaiDay, thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { makeProofKey } from '#shared/server/proofs/proof-keys.ts';
import { listKeyless } from './key-queries.ts';

const kind = 'invitation';

/** About 0.06 s of a processor each. */
export const MAX_KEYS_PER_NIGHT = 2_000;
const BATCH_SIZE = 100;
/** Keys of the next year are made from this month on, so that January begins with them. */
const AHEAD_FROM_MONTH = '11';

/** Makes missing keys of companies that may invite; each is stored at once, so that a second run goes on. */
export async function makeKeys(
  now: Date,
  signal?: AbortSignal,
  max = MAX_KEYS_PER_NIGHT,
): Promise<void> {
  const thisYear = thaiYear(now);
  const isAhead = thaiDay(now).slice(5, 7) >= AHEAD_FROM_MONTH;
  let left = max;
  for (const year of isAhead ? [thisYear, thisYear + 1] : [thisYear]) {
    left -= await makeKeysOf(year, left, signal);
  }
}

async function makeKeysOf(year: number, max: number, signal?: AbortSignal): Promise<number> {
  let beforeIdEmp: number | undefined;
  let made = 0;
  while (made < max) {
    const limit = Math.min(BATCH_SIZE, max - made);
    const batch = await listKeyless(db, { year, kind }, { beforeIdEmp, limit });
    for (const idEmp of batch) {
      signal?.throwIfAborted();
      await makeProofKey(db, { idEmp, year, kind });
      beforeIdEmp = idEmp;
    }
    made += batch.length;
    if (batch.length < limit) break;
  }
  return made;
}
