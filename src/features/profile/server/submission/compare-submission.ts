import type { Db } from '#shared/server/db/pool.ts';
import { compareVersions, type SectionChanges } from '../../core/compare-versions.ts';
import { stepsInThai } from '../../core/descriptions/thai-texts.ts';
import type { StoredPicture } from '../../core/section-contract.ts';
import type { SectionStep } from '../../core/sections/registry.ts';
import type { Submission } from '../../core/submission/submission-contract.ts';
import { withLibrary } from '../captioned-items.ts';
import { itemsOf, picturesOf } from '../item-queries.ts';
import { findVersion } from '../profile-queries.ts';

export interface SubmissionComparison {
  readonly sections: readonly SectionChanges[];
  readonly isFirst: boolean;
  /** Steps of an English page whose texts are Thai. */
  readonly untranslated: readonly SectionStep[];
  readonly videos: Readonly<Record<string, StoredPicture>>;
}

/** Compares the draft with the public version; null if there is no draft. */
export async function compareSubmission(
  db: Db,
  { idEmp, lang }: Pick<Submission, 'idEmp' | 'lang'>,
): Promise<SubmissionComparison | null> {
  const draft = await findVersion(db, idEmp, lang, 'draft');
  if (!draft) return null;
  const published = await findVersion(db, idEmp, lang, 'published');
  const now = await loadVersion(db, draft.idProfile);
  const was = published && (await loadVersion(db, published.idProfile));
  const untranslated = lang === 'en' ? stepsInThai(now.items) : [];
  const pictures = Object.entries({ ...was?.pictures, ...now.pictures });
  return {
    sections: compareVersions(was?.items ?? [], now.items),
    isFirst: !published,
    untranslated,
    videos: Object.fromEntries(pictures.filter(([, { video }]) => video !== null)),
  };
}

async function loadVersion(db: Db, idProfile: number) {
  const items = await itemsOf(db, idProfile);
  const pictures = await picturesOf(db, idProfile);
  return { items: withLibrary(items, pictures), pictures };
}
