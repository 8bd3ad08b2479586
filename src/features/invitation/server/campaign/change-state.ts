import { maySendEmail } from '#features/employer/core/send-permission.ts';
import type { CampaignState } from '#shared/core/domain/invitation.ts';
import { fail, ok } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import type { CampaignAction } from '../../core/campaign-contract.ts';
import { CAMPAIGN_LIMITS } from '../../core/invitation-limits.ts';
import { deliverInvitationsJob } from '../deliver/deliver-job.ts';
import { isVerifiedSender } from '../sender-queries.ts';
import { confirmEarlier, confirmRest, mayConfirm } from './confirm-queries.ts';
import { type LockedCampaign, lockCampaign, updateCampaign } from './intake-queries.ts';
import { findSendError } from './may-send.ts';
import { cancelCampaign, setState, startReminder } from './state-queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The state after each action; a request that is already fulfilled succeeds again. */
const STATE_AFTER: Readonly<Record<CampaignAction, CampaignState>> = {
  pause: 'paused',
  resume: 'sending',
  cancel: 'cancelled',
  remind: 'sending',
  confirm: 'sending',
};

/** The earliest time of a reminder; null: not possible, as once the noisy counts are published. */
export function remindFrom(
  campaign: Pick<LockedCampaign, 'state' | 'round' | 'finishedAt' | 'suspendedReason' | 'statsOn'>,
): Date | null {
  const { state, round, finishedAt, suspendedReason, statsOn } = campaign;
  if (state !== 'sent' || round > 1 || !finishedAt) return null;
  if (suspendedReason !== null || statsOn !== null) return null;
  return new Date(finishedAt.getTime() + CAMPAIGN_LIMITS.minDaysBetweenInvitations * DAY_MS);
}

function isPossible(campaign: LockedCampaign, action: CampaignAction, now: Date): boolean {
  const { state, suspendedReason } = campaign;
  if (action === 'pause') return state === 'sending';
  if (action === 'confirm') return mayConfirm(campaign);
  if (action === 'resume') {
    return (
      (state === 'paused' && suspendedReason !== 'unconfirmed') || suspendedReason === 'refusals'
    );
  }
  if (action === 'cancel') return ['receiving', 'sending', 'paused', 'stopped'].includes(state);
  const from = remindFrom(campaign);
  return from !== null && from <= now;
}

/** Actions that start delivery, whose conditions are checked even in the resulting state. */
const STARTING_ACTIONS: ReadonlySet<CampaignAction> = new Set(['remind', 'resume', 'confirm']);
/** Actions that stop delivery, which remain possible after the package has ended. */
const ENDING_ACTIONS: ReadonlySet<CampaignAction> = new Set(['pause', 'cancel']);
const requireRight = (session: EmployerSession) => (maySendEmail(session) ? null : 'may_not_send');

export async function changeState(
  session: EmployerSession,
  change: { readonly idInvitation: string; readonly action: CampaignAction },
  now: Date,
) {
  const { idInvitation, action } = change;
  return db.transaction(async (tx) => {
    await lockCompany(tx, session.idEmp);
    const sendError = ENDING_ACTIONS.has(action)
      ? requireRight(session)
      : await findSendError(session, tx);
    if (sendError) return fail(sendError);
    const campaign = await lockCampaign(tx, idInvitation);
    if (campaign?.idEmp !== session.idEmp) return fail('not_found');
    const state = STATE_AFTER[action];
    const isDone = !STARTING_ACTIONS.has(action) && campaign.state === state;
    if (isDone) return ok({ idInvitation, state });
    if (!isPossible(campaign, action, now)) return fail('campaign_state');
    if (!ENDING_ACTIONS.has(action)) {
      if (!(await isVerifiedSender(tx, session.idEmp, campaign.senderEmail)))
        return fail('sender_removed');
      // The campaign now depends on this user: it pauses when the user may no longer send.
      await updateCampaign(tx, idInvitation, { idUser: session.idUser });
    }
    return ok({ idInvitation, state: await applyAction(tx, campaign, action, now) });
  });
}

async function applyAction(
  tx: Db,
  campaign: LockedCampaign,
  action: CampaignAction,
  now: Date,
): Promise<CampaignState> {
  const { idInvitation, idEmp, state } = campaign;
  if (action === 'cancel') await cancelCampaign(tx, idInvitation, now);
  else if (action === 'remind') await startReminder(tx, idInvitation, now);
  else if (action === 'confirm' && state === 'stopped') await confirmRest(tx, campaign, now);
  else if (action === 'confirm') await confirmEarlier(tx, idEmp, now);
  // Confirming a finished campaign changes no state, but lets later campaigns continue.
  if (action === 'confirm' && state === 'sent') return state;
  const changesState =
    action === 'pause' || action === 'resume' || (action === 'confirm' && state === 'paused');
  if (changesState) await setState(tx, idInvitation, STATE_AFTER[action]);
  if (STARTING_ACTIONS.has(action)) await enqueue(tx, deliverInvitationsJob, { idInvitation });
  return STATE_AFTER[action];
}
