import { db } from '#shared/server/db/pool.ts';
import { claimBatch } from './claim-batch.ts';
import { listDueCampaigns } from './claim-queries.ts';
import type { InvitationRenderer } from './prepare-letter.ts';
import { ConsecutiveRejections, type ReceivingDomains } from './receiving-domains.ts';
import { type BatchEnd, sendBatch } from './send-batch.ts';

export interface DeliveryRun {
  readonly clock: () => Date;
  readonly signal: AbortSignal;
  readonly domains: ReceivingDomains;
}

/** Sends what is due of one sending, batch by batch; false when the mail server takes nothing now. */
export async function deliverCampaign(idInvitation: string, run: DeliveryRun): Promise<boolean> {
  const sendNext = createBatchSender(idInvitation, run);
  let end: BatchEnd = 'more';
  while (end === 'more' && !run.signal.aborted) end = await sendNext();
  return end !== 'away';
}

/** Sends one batch of a sending at each call. */
function createBatchSender(idInvitation: string, run: DeliveryRun): () => Promise<BatchEnd> {
  const rejections = new ConsecutiveRejections();
  let renderFor: InvitationRenderer | undefined;
  return async () => {
    const batch = await claimBatch(idInvitation, run.clock());
    if (batch === null) return 'ended';
    // Rendering mails is the heaviest thing a worker imports.
    const { prepareInvitationEmail } = await import('./prepare-letter.ts');
    renderFor ??= await prepareInvitationEmail(batch.campaign, batch.company);
    return sendBatch(batch, { ...run, rejections, renderFor });
  };
}

/** Where the turns of the last run ended, so that the next one begins behind it. */
export class CampaignRotation {
  #last = '';

  /** In an order that stays, whatever was added or went. */
  orderFromNext(ids: readonly string[]): string[] {
    const sorted = ids.toSorted();
    const next = sorted.findIndex((id) => id > this.#last);
    return next < 0 ? sorted : [...sorted.slice(next), ...sorted.slice(0, next)];
  }

  setLast(id: string): void {
    this.#last = id;
  }
}

/** All that is due of all companies: a batch of each sending in turn; one that fails holds up no other. */
export async function deliverDue(
  run: DeliveryRun,
  rotation = new CampaignRotation(),
): Promise<void> {
  run.domains.evictIdle(run.clock());
  const due = rotation.orderFromNext(await listDueCampaigns(db, run.clock()));
  let waiting = due.map((idInvitation) => ({
    idInvitation,
    sendNext: createBatchSender(idInvitation, run),
  }));
  while (waiting.length > 0) {
    const unfinished: typeof waiting = [];
    for (const campaign of waiting) {
      if (run.signal.aborted) return;
      rotation.setLast(campaign.idInvitation);
      if ((await campaign.sendNext()) === 'more') unfinished.push(campaign);
    }
    waiting = unfinished;
  }
}
