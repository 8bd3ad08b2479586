import {
  type CompanyName,
  companyName,
  type NamedCompany,
} from '#shared/core/company/company-name.ts';
import { companyPage } from '#shared/core/company/company-paths.ts';
import { inLanguage } from '#shared/core/in-language.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { recordAct } from '#shared/server/audit-queries.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { queueMails } from '#shared/server/mail/queue-mail.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { notifySearchEngines } from '#shared/server/search-engines/notify-search-engines.ts';
import { nextApproval } from '../../core/approval-state.ts';
import type { Banner } from '../../core/sections/cover.ts';
import type { Decision, Submission } from '../../core/submission/submission-contract.ts';
import { submittedVideos } from '../../core/submission/submitted-videos.ts';
import { contentOfProfile, profileContent } from '../draft-state.ts';
import { itemsOf } from '../item-queries.ts';
import { type ApprovalRow, lockDraft, type VersionRow } from '../profile-queries.ts';
import { archivePublished, copyItems, insertVersion } from '../version-queries.ts';
import { deleteEarlierVersions } from '../versions/delete-earlier-versions.ts';
import { findApproval, findSubmission, ownersToNotify, setStatus } from './approval-queries.ts';
import { compareSubmission } from './compare-submission.ts';
import { profilePublishedMail, profileReturnedMail } from './profile-mails.ts';
import { updateCompany } from './publish-queries.ts';

export interface Decide extends Omit<Decision, 'played'> {
  readonly played?: string;
  readonly idApproval: number;
  readonly idAdmin: number;
  readonly now: Date;
}

type Decided = Result<Submission, 'not_found' | 'conflict' | 'forbidden'>;

/**
 * Stores the status, audit entry and mail and publishes an approved page in one transaction:
 * visitors see the old or the new page, and no mail is sent after a rollback.
 */
export function decideSubmission(db: Db, decide: Decide): Promise<Decided> {
  const { idApproval, decision, now } = decide;
  return db.transaction(async (tx) => {
    const waiting = await findApproval(tx, idApproval);
    if (waiting) await lockCompany(tx, waiting.idEmp);
    const draft = waiting && (await lockDraft(tx, waiting.idEmp, waiting.lang));
    const approval = draft && (await findApproval(tx, idApproval));
    if (!approval) return fail('not_found');
    const next = nextApproval(approval.status, decision, 'team');
    if (!next.ok) return next;
    const unplayed = await unplayedVideos(tx, approval, decide.played ?? '');
    const decided = await setStatus(tx, idApproval, {
      status: next.value,
      decidedBy: decide.idAdmin,
      decidedAt: now,
      decisionRemark: decide.remark,
      sectionRemarks: decide.remarks,
      unplayed,
    });
    if (decision === 'approve') await publish(tx, decided, draft, now);
    await recordAct(tx, {
      actorKind: 'platformAdmin',
      idActor: decide.idAdmin,
      action: `submission.${decision}`,
      subject: `company:${approval.idEmp}`,
      detail: {
        idApproval,
        lang: approval.lang,
        remark: decide.remark,
        remarks: decide.remarks,
        unplayed: unplayed.map(({ idMedia }) => idMedia),
      },
    });
    const submission = await findSubmission(tx, idApproval);
    if (!submission) return fail('not_found');
    if (decision === 'return') await notifyReturned(tx, decided, draft, submission);
    return ok(submission);
  });
}

/** The submitted videos that the team did not play to the end. */
async function unplayedVideos(tx: Db, approval: ApprovalRow, played: string) {
  const compared = await compareSubmission(tx, approval);
  const seen = new Set(played.split(' '));
  const videos = submittedVideos(compared?.sections ?? [], (id) => id in (compared?.videos ?? {}));
  return videos.filter(({ idMedia }) => !seen.has(idMedia));
}

async function publish(tx: Db, approval: ApprovalRow, draft: VersionRow, now: Date): Promise<void> {
  const { idEmp, lang } = approval;
  const next = nextApproval(approval.status, 'publish', 'team');
  if (!next.ok) throw new Error('an approved submission could not be published');
  await archivePublished(tx, approval, now);
  const { termsAcceptedAt, completedAt } = draft;
  const idProfile = await insertVersion(tx, {
    idEmp,
    lang,
    state: 'published',
    termsAcceptedAt,
    completedAt,
    submittedBy: approval.createdBy,
    publishedAt: now,
    publishedBy: approval.decidedBy,
  });
  await copyItems(tx, draft.idProfile, idProfile);
  await deleteEarlierVersions(tx, approval);
  const items = await itemsOf(tx, draft.idProfile, ['cover', 'companyProfile']);
  const banner = items.find(({ kind }) => kind === 'banner')?.content as Banner | undefined;
  const profile = contentOfProfile(items);
  const company = await updateCompany(tx, approval, profile, banner?.idMedia ?? null, now);
  await setStatus(tx, approval.idApproval, { status: next.value });
  await notifyPublished(tx, approval, company);
  await notifySearchEngines(tx, idEmp);
  await invalidateTags(tx, [`company:${idEmp}`, 'lists']);
}

async function notifyPublished(
  tx: Db,
  approval: ApprovalRow,
  company: NamedCompany,
): Promise<void> {
  const orders = await ordersToOwners(tx, approval, company);
  const path = companyPage(approval.lang, company, 'hrsay');
  const published = orders.map((order) => ({ ...order, props: { ...order.props, path } }));
  await queueMails(tx, profilePublishedMail, published);
}

async function notifyReturned(
  tx: Db,
  approval: ApprovalRow,
  draft: VersionRow,
  submission: Submission,
): Promise<void> {
  const profile = await profileContent(tx, draft.idProfile);
  const ownName = inLanguage(approval.lang, 'companyNameTh', 'companyNameEn');
  const company = { ...submission, [ownName]: profile.companyName };
  await queueMails(tx, profileReturnedMail, await ordersToOwners(tx, approval, company));
}

/** One mail per recipient, in the recipient's language. */
async function ordersToOwners(tx: Db, approval: ApprovalRow, company: CompanyName) {
  const owners = await ownersToNotify(tx, approval);
  return owners.map(({ email, contactName, language }) => ({
    to: { address: email, name: contactName },
    locale: language,
    idEmp: approval.idEmp,
    props: {
      contactName,
      companyName: companyName(company, language).text,
      pageLang: approval.lang,
      remark: approval.decisionRemark,
      remarks: approval.sectionRemarks,
    },
  }));
}
