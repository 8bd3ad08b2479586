import type { RecipientStatus, SendingState } from '#shared/core/domain/invitation.ts';
import { db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { reasonToStop } from '../../core/stop/stop-rules.ts';
import { deliverInvitationsJob } from '../deliver/deliver-job.ts';
import { insertOptOut } from './opt-out-queries.ts';
import type { Report } from './read-report.ts';
import {
  cameBack,
  count,
  lockRecipient,
  type Reported,
  sendAgain,
  setBounced,
} from './report-queries.ts';
import { stopByItself } from './stop-by-itself.ts';

const HOUR_MS = 3_600_000;
/** When a letter that came back for now leaves again; the third time its mailbox counts as gone. */
const AGAIN_AFTER_HOURS = [2, 24];
/** Nothing leaves any more of a sending that was ended. */
const LEAVES: ReadonlySet<SendingState> = new Set(['sending', 'paused', 'sent']);
/** Some come back before it is written down that they left. */
const CAME_BACK: ReadonlySet<RecipientStatus> = new Set(['sent', 'queued']);

/** What a mail system says of one letter; told twice, it counts once. */
export async function handleReport(idRecipient: string, report: Report, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const recipient = await lockRecipient(tx, idRecipient);
    if (recipient === null) return;
    if (report.kind === 'complaint') {
      await insertOptOut(tx, { ...everywhere(recipient), reason: 'complained' });
      const { mailbox, idEmp } = recipient;
      // Counted against each company that is complained of, though the first complaint ended all letters.
      const isNew = await insertOptOut(tx, { mailbox, idEmp, reason: 'complained' });
      if (isNew) await count(tx, recipient.idInvitation, { complained: 1 });
    } else if (report.isFinal) {
      await insertOptOut(tx, { ...everywhere(recipient), reason: 'bounced' });
      if (CAME_BACK.has(recipient.status)) await setBounced(tx, recipient);
    } else if (recipient.status === 'sent') {
      const hours = LEAVES.has(recipient.state)
        ? AGAIN_AFTER_HOURS[recipient.softBounces]
        : undefined;
      if (hours === undefined) {
        await setBounced(tx, recipient);
      } else {
        const startAfter = new Date(now.getTime() + hours * HOUR_MS);
        await sendAgain(tx, recipient, startAfter);
        const { idInvitation } = recipient;
        await enqueue(tx, deliverInvitationsJob, { idInvitation }, { startAfter });
      }
    }
    const rates = await cameBack(tx, recipient.idInvitation);
    const reason = rates && reasonToStop(rates);
    if (reason) await stopByItself(tx, recipient.idInvitation, reason);
  });
}

const everywhere = ({ mailbox }: Reported) => ({ mailbox, idEmp: null });
