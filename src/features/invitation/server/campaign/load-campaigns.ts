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
import { planDelivery } from '../../core/campaign-plan.ts';
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
import { countEmailsAhead, quotaOf } from './quota-queries.ts';

const toIso = (date: Date | null) => date?.toISOString() ?? null;

function toCampaign(row: CampaignRow): Campaign {
  const { round: _, openedStat: __, reviewedStat: ___, statsOn: ____, ...visible } = row;
  const {
    confirmedAt: _____,
    notSent,
    createdAt,
    startedAt,
    finishedAt,
    remindedAt,
    ...rest
  } = visible;
  return {
    ...rest,
    notSent: notSent < CAMPAIGN_LIMITS.minDisclosedCount ? null : notSent,
    createdAt: createdAt.toISOString(),
    startedAt: toIso(startedAt),
    finishedAt: toIso(finishedAt),
    remindedAt: toIso(remindedAt),
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

/** Depends only on facts the company knows: the length of its list and the end of its links. */
function figuresOf({ size, statsOn }: CampaignRow): FigureState {
  if (size < FIGURE.minAddresses) return 'tooFewAddresses';
  return statsOn === null ? 'pending' : 'published';
}

async function loadQueueTime(idEmp: number, row: CampaignRow, now: Date) {
  if (row.queued === 0) return { days: 0, isKeyPending: false };
  const [quota, ahead] = await Promise.all([
    quotaOf(db, { idEmp, senderEmail: row.senderEmail }, now),
    countEmailsAhead(db, idEmp, row.createdAt),
  ]);
  return { days: planDelivery(row.queued, ahead, quota).days, isKeyPending: !quota.hasKey };
}

/**
 * Users who may not send get no addresses, neither by reading nor by searching. A list shows all
 * addresses or none: a single missing one would disclose who erased the account.
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
  const query = { from: undefined, to: undefined, sender: undefined, lang: undefined };
  const latestQuery = { ...query, state: undefined, pg: 1, vpp: MAX_LATEST };
  const { campaigns, window } = await loadCampaigns(session.idEmp, latestQuery);
  const { invitationMails } = PACKAGE_CAPS[session.packageHrSay];
  const permission = mayInvite(session) ? 'send' : invitationMails ? 'notAllowed' : 'notInPackage';
  return { campaigns, total: window.total, may: permission } as const;
}
