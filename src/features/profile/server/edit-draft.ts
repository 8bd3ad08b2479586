import type { Locale } from '#shared/core/locale.ts';
import type { Result } from '#shared/core/result.ts';
import { fail } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { isLocked } from '../core/approval-state.ts';
import type { ProfileSection } from '../core/profile-lists.ts';
import type { VersionRow } from './profile-queries.ts';
import { latestApproval, lockDraft, raiseRevision } from './profile-queries.ts';

export interface Edit {
  readonly idEmp: number;
  readonly lang: Locale;
  readonly section: ProfileSection;
  readonly idUser: number;
}

/** Why a draft cannot be edited now, whatever the edit is. */
export type DraftRefusal = 'not_found' | 'awaiting_review';

/**
 * One edit of one section: takes the draft's lock, refuses while the team reads it, does the work and
 * raises the section's revision. A refused edit writes nothing.
 */
export function editDraft<Code extends string>(
  db: Db,
  edit: Edit,
  work: (tx: Db, draft: VersionRow) => Promise<Result<null, Code>>,
): Promise<Result<{ revision: number }, Code | DraftRefusal>> {
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx, edit.idEmp, edit.lang);
    if (!draft) return fail('not_found');
    const approval = await latestApproval(tx, edit.idEmp, edit.lang);
    if (isLocked(approval?.status ?? null)) return fail('awaiting_review');
    const done = await work(tx, draft);
    if (!done.ok) return done;
    const revision = await raiseRevision(tx, draft.idProfile, edit.section, edit.idUser);
    return { ok: true, value: { revision } };
  });
}
