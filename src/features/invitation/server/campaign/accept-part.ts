import { fail, ok } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import type { CampaignPart } from '../../core/campaign-contract.ts';
import { CAMPAIGN_LIMITS } from '../../core/invitation-limits.ts';
import { MAX_ACTIVE_CAMPAIGNS } from '../../core/invitation-rate-limits.ts';
import { deliverInvitationsJob } from '../deliver/deliver-job.ts';
import { hashEmail, hashErasedRecipient } from '../recipient-tokens.ts';
import { isConfirmationDue } from './confirm-queries.ts';
import {
  countActiveCampaigns,
  countReceived,
  countRecentlyInvited,
  insertCampaign,
  insertRecipients,
  type LockedCampaign,
  lockCampaign,
  startCampaign,
  updateCampaign,
} from './intake-queries.ts';
import { findSendError, findSenderFieldError } from './may-send.ts';
import { loadPlan } from './quota-queries.ts';

/** Accepts one part of a list in one transaction; the last part starts the campaign. */
export async function acceptPart(session: EmployerSession, part: CampaignPart, now: Date) {
  const { idEmp } = session;
  const { senderEmail, size } = part;
  return db.transaction(async (tx) => {
    await lockCompany(tx, idEmp);
    const sendError = await findSendError(session, tx);
    if (sendError) return fail(sendError);
    const senderError = await findSenderFieldError(tx, session, part);
    if (senderError) return senderError;
    const { days } = await loadPlan(tx, { idEmp, senderEmail }, size, now);
    if (size > CAMPAIGN_LIMITS.maxRecipients) {
      const detail = { days, maxRecipients: CAMPAIGN_LIMITS.maxRecipients };
      return fail('too_many_recipients', { detail });
    }
    const started = await findOrStartCampaign(tx, session, part);
    if (!started.ok) return started;
    if (await isMoreThanAnnounced(tx, part, started.value)) return fail('campaign_changed');
    return ok({ ...(await storePart(tx, part, started.value, now)), days });
  });
}

const CONSTANT_FIELDS = [
  ...(['parts', 'lang', 'layoutLang', 'senderName', 'senderEmail'] as const),
  ...(['subject', 'content'] as const),
];

async function findOrStartCampaign(
  tx: Db,
  { idEmp, idUser }: EmployerSession,
  { recipients: _, part: __, ...campaign }: CampaignPart,
) {
  const { idInvitation, size } = campaign;
  const existing = await lockCampaign(tx, idInvitation);
  if (!existing) {
    if ((await countActiveCampaigns(tx, idEmp)) >= MAX_ACTIVE_CAMPAIGNS)
      return fail('too_many_campaigns');
    await insertCampaign(tx, { ...campaign, idEmp, idUser });
  }
  const current = existing ?? (await lockCampaign(tx, idInvitation));
  const isSame =
    current?.idEmp === idEmp &&
    CONSTANT_FIELDS.every((field) => current[field] === campaign[field]) &&
    (current.state !== 'receiving' || current.size === size);
  return current && isSame ? ok(current) : fail('campaign_changed');
}

/** True if more recipients arrive than announced, since only the announced size was checked. */
async function isMoreThanAnnounced(
  tx: Db,
  { part, recipients }: CampaignPart,
  { idInvitation, state, size, receivedParts }: LockedCampaign,
): Promise<boolean> {
  if (state !== 'receiving' || receivedParts.includes(part)) return false;
  const { received } = await countReceived(tx, idInvitation);
  return received + recipients.length > size;
}

async function storePart(
  tx: Db,
  { part, recipients }: CampaignPart,
  { idInvitation, idEmp, state, parts, receivedParts }: LockedCampaign,
  now: Date,
) {
  const isNew = state === 'receiving' && !receivedParts.includes(part);
  if (isNew)
    await insertRecipients(tx, { idInvitation, idEmp }, withBitIndex(idEmp, part, recipients));
  const { received, leftOut } = await countReceived(tx, idInvitation);
  const accepted = {
    idInvitation,
    received,
    emails: received - leftOut,
    recentlyInvited: await countRecentlyInvited(tx, idInvitation),
    leftOut: leftOut < CAMPAIGN_LIMITS.minDisclosedCount ? null : leftOut,
  };
  if (!isNew) return { ...accepted, state };
  const arrived = [...receivedParts, part];
  await updateCampaign(tx, idInvitation, { receivedParts: arrived, notSent: leftOut });
  if (arrived.length < parts) return { ...accepted, state };
  const initialState = await initialStateOf(tx, idEmp, accepted.emails);
  await startCampaign(tx, idInvitation, { size: received, now, state: initialState });
  if (initialState === 'sending') await enqueue(tx, deliverInvitationsJob, { idInvitation });
  return { ...accepted, state: initialState };
}

/** Cancelled without deliverable recipients; paused until unconfirmed bounces are confirmed. */
async function initialStateOf(
  tx: Db,
  idEmp: number,
  emailCount: number,
): Promise<'cancelled' | 'paused' | 'sending'> {
  if (emailCount === 0) return 'cancelled';
  return (await isConfirmationDue(tx, idEmp)) ? 'paused' : 'sending';
}

/** Assigns bit indexes by list position, so an index is unused where an address is repeated. */
function withBitIndex(idEmp: number, part: number, recipients: CampaignPart['recipients']) {
  return recipients.map(({ email, name }, index) => {
    const emailHash = hashEmail(email);
    const erasedHash = hashErasedRecipient(idEmp, emailHash);
    const bitIndex = (part - 1) * CAMPAIGN_LIMITS.recipientsPerPart + index;
    return { bitIndex, email, name, emailHash, erasedHash };
  });
}
