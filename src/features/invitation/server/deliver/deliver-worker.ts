import { workOn } from '#shared/server/jobs/job.ts';
import { deliverDueJob, deliverInvitationsJob } from './deliver-job.ts';
import { CampaignRotation, deliverDue, deliverSending } from './deliver-sending.ts';
import { ReceivingDomains } from './receiving-domains.ts';

const clock = () => new Date();
const domains = new ReceivingDomains();
const turns = new CampaignRotation();
/** A run ends before the next one is due, so that they do not heap up. */
const LONGEST_RUN_MS = 50_000;

export const deliverInvitationsWorker = workOn(
  deliverInvitationsJob,
  async ({ idInvitation }, { signal, isLastAttempt }) => {
    const isThrough = await deliverSending(idInvitation, { clock, signal, domains });
    if (!isThrough && !isLastAttempt) throw new Error('the mail server takes nothing now');
  },
);

/** What waited for its turn, for another day or for a mail server, and what a crash left. */
export const deliverDueWorker = workOn(deliverDueJob, (_, { signal }) =>
  deliverDue(
    {
      clock,
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_RUN_MS)]),
      domains,
    },
    turns,
  ),
);
