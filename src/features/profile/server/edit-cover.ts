import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';
import type { PackageHrSay } from '#shared/core/session.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { isLocked } from '../core/approval-state.ts';
import type { CoverBanner } from '../core/cover.ts';
import { withoutRepeats } from '../core/cover.ts';
import { PACKAGE_CAPS } from '../core/package-caps.ts';
import type { SavedCover } from '../core/profile-contract.ts';
import { addBanner, coverIds, coverOf, removeBanner, replaceBanners } from './cover-queries.ts';
import type { DraftRefusal, Edit } from './edit-draft.ts';
import { editDraft } from './edit-draft.ts';
import { findVersion, latestApproval, ownMedia, revisionOf } from './profile-queries.ts';

export interface CoverEdit extends Omit<Edit, 'section'> {
  readonly packageHrSay: PackageHrSay;
}

type Saved<Code extends string> = Promise<Result<{ revision: number }, Code | DraftRefusal>>;

export async function readCover(
  db: Db,
  { idEmp, lang, packageHrSay }: Omit<CoverEdit, 'idUser'>,
): Promise<Result<SavedCover, 'not_found'>> {
  const draft = await findVersion(db, idEmp, lang, 'draft');
  if (!draft) return fail('not_found');
  const [banners, revision, approval] = await Promise.all([
    coverOf(db, draft.idProfile),
    revisionOf(db, draft.idProfile, 'cover'),
    latestApproval(db, idEmp, lang),
  ]);
  const cap = PACKAGE_CAPS[packageHrSay].coverBanners;
  return ok({ revision, isLocked: isLocked(approval?.status ?? null), cap, banners });
}

/** Adds a banner at the end. The draft's lock makes the count exact, however many arrive at once. */
export function attachBanner(
  db: Db,
  edit: CoverEdit,
  banner: CoverBanner,
): Saved<'cap_reached' | 'invalid_fields'> {
  return editDraft<'cap_reached' | 'invalid_fields'>(
    db,
    { ...edit, section: 'cover' },
    async (tx, draft) => {
      const attached = await coverIds(tx, draft.idProfile);
      if (attached.includes(banner.idMedia)) return ok(null);
      if (attached.length >= PACKAGE_CAPS[edit.packageHrSay].coverBanners) {
        return fail('cap_reached');
      }
      const own = await ownMedia(tx, edit.idEmp, 'cover', [banner.idMedia]);
      if (!own.has(banner.idMedia)) return fail('invalid_fields');
      await addBanner(tx, draft.idProfile, banner);
      return ok(null);
    },
  );
}

export function detachBanner(db: Db, edit: CoverEdit, idMedia: string): Saved<never> {
  return editDraft<never>(db, { ...edit, section: 'cover' }, async (tx, draft) => {
    await removeBanner(tx, draft.idProfile, idMedia);
    return ok(null);
  });
}

/** Order, descriptions and removals in one go; it may bring nothing in that was not attached. */
export function arrangeBanners(
  db: Db,
  edit: CoverEdit & { readonly revision: number },
  banners: readonly CoverBanner[],
): Saved<'conflict' | 'invalid_fields'> {
  return editDraft<'conflict' | 'invalid_fields'>(
    db,
    { ...edit, section: 'cover' },
    async (tx, draft) => {
      const current = await revisionOf(tx, draft.idProfile, 'cover');
      if (current !== edit.revision) return fail('conflict');
      const distinct = withoutRepeats(banners);
      if (!distinct.ok) return distinct;
      const attached = new Set(await coverIds(tx, draft.idProfile));
      if (banners.some(({ idMedia }) => !attached.has(idMedia))) return fail('invalid_fields');
      await replaceBanners(tx, draft.idProfile, banners);
      return ok(null);
    },
  );
}
