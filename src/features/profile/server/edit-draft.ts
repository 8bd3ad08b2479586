import type { Locale } from '#shared/core/locale.ts';
import { type Failure, fail } from '#shared/core/result.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { isLocked } from '../core/approval-state.ts';
import { type CompanyRow, latestApproval, lockDraft, type VersionRow } from './profile-queries.ts';

/** Why a draft cannot be edited now, whatever the edit is. */
export type DraftError = 'not_found' | 'awaiting_review';

/**
 * Refuses while the team reads the draft, else does the work under its lock. The company's comes first:
 * what must not be in both languages is looked for in the other draft, so one of the two is edited at a time.
 * What its package holds is asked of that row: the caller's session may tell of the package before.
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
