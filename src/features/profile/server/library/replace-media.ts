import { inLanguage } from '#shared/core/in-language.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { isSame } from '../../core/is-same.ts';
import { replacePicture } from '../../core/sections/check-items.ts';
import { sectionNamed } from '../../core/sections/registry.ts';
import { readSection } from '../read-section.ts';
import { type SaveOutcome, saveSection } from '../save-section.ts';
import { altTextsOf, draftUses } from './library-queries.ts';

interface Replacement {
  readonly idEmp: number;
  readonly idUser: number;
  readonly idMedia: string;
  readonly idReplacement: string;
}

type SaveErrorCode = Exclude<Extract<SaveOutcome, { ok: false }>['code'], 'conflict'>;

class ReplacementRejectedError extends Error {
  readonly outcome: Extract<SaveOutcome, { ok: false }>;
  constructor(outcome: Extract<SaveOutcome, { ok: false }>) {
    super('a section refuses the other picture');
    this.outcome = outcome;
  }
}

/**
 * Replaces the picture in both drafts or in neither. Each section is saved as in the wizard, so
 * all its rules apply; visitors see the change after approval.
 */
export async function replaceMedia(
  replacement: Replacement,
): Promise<Result<{ replaced: number }, SaveErrorCode | 'conflict'>> {
  const { idEmp, idUser, idMedia, idReplacement } = replacement;
  try {
    return await db.transaction(async (tx) => {
      const other = await altTextsOf(tx, idEmp, idReplacement);
      if (!other || !(await altTextsOf(tx, idEmp, idMedia))) return fail('not_found');
      const uses = await draftUses(tx, idEmp, idMedia);
      let replaced = 0;
      for (const { lang, section } of uses) {
        const sectionKey = { idEmp, idUser, lang, section };
        const read = await readSection(tx, sectionKey);
        if (!read.ok) throw new ReplacementRejectedError(fail('not_found'));
        const { revision } = read.value;
        const altText = inLanguage(lang, other.altTh, other.altEn) ?? '';
        const replacement = { idMedia: idReplacement, altText };
        const items = read.value.items.map((item) =>
          replacePicture(sectionNamed(section), item, idMedia, replacement),
        );
        // A concurrent call may have replaced it since the uses were read.
        if (isSame(items, read.value.items)) continue;
        const saved = await saveSection(tx, { ...sectionKey, items, revision, finish: false });
        if (!saved.ok) throw new ReplacementRejectedError(saved);
        replaced += 1;
      }
      return ok({ replaced });
    });
  } catch (error) {
    if (error instanceof ReplacementRejectedError) return error.outcome;
    throw error;
  }
}
