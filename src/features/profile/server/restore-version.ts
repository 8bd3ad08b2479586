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
import { deleteEarlierVersions } from './versions/forget-earlier.ts';
import { archiveDraft } from './versions/keep-draft.ts';

interface Restore {
  readonly idEmp: number;
  readonly idUser: number;
  readonly lang: Locale;
  readonly idProfile: number;
}

/** `before` is the version that says what the draft said until now. */
type Restored = Result<{ readonly before: number }, DraftError | 'invalid_fields'>;

/**
 * Puts what is or was public, or a draft that made way, in place of the draft, which is kept in turn.
 * Every section becomes newer than open tabs know. An address that another article was given in the other
 * language meanwhile is refused as by saving; the tax id stays that of the company, as in every draft.
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
