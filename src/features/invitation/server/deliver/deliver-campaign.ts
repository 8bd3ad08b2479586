import { db } from '#shared/server/db/pool.ts';
import { claimBatch } from './claim-batch.ts';
import { listDueCampaigns } from './claim-queries.ts';
import type { InvitationRenderer } from './prepare-email.ts';
import { ConsecutiveRejections, type ReceivingDomains } from './receiving-domains.ts';
import { type BatchEnd, sendBatch } from './send-batch.ts';

export interface DeliveryRun {
  readonly clock: () => Date;
  readonly signal: AbortSignal;
  readonly domains: ReceivingDomains;
}

/** Sends due e-mails of a campaign in batches; false if the mail server is unavailable. */
export async function deliverCampaign(idInvitation: string, run: DeliveryRun): Promise<boolean> {
  const sendNext = createBatchSender(idInvitation, run);
  let end: BatchEnd = 'more';
  while (end === 'more' && !run.signal.aborted) end = await sendNext();
  return end !== 'away';
}

function createBatchSender(idInvitation: string, run: DeliveryRun): () => Promise<BatchEnd> {
  const rejections = new ConsecutiveRejections();
  let renderFor: InvitationRenderer | undefined;
  return async () => {
    const batch = await claimBatch(idInvitation, run.clock());
    if (batch === null) return 'ended';
    // Loaded on demand: rendering mails is a worker's heaviest import.
    const { prepareInvitationEmail } = await import('./prepare-email.ts');
    renderFor ??= await prepareInvitationEmail(batch.campaign, batch.company);
    return sendBatch(batch, { ...run, rejections, renderFor });
  };
}

/** Remembers the campaign of the last batch, so that the next run starts after it. */
export class CampaignRotation {
  #last = '';

  /** Returns the ids in order, starting after the last campaign served and wrapping around. */
  orderFromNext(ids: readonly string[]): string[] {
    const sorted = ids.toSorted();
    const next = sorted.findIndex((id) => id > this.#last);
    return next < 0 ? sorted : [...sorted.slice(next), ...sorted.slice(0, next)];
  }

  setLast(id: string): void {
    this.#last = id;
  }
}

/** Sends one batch of each due campaign in turn; a failing campaign does not block the others. */
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
