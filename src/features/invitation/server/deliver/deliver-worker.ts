import { defineWorker } from '#shared/server/jobs/job.ts';
import { deliverDueJob, deliverInvitationsJob } from './deliver-job.ts';
import { CampaignRotation, deliverCampaign, deliverDue } from './deliver-sending.ts';
import { ReceivingDomains } from './receiving-domains.ts';

const clock = () => new Date();
const domains = new ReceivingDomains();
const rotation = new CampaignRotation();
/** A run ends before the next one is due, so that they do not heap up. */
const MAX_RUN_MS = 50_000;

export const deliverInvitationsWorker = defineWorker(
  deliverInvitationsJob,
  async ({ idInvitation }, { signal, isLastAttempt }) => {
    const isDelivered = await deliverCampaign(idInvitation, { clock, signal, domains });
    if (!isDelivered && !isLastAttempt) throw new Error('the mail server takes nothing now');
  },
);

/** What waited for its turn, for another day or for a mail server, and what a crash left. */
export const deliverDueWorker = defineWorker(deliverDueJob, (_, { signal }) =>
  deliverDue(
    {
      clock,
      signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_RUN_MS)]),
      domains,
    },
    rotation,
  ),
);
