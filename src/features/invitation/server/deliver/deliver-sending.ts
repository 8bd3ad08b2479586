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
  const sendNext = batchesOf(idInvitation, run);
  let end: BatchEnd = 'more';
  while (end === 'more' && !run.signal.aborted) end = await sendNext();
  return end !== 'away';
}

/** Sends one batch of a sending at each call. */
function batchesOf(idInvitation: string, run: DeliveryRun): () => Promise<BatchEnd> {
  const refusals = new Refusals();
  let letter: PreparedLetter | undefined;
  return async () => {
    const batch = await claimBatch(idInvitation, run.clock());
    if (batch === null) return 'ended';
    // Rendering mails is the heaviest thing a worker imports.
    const { prepareLetter } = await import('./prepare-letter.ts');
    letter ??= await prepareLetter(batch.sending, batch.company);
    return sendBatch(batch, { ...run, refusals, letter });
  };
}

/** Where the turns of the last run ended, so that the next one begins behind it. */
export class CampaignRotation {
  #last = '';

  /** In an order that stays, whatever was added or went. */
  begin(ids: readonly string[]): string[] {
    const sorted = ids.toSorted();
    const next = sorted.findIndex((id) => id > this.#last);
    return next < 0 ? sorted : [...sorted.slice(next), ...sorted.slice(0, next)];
  }

  took(id: string): void {
    this.#last = id;
  }
}

/** All that is due of all companies: a batch of each sending in turn; one that fails holds up no other. */
export async function deliverDue(run: DeliveryRun, turns = new CampaignRotation()): Promise<void> {
  run.domains.forgetPast(run.clock());
  const due = turns.begin(await dueSendings(db, run.clock()));
  let waiting = due.map((idInvitation) => ({
    idInvitation,
    sendNext: batchesOf(idInvitation, run),
  }));
  while (waiting.length > 0) {
    const going: typeof waiting = [];
    for (const sending of waiting) {
      if (run.signal.aborted) return;
      turns.took(sending.idInvitation);
      if ((await sending.sendNext()) === 'more') going.push(sending);
    }
    waiting = going;
  }
}
