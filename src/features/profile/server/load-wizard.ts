import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { missingFor } from '../core/completeness.ts';
import type { VersionOverview, WizardOverview } from '../core/wizard-overview.ts';
import { approvalAnswer } from './approval-queries.ts';
import { sectionOf, taxIdOf } from './company-profile-queries.ts';
import { coverIds } from './cover-queries.ts';
import { findVersion, latestApproval } from './profile-queries.ts';
import { savedSteps } from './step-queries.ts';

/** Both languages at once: what exists, what is missing, what the team said, where one stopped. */
export async function loadWizard(db: Db, idEmp: number): Promise<WizardOverview> {
  const [steps, taxId] = await Promise.all([savedSteps(db, idEmp), taxIdOf(db, idEmp)]);
  const of = (lang: Locale) => versionOverview(db, { idEmp, lang, taxId, step: steps[lang] });
  const [th, en] = await Promise.all([of('th'), of('en')]);
  return { th, en };
}

interface Wanted extends Pick<VersionOverview, 'lang' | 'step'> {
  readonly idEmp: number;
  readonly taxId: string;
}

async function versionOverview(db: Db, { idEmp, lang, taxId, step }: Wanted) {
  const [draft, published, approval] = await Promise.all([
    findVersion(db, idEmp, lang, 'draft'),
    findVersion(db, idEmp, lang, 'published'),
    latestApproval(db, idEmp, lang),
  ]);
  const missing = draft
    ? missingFor({
        profile: sectionOf(draft, taxId),
        coverCount: (await coverIds(db, draft.idProfile)).length,
        termsAccepted: draft.termsAcceptedAt !== null,
      })
    : [];
  return {
    lang,
    hasDraft: draft !== null,
    isComplete: draft !== null && missing.length === 0,
    missing,
    approval: approval && approvalAnswer(approval),
    step,
    savedAt: draft?.updatedAt.toISOString() ?? null,
    publishedAt: published?.publishedAt?.toISOString() ?? null,
  };
}
