import type { Db } from '#shared/server/db/pool.ts';
import type { SectionChanges } from '../../core/compare-versions.ts';
import { compareVersions } from '../../core/compare-versions.ts';
import { stepsInThai } from '../../core/descriptions/thai-texts.ts';
import type { SectionStep } from '../../core/sections/registry.ts';
import type { Submission } from '../../core/submission/submission-contract.ts';
import { captionedItems } from '../captioned-items.ts';
import { findVersion } from '../profile-queries.ts';

export interface SubmissionComparison {
  readonly sections: readonly SectionChanges[];
  readonly isFirst: boolean;
  /** The steps of an English page whose texts are Thai. */
  readonly untranslated: readonly SectionStep[];
}

/** What was submitted beside what is public; null when the draft is gone. */
export async function compareSubmission(
  db: Db,
  { idEmp, lang }: Pick<Submission, 'idEmp' | 'lang'>,
): Promise<SubmissionComparison | null> {
  const [draft, published] = await Promise.all([
    findVersion(db, idEmp, lang, 'draft'),
    findVersion(db, idEmp, lang, 'published'),
  ]);
  if (!draft) return null;
  const [after, before] = await Promise.all([
    captionedItems(db, draft.idProfile),
    published ? captionedItems(db, published.idProfile) : [],
  ]);
  const untranslated = lang === 'en' ? stepsInThai(after) : [];
  return { sections: compareVersions(before, after), isFirst: !published, untranslated };
}
