import type { FigureState } from '#shared/core/domain/invitation.ts';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { pageWindow } from '#shared/core/pagination/pagination.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import type {
  Campaign,
  CampaignDetail,
  CampaignRecipient,
  CampaignsQuery,
  RecipientsQuery,
} from '../../core/campaign-contract.ts';
import { FIGURE } from '../../core/figures/noisy-figure.ts';
import { CAMPAIGN_LIMITS } from '../../core/invitation-limits.ts';
import {
  type CampaignRow,
  countCampaigns,
  countRecipients,
  findCampaign,
  hasErasedRecipient,
  listCampaigns,
  listRecipients,
} from './campaign-queries.ts';
import { remindFrom } from './change-state.ts';
import { mayConfirm } from './confirm-queries.ts';
import { mayInvite } from './may-send.ts';
import { loadPlan } from './quota-queries.ts';

const toIso = (date: Date | null) => date?.toISOString() ?? null;

function toCampaign(row: CampaignRow): Campaign {
  const { round: _, openedStat: __, reviewedStat: ___, statsOn: ____, ...visible } = row;
  const { confirmedAt: _____, ...rest } = visible;
  return {
    ...rest,
    notSent: row.notSent < CAMPAIGN_LIMITS.minDisclosedCount ? null : row.notSent,
    createdAt: row.createdAt.toISOString(),
    startedAt: toIso(row.startedAt),
    finishedAt: toIso(row.finishedAt),
    remindedAt: toIso(row.remindedAt),
    remindFrom: toIso(remindFrom(row)),
    mayConfirm: mayConfirm(row),
  };
}

const windowOf = (total: number, { pg, vpp }: { readonly pg: number; readonly vpp: number }) => ({
  total,
  totalAll: total,
  ...pageWindow(total, pg, vpp),
});

export async function loadCampaigns(idEmp: number, query: CampaignsQuery) {
  const [rows, total] = await Promise.all([
    listCampaigns(db, idEmp, query),
    countCampaigns(db, idEmp, query),
  ]);
  return { campaigns: rows.map(toCampaign), window: windowOf(total, query) };
}

export async function loadCampaign(
  idEmp: number,
  idInvitation: string,
  now: Date,
): Promise<CampaignDetail | null> {
  const found = await findCampaign(db, { idEmp, idInvitation });
  if (!found) return null;
  const { content, ...row } = found;
  return {
    ...toCampaign(row),
    content,
    ...(await loadQueueTime(idEmp, row, now)),
    figures: figuresOf(row),
    opened: row.openedStat,
    reviewed: row.reviewedStat,
  };
}

/** State of the noisy counts, derived only from list length and publication, both known. */
function figuresOf({ size, statsOn }: CampaignRow): FigureState {
  if (size < FIGURE.minAddresses) return 'tooFewAddresses';
  return statsOn === null ? 'pending' : 'published';
}

async function loadQueueTime(idEmp: number, row: CampaignRow, now: Date) {
  if (row.queued === 0) return { days: 0, isKeyPending: false };
  const { senderEmail, queued, createdAt } = row;
  const plan = await loadPlan(db, { idEmp, senderEmail }, queued, now, createdAt);
  return { days: plan.days, isKeyPending: plan.isKeyPending };
}

/**
 * Users who may not send get no addresses, neither by reading nor by searching. A list shows all
 * addresses or none: a single missing address would disclose that this person erased the account.
 */
export async function loadRecipients(
  session: EmployerSession,
  idInvitation: string,
  requested: RecipientsQuery,
) {
  const campaign = { idEmp: session.idEmp, idInvitation };
  if (!(await findCampaign(db, campaign))) return null;
  const hasErased = await hasErasedRecipient(db, idInvitation);
  const showsAddresses = mayInvite(session) && !hasErased;
  const query = showsAddresses ? requested : { ...requested, keyword: undefined };
  const [rows, total] = await Promise.all([
    listRecipients(db, campaign, query),
    countRecipients(db, campaign, query),
  ]);
  return {
    recipients: showsAddresses ? rows : rows.map(hasErased ? withoutPerson : maskEmail),
    window: windowOf(total, query),
  };
}

const withoutPerson = ({ status }: CampaignRecipient): CampaignRecipient => ({
  email: null,
  name: '',
  status,
});

function maskEmail({ email, status }: CampaignRecipient): CampaignRecipient {
  const domain = email?.slice(email.lastIndexOf('@')) ?? '';
  return { email: email === null ? null : `${[...email][0]}…${domain}`, name: '', status };
}

const MAX_LATEST = 3;

export async function loadLatestCampaigns(session: EmployerSession) {
  const { campaigns, window } = await loadCampaigns(session.idEmp, { pg: 1, vpp: MAX_LATEST });
  const { invitationMails } = PACKAGE_CAPS[session.packageHrSay];
  const permission = mayInvite(session) ? 'send' : invitationMails ? 'notAllowed' : 'notInPackage';
  return { campaigns, total: window.total, may: permission } as const;
}
