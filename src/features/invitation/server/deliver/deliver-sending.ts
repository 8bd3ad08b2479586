import { db } from '#shared/server/db/pool.ts';
import { claimBatch } from './claim-batch.ts';
import { dueSendings } from './claim-queries.ts';
import type { PreparedLetter } from './prepare-letter.ts';
import { type ReceivingDomains, Refusals } from './receiving-domains.ts';
import { type BatchEnd, sendBatch } from './send-batch.ts';

export interface DeliveryRun {
  readonly clock: () => Date;
  readonly signal: AbortSignal;
  readonly domains: ReceivingDomains;
}

/** Sends what is due of one sending, batch by batch; false when the mail server takes nothing now. */
export async function deliverSending(idInvitation: string, run: DeliveryRun): Promise<boolean> {
  const refusals = new Refusals();
  let letter: PreparedLetter | undefined;
  let end: BatchEnd = 'more';
  while (end === 'more' && !run.signal.aborted) {
    const batch = await claimBatch(idInvitation, run.clock());
    if (batch === null) return true;
    // Rendering mails is the heaviest thing a worker imports.
    const { prepareLetter } = await import('./prepare-letter.ts');
    letter ??= await prepareLetter(batch.sending, batch.company);
    end = await sendBatch(batch, { ...run, refusals, letter });
  }
  return end !== 'away';
}

/** All that is due of all companies, one sending after the other. */
export async function deliverDue(run: DeliveryRun): Promise<void> {
  run.domains.forgetPast(run.clock());
  for (const idInvitation of await dueSendings(db, run.clock())) {
    if (run.signal.aborted || !(await deliverSending(idInvitation, run))) return;
  }
}
