import { maySendEmail } from '#features/employer/core/send-right.ts';
import type { SendingState } from '#shared/core/domain/invitation.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import type { SendingAct } from '../../core/sending-contract.ts';
import { SENDING } from '../../core/sending-settings.ts';
import { deliverInvitationsJob } from '../deliver/deliver-job.ts';
import { confirmEarlier, confirmRest, mayConfirm } from './confirm-queries.ts';
import { isProvedAddress, lockedSending } from './intake-queries.ts';
import { refusalToSend, type SendRefusal } from './may-send.ts';
import { beginReminder, cancelSending, setOwner, setState } from './state-queries.ts';

type Changed = Result<
  { readonly idInvitation: string; readonly state: SendingState },
  SendRefusal | 'not_found' | 'sending_state' | 'sender_gone'
>;
type Locked = NonNullable<Awaited<ReturnType<typeof lockedSending>>>;

const DAY_MS = 24 * 60 * 60_000;

/** What is asked for twice is there already, and answered alike. */
const REACHED: Readonly<Record<SendingAct, SendingState>> = {
  pause: 'paused',
  resume: 'sending',
  cancel: 'cancelled',
  remind: 'sending',
  confirm: 'sending',
};

/** When a sending may go out once more; null when never, as after its figures, which are drawn once. */
export function remindFrom({
  state,
  round,
  finishedAt,
  stoppedFor,
  figuresOn,
}: Pick<Locked, 'state' | 'round' | 'finishedAt' | 'stoppedFor' | 'figuresOn'>): Date | null {
  if (state !== 'sent' || round > 1 || !finishedAt) return null;
  if (stoppedFor !== null || figuresOn !== null) return null;
  return new Date(finishedAt.getTime() + SENDING.askAgainAfterDays * DAY_MS);
}

function isPossible(sending: Locked, act: SendingAct, now: Date): boolean {
  const { state, stoppedFor } = sending;
  if (act === 'pause') return state === 'sending';
  if (act === 'confirm') return mayConfirm(sending);
  if (act === 'resume') {
    return (state === 'paused' && stoppedFor !== 'unconfirmed') || stoppedFor === 'refusals';
  }
  if (act === 'cancel') return ['receiving', 'sending', 'paused', 'stopped'].includes(state);
  const from = remindFrom(sending);
  return from !== null && from <= now;
}

/** What lets letters leave is answered by what there is, never by what was there already. */
const BEGINS: ReadonlySet<SendingAct> = new Set(['remind', 'resume', 'confirm']);
/** Whoever ends a sending is not asked for the package. */
const ENDS: ReadonlySet<SendingAct> = new Set(['pause', 'cancel']);
const rightOnly = (session: EmployerSession) => (maySendEmail(session) ? null : 'may_not_send');

export async function changeState(
  session: EmployerSession,
  asked: { readonly idInvitation: string; readonly act: SendingAct },
  now: Date,
): Promise<Changed> {
  const { idInvitation, act } = asked;
  return db.transaction(async (tx) => {
    await lockCompany(tx, session.idEmp);
    const refusal = ENDS.has(act) ? rightOnly(session) : await refusalToSend(session, tx);
    if (refusal) return fail(refusal);
    const sending = await lockedSending(tx, idInvitation);
    if (sending?.idEmp !== session.idEmp) return fail('not_found');
    const state = REACHED[act];
    const isThere = !BEGINS.has(act) && sending.state === state;
    if (isThere) return ok({ idInvitation, state });
    if (!isPossible(sending, act, now)) return fail('sending_state');
    if (!ENDS.has(act)) {
      if (!(await isProvedAddress(tx, session.idEmp, sending.senderEmail)))
        return fail('sender_gone');
      await setOwner(tx, idInvitation, session.idUser);
    }
    return ok({ idInvitation, state: await carryOut(tx, sending, act, now) });
  });
}

async function carryOut(
  tx: Db,
  { idInvitation, idEmp, state }: Locked,
  act: SendingAct,
  now: Date,
): Promise<SendingState> {
  if (act === 'cancel') await cancelSending(tx, idInvitation, now);
  else if (act === 'remind') await beginReminder(tx, idInvitation, now);
  else if (act === 'confirm' && state === 'stopped')
    await confirmRest(tx, { idEmp, idInvitation }, now);
  else if (act === 'confirm') await confirmEarlier(tx, idEmp, now);
  // A sending that has left stays as it is: the company only says whom its list held.
  if (act === 'confirm' && state === 'sent') return state;
  const isSet = act === 'pause' || act === 'resume' || (act === 'confirm' && state === 'paused');
  if (isSet) await setState(tx, idInvitation, REACHED[act]);
  if (BEGINS.has(act)) await enqueue(tx, deliverInvitationsJob, { idInvitation });
  return REACHED[act];
}
