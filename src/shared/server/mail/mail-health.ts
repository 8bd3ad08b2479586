import { db } from '#shared/server/db/pool.ts';
import { countQueries } from '#shared/server/db/query-count.ts';
import { gauge } from '#shared/server/metrics/registry.ts';
import { longestWaitSeconds } from './mail-queries.ts';
import { mailTransport } from './mail-transport.ts';

/** Milliseconds in which the database tells, or is not waited for. */
const LOOK_MS = 2_000;

gauge('mail_queue_oldest_seconds', 'Age of the mail that waits longest', async () => [
  [{}, await countQueries(() => longestWaitSeconds(db), LOOK_MS)],
]);

const ASK_AGAIN_AFTER_MS = 30_000;

let last: { readonly at: number; readonly answer: Promise<void> } | null = null;

/** Rejects when mail cannot leave now. Asked often, it asks the mail server every half minute. */
export function mailHealth(): Promise<void> {
  if (last === null || Date.now() - last.at > ASK_AGAIN_AFTER_MS) {
    last = { at: Date.now(), answer: mailTransport().check() };
  }
  return last.answer;
}
