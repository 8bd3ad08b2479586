import type { CampaignState, RecipientStatus } from '#shared/core/domain/invitation.ts';
import { db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { suspensionReason } from '../../core/stop/stop-rules.ts';
import { deliverInvitationsJob } from '../deliver/deliver-job.ts';
import { insertOptOut } from './opt-out-queries.ts';
import type { Report } from './read-report.ts';
import {
  addToCounts,
  loadDeliveryCounts,
  lockRecipient,
  requeueRecipient,
  setBounced,
} from './report-queries.ts';
import { suspendAutomatically } from './stop-by-itself.ts';

const HOUR_MS = 3_600_000;
/** Delays of new attempts after temporary bounces; a third bounce counts as permanent. */
const RETRY_DELAYS_HOURS = [2, 24];
const RETRYING_STATES: ReadonlySet<CampaignState> = new Set(['sending', 'paused', 'sent']);
/** Includes `queued`, because a bounce may arrive before the e-mail is stored as sent. */
const BOUNCEABLE_STATUSES: ReadonlySet<RecipientStatus> = new Set(['sent', 'queued']);

/** Processes a mail system's report on one e-mail. Idempotent. */
export async function handleReport(idRecipient: string, report: Report, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const recipient = await lockRecipient(tx, idRecipient);
    if (recipient === null) return;
    const { emailHash, idEmp, idInvitation } = recipient;
    if (report.kind === 'complaint') {
      await insertOptOut(tx, { emailHash, idEmp: null, reason: 'complained' });
      // Each company complained about gets a complaint, although the first unsubscribed from all.
      const isNew = await insertOptOut(tx, { emailHash, idEmp, reason: 'complained' });
      if (isNew) await addToCounts(tx, idInvitation, { complained: 1 });
    } else if (report.isFinal) {
      await insertOptOut(tx, { emailHash, idEmp: null, reason: 'bounced' });
      if (BOUNCEABLE_STATUSES.has(recipient.status)) await setBounced(tx, recipient);
    } else if (recipient.status === 'sent') {
      const delayHours = RETRYING_STATES.has(recipient.state)
        ? RETRY_DELAYS_HOURS[recipient.softBounces]
        : undefined;
      if (delayHours === undefined) {
        await setBounced(tx, recipient);
      } else {
        const startAfter = new Date(now.getTime() + delayHours * HOUR_MS);
        await requeueRecipient(tx, recipient, startAfter);
        await enqueue(tx, deliverInvitationsJob, { idInvitation }, { startAfter });
      }
    }
    const counts = await loadDeliveryCounts(tx, idInvitation);
    const reason = counts && suspensionReason(counts);
    if (reason) await suspendAutomatically(tx, idInvitation, reason);
  });
}
