import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { pageWindow } from '#shared/core/pagination/pagination.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { daysAfter, thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import type {
  Recipient,
  RecipientsQuery,
  Sending,
  SendingDetail,
  SendingsQuery,
} from '../../core/sending-contract.ts';
import { planOf } from '../../core/sending-plan.ts';
import { SENDING } from '../../core/sending-settings.ts';
import { remindFrom } from './change-state.ts';
import { mayInvite } from './may-send.ts';
import { lettersAhead, quotaOf } from './quota-queries.ts';
import {
  countRecipients,
  countSendings,
  type FoundSending,
  findSending,
  listRecipients,
  listSendings,
  nextSendingAfter,
  opensByDay,
  proofsByDay,
} from './sending-queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A review that comes later is no answer to a letter. */
const MOST_DAYS = 60;

const moment = (at: Date | null) => at?.toISOString() ?? null;
const figure = (count: number) =>
  count < SENDING.shownFrom ? null : count - (count % SENDING.shownFrom);

function shown(row: FoundSending): Sending {
  const { round: _, notSent, createdAt, startedAt, finishedAt, remindedAt, ...rest } = row;
  return {
    ...rest,
    notSent: notSent < SENDING.shownFrom ? null : notSent,
    createdAt: createdAt.toISOString(),
    startedAt: moment(startedAt),
    finishedAt: moment(finishedAt),
    remindedAt: moment(remindedAt),
    remindFrom: moment(remindFrom(row)),
  };
}

const windowOf = (total: number, { pg, vpp }: { readonly pg: number; readonly vpp: number }) => ({
  total,
  totalAll: total,
  ...pageWindow(total, pg, vpp),
});

export async function loadSendings(idEmp: number, query: SendingsQuery) {
  const [rows, total] = await Promise.all([
    listSendings(db, idEmp, query),
    countSendings(db, idEmp, query),
  ]);
  return { sendings: rows.map(shown), window: windowOf(total, query) };
}

export async function loadSending(
  idEmp: number,
  idInvitation: string,
  now: Date,
): Promise<SendingDetail | null> {
  const found = await findSending(db, { idEmp, idInvitation });
  if (!found) return null;
  const { content, ...row } = found;
  const [opens, proofs, days] = await Promise.all([
    opensByDay(db, idInvitation),
    proofsOf(idEmp, row, now),
    daysLeft(idEmp, row, now),
  ]);
  const told = (list: typeof opens) =>
    list.flatMap(({ day, count }) => {
      const rounded = figure(count);
      return rounded === null ? [] : [{ day, count: rounded }];
    });
  const sum = (list: typeof opens) => figure(list.reduce((all, { count }) => all + count, 0));
  return {
    ...shown(row),
    content,
    days,
    opened: sum(opens),
    openedByDay: told(opens),
    reviewed: sum(proofs),
    reviewedByDay: told(proofs),
  };
}

/** From the day it began to that of the company's next one: nothing else connects reviews with letters. */
async function proofsOf(idEmp: number, { startedAt }: FoundSending, now: Date) {
  if (!startedAt) return [];
  const next = await nextSendingAfter(db, idEmp, startedAt);
  const from = thaiDay(startedAt);
  const last = daysAfter(from, MOST_DAYS);
  const until = thaiDay(next ?? new Date(now.getTime() + DAY_MS));
  return proofsByDay(db, idEmp, { from, before: until < last ? until : last });
}

async function daysLeft(idEmp: number, row: FoundSending, now: Date): Promise<number> {
  if (row.queued === 0) return 0;
  const [quota, ahead] = await Promise.all([
    quotaOf(db, { idEmp, senderEmail: row.senderEmail }, now),
    lettersAhead(db, idEmp, row.createdAt),
  ]);
  return planOf(row.queued, ahead, quota).days;
}

/** Whoever may not send learns nobody's address, neither by reading nor by searching. */
export async function loadRecipients(
  session: EmployerSession,
  idInvitation: string,
  asked: RecipientsQuery,
) {
  const sending = { idEmp: session.idEmp, idInvitation };
  if (!(await findSending(db, sending))) return null;
  const isPlain = mayInvite(session);
  const query = isPlain ? asked : { ...asked, keyword: undefined };
  const [rows, total] = await Promise.all([
    listRecipients(db, sending, query),
    countRecipients(db, sending, query),
  ]);
  return {
    recipients: isPlain ? rows : rows.map(masked),
    window: windowOf(total, query),
  };
}

function masked({ email, status }: Recipient): Recipient {
  const domain = email?.slice(email.lastIndexOf('@')) ?? '';
  return { email: email === null ? null : `${[...email][0]}…${domain}`, name: '', status };
}

const MOST_LATEST = 3;

/** Loads the last sendings for the employer's home, and whether this user may send another. */
export async function latestSendings(session: EmployerSession) {
  const query = { from: undefined, to: undefined, sender: undefined, lang: undefined };
  const asked = { ...query, state: undefined, pg: 1, vpp: MOST_LATEST };
  const { sendings, window } = await loadSendings(session.idEmp, asked);
  const { invitationMails } = PACKAGE_CAPS[session.packageHrSay];
  const may = mayInvite(session) ? 'send' : invitationMails ? 'notAllowed' : 'notInPackage';
  return { sendings, total: window.total, may } as const;
}
