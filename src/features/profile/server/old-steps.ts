import { randomUUID } from 'node:crypto';
import type { Locale } from '#shared/core/locale.ts';
import type { Result } from '#shared/core/result.ts';
import { ok } from '#shared/core/result.ts';
import type { PackageHrSay } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import type { SavedCover, SavedProfile } from '../core/profile-contract.ts';
import type { CompanyProfile } from '../core/sections/company-profile.ts';
import type { Banner } from '../core/sections/cover.ts';
import type { Item } from '../core/sections/section.ts';
import { readSection } from './read-section.ts';
import type { SaveOutcome } from './save-section.ts';
import { saveSection } from './save-section.ts';

interface Edit {
  readonly idEmp: number;
  readonly idUser: number;
  readonly lang: Locale;
  readonly packageHrSay: PackageHrSay;
}

const banner = (item: Item) => item.content as unknown as Banner;

export async function readProfileStep(edit: Edit): Promise<Result<SavedProfile, 'not_found'>> {
  const read = await readSection(db, { ...edit, section: 'companyProfile' });
  if (!read.ok) return read;
  const { revision, isLocked, items, pictures } = read.value;
  const values = items[0]?.content as unknown as CompanyProfile;
  return ok({ revision, isLocked, values, logo: pictures[values.logoMedia ?? ''] ?? null });
}

export async function saveProfileStep(
  edit: Edit & { readonly revision: number; readonly finish: boolean },
  profile: CompanyProfile,
): Promise<SaveOutcome> {
  const read = await readSection(db, { ...edit, section: 'companyProfile' });
  if (!read.ok) return read;
  const items = read.value.items.map((item) => ({ ...item, content: { ...profile } }));
  const saved = await saveSection(db, { ...edit, section: 'companyProfile', items });
  if (saved.ok || !saved.fields) return saved;
  const fields = Object.entries(saved.fields).map(([name, code]) => [name.split('.')[1], code]);
  return { ...saved, fields: Object.fromEntries(fields) };
}

export async function readCoverStep(edit: Edit): Promise<Result<SavedCover, 'not_found'>> {
  const read = await readSection(db, { ...edit, section: 'cover' });
  if (!read.ok) return read;
  const { revision, isLocked, items, pictures, caps } = read.value;
  const banners = items.flatMap((item) => {
    const picture = pictures[banner(item).idMedia];
    return picture ? [{ ...banner(item), picture }] : [];
  });
  return ok({ revision, isLocked, cap: caps['banner'] ?? 0, banners });
}

/** Changes the list as it stands; whoever was overtaken reads it again. */
export async function changeCover(
  edit: Edit & { readonly revision?: number },
  change: (stood: readonly Banner[]) => readonly Banner[],
): Promise<SaveOutcome> {
  while (true) {
    const read = await readSection(db, { ...edit, section: 'cover' });
    if (!read.ok) return read;
    const ids = new Map(read.value.items.map((item) => [banner(item).idMedia, item.idItem]));
    const items = change(read.value.items.map(banner)).map((content) => ({
      idItem: ids.get(content.idMedia) ?? randomUUID(),
      parent: null,
      kind: 'banner',
      content: { ...content },
    }));
    const revision = edit.revision ?? read.value.revision;
    const saved = await saveSection(db, {
      ...edit,
      section: 'cover',
      items,
      revision,
      finish: false,
    });
    if (saved.ok || saved.code !== 'conflict' || edit.revision !== undefined) return saved;
  }
}
