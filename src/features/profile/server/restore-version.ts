import type { Locale } from '#shared/core/locale.ts';
import { fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { fieldsOf } from '../core/sections/check-items.ts';
import { SECTION_NAMES } from '../core/sections/registry.ts';
import { type DraftError, editDraft } from './edit-draft.ts';
import { itemsOf } from './item-queries.ts';
import { slugErrors } from './outside/section-outside.ts';
import { raiseRevision } from './profile-queries.ts';
import { copyItems, deleteItems, publicVersions } from './version-queries.ts';
import { deleteEarlierVersions } from './versions/delete-earlier-versions.ts';
import { archiveDraft } from './versions/keep-draft.ts';

interface Restore {
  readonly idEmp: number;
  readonly idUser: number;
  readonly lang: Locale;
  readonly idProfile: number;
}

/** `before`: the version with the previous content of the draft. */
type Restored = Result<{ readonly before: number }, DraftError | 'invalid_fields'>;

/**
 * Replaces the draft by another version and archives the draft. Every section gets a new revision,
 * so open tabs conflict. A slug that another article got in the other language since is an error,
 * as in saving; the tax id remains that of the company.
 */
export function restoreVersion(
  db: Db,
  { idEmp, idUser, lang, idProfile }: Restore,
): Promise<Restored> {
  return editDraft(db, { idEmp, lang }, async (tx, draft): Promise<Restored> => {
    const versions = await publicVersions(tx, idEmp, lang);
    if (!versions.some((version) => version.idProfile === idProfile)) return fail('not_found');
    const articles = await itemsOf(tx, idProfile, ['article']);
    const errors = await slugErrors(tx, { idEmp, lang }, articles);
    if (Object.keys(errors).length > 0) return invalidFields(fieldsOf(errors));
    const before = await archiveDraft(tx, draft, new Date());
    await deleteItems(tx, draft.idProfile);
    await copyItems(tx, idProfile, draft.idProfile);
    for (const section of SECTION_NAMES) {
      await raiseRevision(tx, draft.idProfile, section, idUser);
    }
    await deleteEarlierVersions(tx, draft);
    return ok({ before });
  });
}
