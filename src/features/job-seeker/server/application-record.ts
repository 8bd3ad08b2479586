import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import {
  consumeLinkPair,
  type KeyPair,
  pairRejectionReason,
} from '#shared/server/session/key-pairs.ts';
import { companiesAppliedTo } from './application-record-queries.ts';

/** Lists the companies applied to; the link's key pair is consumed without opening a session. */
export async function listApplicationRecord(pair: KeyPair, day: string, now: Date) {
  return db.transaction(async (tx) => {
    const owner = await consumeLinkPair(tx, pair, 'jobSeeker', now);
    if (!owner || !('idJsk' in owner)) return fail(await pairRejectionReason(tx, pair));
    return ok(await companiesAppliedTo(tx, owner.idJsk, day));
  });
}
