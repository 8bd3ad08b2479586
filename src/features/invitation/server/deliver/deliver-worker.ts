import { defineWorker } from '#shared/server/jobs/job.ts';
import { CampaignRotation, deliverCampaign, deliverDue } from './deliver-campaign.ts';
import { deliverDueJob, deliverInvitationsJob } from './deliver-job.ts';
import { ReceivingDomains } from './receiving-domains.ts';

const clock = () => new Date();
const domains = new ReceivingDomains();
const rotation = new CampaignRotation();
/** Runs end before the next one is due, one minute later, so that they do not pile up. */
const MAX_RUN_MS = 50_000;

export const deliverInvitationsWorker = defineWorker(
  deliverInvitationsJob,
  async ({ idInvitation }, { signal, isLastAttempt }) => {
    const isDelivered = await deliverCampaign(idInvitation, { clock, signal, domains });
    if (!isDelivered && !isLastAttempt) throw new Error('the mail server takes nothing now');
  },
);

/** Continues campaigns after an interruption, a daily limit or an unavailable mail server. */
export const deliverDueWorker = defineWorker(deliverDueJob, (_, run) => {
  const signal = AbortSignal.any([run.signal, AbortSignal.timeout(MAX_RUN_MS)]);
  return deliverDue({ clock, signal, domains }, rotation);
});
