import { LOCALES, type Locale } from '#shared/core/locale.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { type VisibleChange, visibleChanges } from '../../core/sale/package-preview.ts';
import { versionItems, videosOf } from '../item-queries.ts';

interface PublicPages {
  readonly idEmp: number;
  readonly packageHrSay: PackageHrSay;
  readonly pages: Readonly<Record<Locale, { readonly isPublic: boolean }>>;
}

/** Compares what visitors see of each public page in the current and another package. */
export async function changesOfPackage(
  db: Db,
  { idEmp, packageHrSay, pages }: PublicPages,
  to: PackageHrSay,
): Promise<Readonly<Partial<Record<Locale, readonly VisibleChange[]>>>> {
  const isVideo = await videosOf(db, idEmp);
  const changes: Partial<Record<Locale, readonly VisibleChange[]>> = {};
  for (const lang of LOCALES.filter((locale) => pages[locale].isPublic)) {
    const items = await versionItems(db, idEmp, lang, 'published');
    changes[lang] = visibleChanges(items, isVideo, { from: packageHrSay, to });
  }
  return changes;
}
