import type { FigureState } from '#shared/core/domain/invitation.ts';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { pageWindow } from '#shared/core/pagination/pagination.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { FIGURE } from '../../core/figures/noisy-figure.ts';
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
import { mayConfirm } from './confirm-queries.ts';
import { mayInvite } from './may-send.ts';
import { lettersAhead, quotaOf } from './quota-queries.ts';
import {
  countRecipients,
  countSendings,
  type FoundSending,
  findSending,
  hasForgotten,
  listRecipients,
  listSendings,
} from './sending-queries.ts';

const moment = (at: Date | null) => at?.toISOString() ?? null;

function shown(row: FoundSending): Sending {
  const { round: _, openedFigure: __, reviewedFigure: ___, figuresOn: ____, ...told } = row;
  const {
    confirmedAt: _____,
    notSent,
    createdAt,
    startedAt,
    finishedAt,
    remindedAt,
    ...rest
  } = told;
  return {
    ...rest,
    notSent: notSent < SENDING.shownFrom ? null : notSent,
    createdAt: createdAt.toISOString(),
    startedAt: moment(startedAt),
    finishedAt: moment(finishedAt),
    remindedAt: moment(remindedAt),
    remindFrom: moment(remindFrom(row)),
    mayConfirm: mayConfirm(row),
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
  return {
    ...shown(row),
    content,
    ...(await waitOf(idEmp, row, now)),
    figures: figuresOf(row),
    opened: row.openedFigure,
    reviewed: row.reviewedFigure,
  };
}

/** Says what its company knows already: how long the list is, and whether the links have ended. */
function figuresOf({ size, figuresOn }: FoundSending): FigureState {
  if (size < FIGURE.minAddresses) return 'tooFewAddresses';
  return figuresOn === null ? 'pending' : 'published';
}

async function waitOf(idEmp: number, row: FoundSending, now: Date) {
  if (row.queued === 0) return { days: 0, isKeyPending: false };
  const [quota, ahead] = await Promise.all([
    quotaOf(db, { idEmp, senderEmail: row.senderEmail }, now),
    lettersAhead(db, idEmp, row.createdAt),
  ]);
  return { days: planOf(row.queued, ahead, quota).days, isKeyPending: !quota.hasKey };
}

/**
 * Whoever may not send learns nobody's address, neither by reading nor by searching. A list is shown with all its
 * addresses or with none: one that is missing would tell who erased their account.
 */
export async function loadRecipients(
  session: EmployerSession,
  idInvitation: string,
  asked: RecipientsQuery,
) {
  const sending = { idEmp: session.idEmp, idInvitation };
  if (!(await findSending(db, sending))) return null;
  const isForgotten = await hasForgotten(db, idInvitation);
  const isPlain = mayInvite(session) && !isForgotten;
  const query = isPlain ? asked : { ...asked, keyword: undefined };
  const [rows, total] = await Promise.all([
    listRecipients(db, sending, query),
    countRecipients(db, sending, query),
  ]);
  return {
    recipients: isPlain ? rows : rows.map(isForgotten ? forgotten : masked),
    window: windowOf(total, query),
  };
}

const forgotten = ({ status }: Recipient): Recipient => ({ email: null, name: '', status });

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
