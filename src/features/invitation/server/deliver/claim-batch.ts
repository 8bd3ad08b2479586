import type { NamedCompany } from '#shared/core/company/company-name.ts';
import type { PauseReason } from '#shared/core/domain/invitation.ts';
import { thaiDay, thaiTime } from '#shared/core/time/thai-time.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { remainingToday } from '../../core/campaign-plan.ts';
import { suspensionReason } from '../../core/stop/stop-rules.ts';
import { type LockedCampaign, lockCampaign, updateCampaign } from '../campaign/intake-queries.ts';
import { missingToInvite } from '../campaign/may-send.ts';
import { quotaOf } from '../campaign/quota-queries.ts';
import { isSuspended, setState } from '../campaign/state-queries.ts';
import { hashEmail } from '../recipient-tokens.ts';
import { isVerifiedSender } from '../sender-queries.ts';
import { findOptedOut } from '../stop/opt-out-queries.ts';
import { loadDeliveryCounts, suspendCampaign } from '../stop/report-queries.ts';
import { suspendAutomatically } from '../stop/stop-by-itself.ts';
import {
  addToDailyCount,
  type Claimed,
  claimRecipients,
  companyOf,
  findSenderRights,
  hasQueued,
  type SenderDay,
} from './claim-queries.ts';

const BATCH_SIZE = 50;
/** Claimed recipients cannot be claimed by another worker before this time has passed. */
export const CLAIM_TTL_MS = 180_000;
/** Time (Thai) from which e-mails leave that were queued on an earlier day. */
const MORNING = '08:00';

export interface Batch {
  readonly campaign: LockedCampaign;
  readonly company: NamedCompany & { readonly website: string | null };
  readonly day: SenderDay;
  readonly recipients: readonly Claimed[];
  readonly optedOut: ReadonlySet<string>;
  /** Opted-out hashes due to a bounce, which unlike unsubscribing may be disclosed. */
  readonly bounced: ReadonlySet<string>;
}

/** Claims the next recipients of a campaign; null when no e-mail may leave now. */
export async function claimBatch(idInvitation: string, now: Date): Promise<Batch | null> {
  const company = await companyOf(db, idInvitation);
  if (company === null) return null;
  const { idEmp } = company;
  return db.transaction(async (tx) => {
    await lockCompany(tx, idEmp);
    const campaign = await lockCampaign(tx, idInvitation);
    if (campaign?.state !== 'sending') return null;
    if (await isSuspended(tx, idEmp)) {
      await suspendCampaign(tx, idInvitation, 'team');
      return null;
    }
    const pauseReason = await findPauseReason(tx, campaign);
    if (pauseReason) {
      await setState(tx, idInvitation, 'paused', pauseReason);
      return null;
    }
    const counts = await loadDeliveryCounts(tx, idInvitation);
    const reason = counts && suspensionReason(counts);
    if (reason && (await hasQueued(tx, idInvitation))) {
      await suspendAutomatically(tx, idInvitation, reason);
      return null;
    }
    if (isWaitingForMorning(campaign, now)) return null;
    const maxRecipients = Math.min(BATCH_SIZE, remainingToday(await quotaOf(tx, campaign, now)));
    if (maxRecipients > 0) {
      const until = new Date(now.getTime() + CLAIM_TTL_MS);
      const limits = { limit: maxRecipients, now, until };
      const recipients = await claimRecipients(tx, idInvitation, limits);
      if (recipients.length > 0) {
        const day = { idEmp, sender: hashEmail(campaign.senderEmail), day: thaiDay(now) };
        await addToDailyCount(tx, day, recipients.length);
        const emailHashes = recipients.map(({ emailHash }) => emailHash);
        const optedOut = await findOptedOut(tx, idEmp, emailHashes);
        const bounced = await findOptedOut(tx, idEmp, emailHashes, ['bounced']);
        return { campaign, company, day, recipients, optedOut, bounced };
      }
    }
    if (!(await hasQueued(tx, idInvitation)))
      await updateCampaign(tx, idInvitation, { state: 'sent', finishedAt: now });
    return null;
  });
}

/** The reason why the campaign may no longer be sent; null: all conditions are met. */
async function findPauseReason(
  tx: Db,
  { idEmp, idUser, senderEmail }: LockedCampaign,
): Promise<PauseReason | null> {
  const owner = idUser === null ? null : await findSenderRights(tx, idUser);
  const missing = owner === null ? 'right' : missingToInvite(owner);
  return missing ?? ((await isVerifiedSender(tx, idEmp, senderEmail)) ? null : 'sender');
}

function isWaitingForMorning({ startedAt, remindedAt }: LockedCampaign, now: Date): boolean {
  const roundStartedAt = remindedAt ?? startedAt ?? now;
  return thaiDay(roundStartedAt) < thaiDay(now) && thaiTime(now) < MORNING;
}
