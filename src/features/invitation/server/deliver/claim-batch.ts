import type { NamedCompany } from '#shared/core/company/company-name.ts';
import type { HoldReason } from '#shared/core/domain/invitation.ts';
import { thaiDay, thaiTime } from '#shared/core/time/thai-time.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { leftToday } from '../../core/sending-plan.ts';
import { reasonToStop } from '../../core/stop/stop-rules.ts';
import { mailboxHash } from '../recipient-tokens.ts';
import { isProvedAddress, lockedSending } from '../sending/intake-queries.ts';
import { lackingToInvite } from '../sending/may-send.ts';
import { quotaOf } from '../sending/quota-queries.ts';
import { isStopped, setState } from '../sending/state-queries.ts';
import { optedOut } from '../stop/opt-out-queries.ts';
import { cameBack, stopSending } from '../stop/report-queries.ts';
import { stopByItself } from '../stop/stop-by-itself.ts';
import {
  type Claimed,
  charge,
  claimRecipients,
  companyOf,
  type DayOf,
  finishSending,
  hasQueued,
  rightOf,
} from './claim-queries.ts';

/** So many leave between two looks at what the sending may still do. */
const BATCH = 50;
/** No other process takes them before. */
export const CLAIMED_FOR_MS = 180_000;
/** What waits over night leaves in the morning. */
const MORNING = '08:00';

export type Sending = NonNullable<Awaited<ReturnType<typeof lockedSending>>>;

export interface Batch {
  readonly sending: Sending;
  readonly company: NamedCompany & { readonly website: string | null };
  readonly day: DayOf;
  readonly recipients: readonly Claimed[];
  /** Mailboxes of these that get no letter. */
  readonly optedOut: ReadonlySet<string>;
  /** Opted-out mailboxes whose mail bounced; the employer may know of these. */
  readonly bounced: ReadonlySet<string>;
}

/** The next letters of a sending; null when none may leave now. */
export async function claimBatch(idInvitation: string, now: Date): Promise<Batch | null> {
  const company = await companyOf(db, idInvitation);
  if (company === null) return null;
  const { idEmp } = company;
  return db.transaction(async (tx) => {
    await lockCompany(tx, idEmp);
    const sending = await lockedSending(tx, idInvitation);
    if (sending?.state !== 'sending') return null;
    if (await isStopped(tx, idEmp)) {
      await stopSending(tx, idInvitation, 'team');
      return null;
    }
    const lacking = await lackingNow(tx, sending);
    if (lacking) {
      await setState(tx, idInvitation, 'paused', lacking);
      return null;
    }
    const rates = await cameBack(tx, idInvitation);
    const reason = rates && reasonToStop(rates);
    if (reason && (await hasQueued(tx, idInvitation))) {
      await stopByItself(tx, idInvitation, reason);
      return null;
    }
    if (waitsForMorning(sending, now)) return null;
    const most = Math.min(BATCH, leftToday(await quotaOf(tx, sending, now)));
    if (most > 0) {
      const until = new Date(now.getTime() + CLAIMED_FOR_MS);
      const recipients = await claimRecipients(tx, idInvitation, { most, now, until });
      if (recipients.length > 0) {
        const day = { idEmp, sender: mailboxHash(sending.senderEmail), day: thaiDay(now) };
        await charge(tx, day, recipients.length);
        const mailboxes = recipients.map(({ mailbox }) => mailbox);
        const out = await optedOut(tx, idEmp, mailboxes);
        const bounced = await optedOut(tx, idEmp, mailboxes, ['bounced']);
        return { sending, company, day, recipients, optedOut: out, bounced };
      }
    }
    if (!(await hasQueued(tx, idInvitation))) await finishSending(tx, idInvitation, now);
    return null;
  });
}

/** What went meanwhile. That it comes back lets nothing leave: whoever resumes it answers for it. */
async function lackingNow(
  tx: Db,
  { idEmp, idUser, senderEmail }: Sending,
): Promise<HoldReason | null> {
  const owner = idUser === null ? null : await rightOf(tx, idUser);
  const lacking = owner === null ? 'right' : lackingToInvite(owner);
  return lacking ?? ((await isProvedAddress(tx, idEmp, senderEmail)) ? null : 'sender');
}

function waitsForMorning({ startedAt, remindedAt }: Sending, now: Date): boolean {
  const began = remindedAt ?? startedAt ?? now;
  return thaiDay(began) < thaiDay(now) && thaiTime(now) < MORNING;
}
