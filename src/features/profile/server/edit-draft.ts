import type { Locale } from '#shared/core/locale.ts';
import { type Failure, fail } from '#shared/core/result.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { isLocked } from '../core/approval-state.ts';
import { type CompanyRow, latestApproval, lockDraft, type VersionRow } from './profile-queries.ts';

/** Errors common to all edits of a draft. */
export type DraftError = 'not_found' | 'awaiting_review';

/**
 * Runs `work` with the draft locked, unless the team reads it. The company is locked first: values
 * unique across both languages are checked in the other draft, so only one of the two is edited at
 * a time. The locked row also has the current package, which the session may not know yet.
 */
export function editDraft<Done>(
  db: Db,
  { idEmp, lang }: { readonly idEmp: number; readonly lang: Locale },
  work: (tx: Db, draft: VersionRow, company: CompanyRow) => Promise<Done>,
): Promise<Done | Failure<DraftError>> {
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, idEmp);
    const draft = await lockDraft(tx, idEmp, lang);
    if (!company || !draft) return fail('not_found');
    const approval = await latestApproval(tx, idEmp, lang);
    if (isLocked(approval?.status ?? null)) return fail('awaiting_review');
    return work(tx, draft, company);
  });
}
