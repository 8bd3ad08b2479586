import { DAY, sharedLimit } from '#shared/core/limits.ts';
import { thaiDay, thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { makeProofKey } from '#shared/server/proofs/proof-keys.ts';
import { listKeyless } from './key-queries.ts';

const kind = 'invitation';

/** Keys per night, at 0.06 s of CPU time each; counted in the database, so retries share it. */
export const KEYS_PER_NIGHT = sharedLimit('proofKeys', 2_000, DAY, 'all');
const BATCH_SIZE = 100;
/** Keys of the next year are made from this month on, so that January begins with them. */
const AHEAD_FROM_MONTH = '11';

/** Makes missing keys of companies that may invite; stores each, so that a retry continues. */
export async function makeKeys(now: Date, signal?: AbortSignal): Promise<void> {
  const thisYear = thaiYear(now);
  const night = thaiDay(now);
  const isAhead = night.slice(5, 7) >= AHEAD_FROM_MONTH;
  for (const year of isAhead ? [thisYear, thisYear + 1] : [thisYear]) {
    await makeKeysOf(year, night, signal);
  }
}

async function makeKeysOf(year: number, night: string, signal?: AbortSignal): Promise<void> {
  let beforeIdEmp: number | undefined;
  while (true) {
    const batch = await listKeyless(db, { year, kind }, { beforeIdEmp, limit: BATCH_SIZE });
    for (const idEmp of batch) {
      signal?.throwIfAborted();
      if ((await takePoint(KEYS_PER_NIGHT, night)) !== null) return;
      await makeProofKey(db, { idEmp, year, kind });
      beforeIdEmp = idEmp;
    }
    if (batch.length < BATCH_SIZE) return;
  }
}
