import { db } from '#shared/server/db/pool.ts';
import { countQueries } from '#shared/server/db/query-count.ts';
import { gauge } from '#shared/server/metrics/registry.ts';
import { oldestQueuedSeconds } from './mail-queries.ts';
import { mailTransport } from './mail-transport.ts';

const READ_TIMEOUT_MS = 2_000;

gauge('mail_queue_oldest_seconds', 'Age of the oldest queued mail', async () => [
  [{}, await countQueries(() => oldestQueuedSeconds(db), READ_TIMEOUT_MS)],
]);

const CHECK_INTERVAL_MS = 30_000;

let last: { readonly checkedAt: number; readonly result: Promise<void> } | null = null;

/** Rejects when mail cannot be sent; checks the mail server at most every half minute. */
export function mailHealth(): Promise<void> {
  if (last === null || Date.now() - last.checkedAt > CHECK_INTERVAL_MS) {
    last = { checkedAt: Date.now(), result: mailTransport().check() };
  }
  return last.result;
}
