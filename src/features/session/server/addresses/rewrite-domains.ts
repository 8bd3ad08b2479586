import { withAsciiDomain } from '#shared/core/text/mail-domain.ts';
import { nightlyStatsOf } from '#shared/server/db/nightly-stats-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { violatedConstraint } from '#shared/server/db/violated-constraint.ts';
import { log } from '#shared/server/log.ts';
import { type AccountTable, listAddresses, setAddress } from './address-queries.ts';

const BATCH_SIZE = 1_000;
const MAX_BATCHES_PER_NIGHT = 100;

type Reached = Readonly<Record<AccountTable, number>>;

const reached = nightlyStatsOf<Reached>('asciiDomains');
const KEY = 'lastId';

/** Rewrites email domains (decision 0106) in nightly batches, unless the result is in use. */
export async function rewriteDomains({
  batchSize = BATCH_SIZE,
  maxBatches = MAX_BATCHES_PER_NIGHT,
} = {}): Promise<void> {
  const last = { ...((await reached.read(db, KEY)) ?? { users: 0, jobSeekers: 0 }) };
  let batches = 0;
  for (const table of ['users', 'jobSeekers'] as const) {
    for (; batches < maxBatches; batches += 1) {
      const batch = await listAddresses(db, table, { afterId: last[table], limit: batchSize });
      const lastId = batch.at(-1)?.id;
      if (lastId === undefined) break;
      for (const { id, address } of batch) await rewrite(table, id, address);
      last[table] = lastId;
      await reached.replace(db, [[KEY, last]]);
    }
  }
}

async function rewrite(table: AccountTable, id: number, address: string): Promise<void> {
  const rewritten = withAsciiDomain(address);
  if (rewritten === address) return;
  try {
    await setAddress(db, table, { id, from: address, to: rewritten });
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    log.warn(
      { table, id },
      'the domain of an address is unchanged: another account uses its new spelling',
    );
  }
}
