import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type KeyPair, spendLinkPair } from '#shared/server/session/key-pairs.ts';
import { companiesAppliedTo } from './application-record-queries.ts';

/** The pair of a link works once here as everywhere, and opens no session. */
export async function applicationRecord(
  pair: KeyPair,
  day: string,
  now: Date,
): Promise<Result<Awaited<ReturnType<typeof companiesAppliedTo>>, 'wrong_credentials'>> {
  return db.transaction(async (tx) => {
    const owner = await spendLinkPair(tx, pair, 'jobSeeker', now);
    if (!owner || !('idJsk' in owner)) return fail('wrong_credentials');
    return ok(await companiesAppliedTo(tx, owner.idJsk, day));
  });
}
