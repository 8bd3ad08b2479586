import type { Locale } from '#shared/core/locale.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { nextApproval } from '../../core/approval-state.ts';
import { missingOfDraft } from '../draft-state.ts';
import {
  type ApprovalRow,
  isCompanyListed,
  latestApproval,
  lockDraft,
  packageOf,
} from '../profile-queries.ts';
import {
  describePictures,
  insertApproval,
  markComplete,
  setStatus,
  storeCaptions,
} from './approval-queries.ts';

export interface Submit {
  readonly idEmp: number;
  readonly lang: Locale;
  readonly idUser: number;
  readonly remark: string;
  readonly now: Date;
}

type SubmitError = 'not_found' | 'not_complete' | 'email_not_verified' | 'conflict' | 'forbidden';

/** Submits a complete draft, which is locked until the decision. */
export function submitProfile(db: Db, submit: Submit): Promise<Result<ApprovalRow, SubmitError>> {
  const { idEmp, lang, idUser, remark, now } = submit;
  return db.transaction(async (tx) => {
    // The same lock as writing captions takes, so that none is replaced while they are stored.
    await lockCompany(tx, idEmp);
    const draft = await lockDraft(tx, idEmp, lang);
    if (!draft) return fail('not_found');
    if (!(await isCompanyListed(tx, idEmp))) return fail('email_not_verified');
    const latest = await latestApproval(tx, idEmp, lang);
    const next = nextApproval(latest?.status ?? null, 'submit', 'owner');
    if (!next.ok) return next;
    const missing = await missingOfDraft(tx, draft, await packageOf(tx, idEmp));
    if (missing.length > 0) return fail('not_complete', { detail: { lang, missing } });
    await describePictures(tx, draft.idProfile);
    await storeCaptions(tx, draft.idProfile);
    await markComplete(tx, draft.idProfile, now);
    const approval = await insertApproval(tx, { idEmp, lang, createdBy: idUser, remark });
    return ok(approval);
  });
}

/** Withdraws a waiting submission; fails after the decision. */
export function withdrawSubmission(
  db: Db,
  { idEmp, lang, now }: Pick<Submit, 'idEmp' | 'lang' | 'now'>,
): Promise<Result<ApprovalRow, 'not_found' | 'conflict' | 'forbidden'>> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, idEmp);
    const draft = await lockDraft(tx, idEmp, lang);
    const latest = draft && (await latestApproval(tx, idEmp, lang));
    if (!latest) return fail('not_found');
    const next = nextApproval(latest.status, 'withdraw', 'owner');
    if (!next.ok) return next;
    return ok(await setStatus(tx, latest.idApproval, { status: next.value, decidedAt: now }));
  });
}
