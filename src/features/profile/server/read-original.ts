import { otherLocale } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { type OriginalTexts, originalTexts } from '../core/section-draft/original-texts.ts';
import type { SectionName } from '../core/sections/registry.ts';
import { itemsOf } from './item-queries.ts';
import { findVersion } from './profile-queries.ts';

/** The texts of the section in the other language: from its draft, else from its public version. */
export async function readOriginal(
  db: Db,
  { idEmp, lang, section }: { idEmp: number; lang: Locale; section: SectionName },
): Promise<OriginalTexts> {
  const other = otherLocale(lang);
  const version =
    (await findVersion(db, idEmp, other, 'draft')) ??
    (await findVersion(db, idEmp, other, 'published'));
  return version ? originalTexts(await itemsOf(db, version.idProfile, [section])) : {};
}
