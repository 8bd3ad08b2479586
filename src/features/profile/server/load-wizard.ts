import type { Locale } from '#shared/core/locale.ts';
import { PACKAGE_CAPS, type PackageHrSay } from '#shared/core/packages.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { isChanged } from '../core/compare-versions.ts';
import { filledSteps, missingFor } from '../core/completeness.ts';
import { pictureStatsOf } from '../core/descriptions/picture-figures.ts';
import { stepsInThai } from '../core/descriptions/thai-texts.ts';
import { essentialsOf } from '../core/guidance/essentials.ts';
import type { VersionOverview, WizardOverview } from '../core/wizard-overview.ts';
import { captionedItems, withLibrary } from './captioned-items.ts';
import { itemsOf, picturesOf } from './item-queries.ts';
import { findVersion, latestApproval, packageOf } from './profile-queries.ts';
import { savedSteps } from './step-queries.ts';
import { approvalResponse } from './submission/approval-queries.ts';

/** Loads drafts, missing requirements, approvals and saved steps of both languages. */
export async function loadWizard(db: Db, idEmp: number): Promise<WizardOverview> {
  const [steps, packageHrSay] = await Promise.all([savedSteps(db, idEmp), packageOf(db, idEmp)]);
  const of = (lang: Locale) =>
    versionOverview(db, { idEmp, lang, packageHrSay, step: steps[lang] });
  const [th, en] = await Promise.all([of('th'), of('en')]);
  return { th, en };
}

const noPictures: Awaited<ReturnType<typeof picturesOf>> = {};

interface VersionRequest extends Pick<VersionOverview, 'lang' | 'step'> {
  readonly idEmp: number;
  readonly packageHrSay: PackageHrSay;
}

async function versionOverview(db: Db, { idEmp, lang, packageHrSay, step }: VersionRequest) {
  const [draft, published, approval] = await Promise.all([
    findVersion(db, idEmp, lang, 'draft'),
    findVersion(db, idEmp, lang, 'published'),
    latestApproval(db, idEmp, lang),
  ]);
  const [items, pictures, before] = await Promise.all([
    draft ? itemsOf(db, draft.idProfile) : [],
    draft ? picturesOf(db, draft.idProfile) : noPictures,
    draft && published ? captionedItems(db, published.idProfile) : null,
  ]);
  const state = {
    items,
    caps: PACKAGE_CAPS[packageHrSay],
    library: (idMedia: string) => pictures[idMedia],
  };
  const termsAccepted = draft?.termsAcceptedAt !== null;
  const missing = draft ? missingFor({ ...state, termsAccepted }) : [];
  return {
    lang,
    hasDraft: draft !== null,
    isComplete: draft !== null && missing.length === 0,
    wasComplete: draft?.completedAt != null,
    untranslated: lang === 'en' ? stepsInThai(items) : [],
    missing,
    filled: filledSteps(state),
    pictures: pictureStatsOf(items, state.library),
    essentials: essentialsOf(items),
    hasChanges: before !== null && isChanged(before, withLibrary(items, pictures)),
    approval: approval && approvalResponse(approval),
    step,
    savedAt: draft?.updatedAt.toISOString() ?? null,
    publishedAt: published?.publishedAt?.toISOString() ?? null,
  };
}
