import type { SendingState } from '#shared/core/domain/invitation.ts';
import { fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { isReservedSender } from '../../core/sender-name.ts';
import type { PartOfSending } from '../../core/sending-contract.ts';
import { MOST_UNDER_WAY } from '../../core/sending-limits.ts';
import { planOf } from '../../core/sending-plan.ts';
import { SENDING } from '../../core/sending-settings.ts';
import { deliverInvitationsJob } from '../deliver/deliver-job.ts';
import { erasedHash, mailboxHash } from '../recipient-tokens.ts';
import { isConfirmationDue } from './confirm-queries.ts';
import {
  beginSending,
  countAskedLately,
  countReceived,
  countUnderWay,
  insertRecipients,
  insertSending,
  isProvedAddress,
  lockedSending,
  setPartsIn,
} from './intake-queries.ts';
import { refusalToSend, type SendRefusal } from './may-send.ts';
import { lettersAhead, quotaOf } from './quota-queries.ts';

interface Taken {
  readonly idInvitation: string;
  readonly state: SendingState;
  readonly received: number;
  readonly letters: number;
  readonly askedLately: number;
  readonly leftOut: number | null;
  readonly days: number;
}

type Refused =
  | SendRefusal
  | 'too_many_recipients'
  | 'too_many_sendings'
  | 'sending_changed'
  | 'invalid_fields';

/** One part of a list, whole or not at all; the last one lets the letters leave. */
export async function acceptPart(
  session: EmployerSession,
  part: PartOfSending,
  now: Date,
): Promise<Result<Taken, Refused>> {
  const { idEmp } = session;
  return db.transaction(async (tx) => {
    await lockCompany(tx, idEmp);
    const refusal = await refusalToSend(session, tx);
    if (refusal) return fail(refusal);
    if (!(await isProvedAddress(tx, idEmp, part.senderEmail))) {
      return invalidFields({ senderEmail: ['senderUnproved'] });
    }
    if (isReservedSender(part.senderName, session)) {
      return invalidFields({ senderName: ['senderReserved'] });
    }
    const plan = await planFor(tx, idEmp, part, now);
    if (part.size > SENDING.perSending) {
      const detail = { days: plan.days, mostRecipients: SENDING.perSending };
      return fail('too_many_recipients', { detail });
    }
    const begun = await begin(tx, session, part);
    if (!begun.ok) return begun;
    if (await isMoreThanAnnounced(tx, part, begun.value)) return fail('sending_changed');
    return ok({ ...(await receive(tx, part, begun.value, now)), days: plan.days });
  });
}

async function planFor(tx: Db, idEmp: number, { senderEmail, size }: PartOfSending, now: Date) {
  const [quota, ahead] = [
    await quotaOf(tx, { idEmp, senderEmail }, now),
    await lettersAhead(tx, idEmp, now),
  ];
  return planOf(size, ahead, quota);
}

const SAME = [
  ...(['parts', 'lang', 'layoutLang', 'senderName', 'senderEmail'] as const),
  ...(['subject', 'content'] as const),
];

type Begun = NonNullable<Awaited<ReturnType<typeof lockedSending>>>;

async function begin(
  tx: Db,
  { idEmp, idUser }: EmployerSession,
  { recipients: _, part: __, ...sending }: PartOfSending,
): Promise<Result<Begun, Refused>> {
  const { idInvitation, size } = sending;
  const known = await lockedSending(tx, idInvitation);
  if (!known) {
    if ((await countUnderWay(tx, idEmp)) >= MOST_UNDER_WAY) return fail('too_many_sendings');
    await insertSending(tx, { ...sending, idEmp, idUser });
  }
  const stands = known ?? (await lockedSending(tx, idInvitation));
  const isSame =
    stands?.idEmp === idEmp &&
    SAME.every((field) => stands[field] === sending[field]) &&
    (stands.state !== 'receiving' || stands.size === size);
  return stands && isSame ? ok(stands) : fail('sending_changed');
}

/** How many come was judged by what the list said of itself. */
async function isMoreThanAnnounced(
  tx: Db,
  { part, recipients }: PartOfSending,
  { idInvitation, state, size, partsIn }: Begun,
): Promise<boolean> {
  if (state !== 'receiving' || partsIn.includes(part)) return false;
  const { received } = await countReceived(tx, idInvitation);
  return received + recipients.length > size;
}

async function receive(
  tx: Db,
  { part, recipients }: PartOfSending,
  { idInvitation, idEmp, state, parts, partsIn }: Begun,
  now: Date,
) {
  const isNew = state === 'receiving' && !partsIn.includes(part);
  if (isNew) await insertRecipients(tx, { idInvitation, idEmp }, placed(idEmp, part, recipients));
  const { received, leftOut } = await countReceived(tx, idInvitation);
  const taken = {
    idInvitation,
    received,
    letters: received - leftOut,
    askedLately: await countAskedLately(tx, idInvitation),
    leftOut: leftOut < SENDING.shownFrom ? null : leftOut,
  };
  if (!isNew) return { ...taken, state };
  const arrived = [...partsIn, part];
  await setPartsIn(tx, idInvitation, { partsIn: arrived, notSent: leftOut });
  if (arrived.length < parts) return { ...taken, state };
  const begun = await beginningOf(tx, idEmp, taken.letters);
  await beginSending(tx, idInvitation, { size: received, now, begun });
  if (begun === 'sending') await enqueue(tx, deliverInvitationsJob, { idInvitation });
  return { ...taken, state: begun };
}

/** A list of which no letter leaves has ended, and one behind a sending that came back waits for the company. */
async function beginningOf(
  tx: Db,
  idEmp: number,
  letters: number,
): Promise<'cancelled' | 'paused' | 'sending'> {
  if (letters === 0) return 'cancelled';
  return (await isConfirmationDue(tx, idEmp)) ? 'paused' : 'sending';
}

/** A place stays free where an address comes twice. */
function placed(idEmp: number, part: number, recipients: PartOfSending['recipients']) {
  return recipients.map(({ email, name }, index) => {
    const mailbox = mailboxHash(email);
    const place = (part - 1) * SENDING.perPart + index;
    return { place, email, name, mailbox, erased: erasedHash(idEmp, mailbox) };
  });
}
