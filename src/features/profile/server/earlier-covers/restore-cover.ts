import type { Locale } from '#shared/core/locale.ts';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { exceededCap } from '../../core/sections/caps.ts';
import { picturesIn } from '../../core/sections/check-items.ts';
import { cover } from '../../core/sections/cover.ts';
import type { Item } from '../../core/sections/section.ts';
import { type DraftError, editDraft } from '../edit-draft.ts';
import { findRejectedPictures, itemOf, itemsOf, writeItems } from '../item-queries.ts';
import { raiseRevision, type VersionRow } from '../profile-queries.ts';
import { earlierCovers } from './earlier-cover-queries.ts';

interface CoverOf {
  readonly idEmp: number;
  readonly idUser: number;
  readonly lang: Locale;
  readonly idMedia: string;
}

type Restored = Result<{ readonly idMedia: string }, 'cap_reached' | 'video_package' | DraftError>;
type TakenBack = Result<null, DraftError>;

/** Appends a formerly public cover to the draft. Idempotent. */
export function restoreCover(db: Db, order: CoverOf): Promise<Restored> {
  const { idMedia } = order;
  return editDraft(db, order, async (tx, draft, company): Promise<Restored> => {
    const covers = await coversOf(tx, draft);
    if (covers.some((item) => isOf(item, order))) return ok({ idMedia });
    const earlier = await earlierCovers(tx, order.idEmp, order.lang);
    const found = earlier.find((earlierCover) => earlierCover.idMedia === idMedia);
    if (!found) return fail('not_found');
    const { idItem, content } = found;
    const added = { idItem, parent: null, kind: 'banner', content: { ...content } };
    const items = [...covers.filter((item) => item.idItem !== idItem), added];
    const cap = exceededCap(cover, PACKAGE_CAPS[company.packageHrSay], items, covers);
    if (cap !== null) return fail('cap_reached', { detail: { cap } });
    const rejected = await findRejectedPictures(tx, company, picturesIn(cover, [added]));
    if (rejected.some(({ code }) => code === 'videoPackage')) return fail('video_package');
    await write(tx, draft, items, order);
    return ok({ idMedia });
  });
}

/** Removes the cover from the draft; it remains among the earlier covers. */
export function takeCoverBack(db: Db, order: CoverOf): Promise<TakenBack> {
  return editDraft(db, order, async (tx, draft): Promise<TakenBack> => {
    const covers = await coversOf(tx, draft);
    const items = covers.filter((item) => !isOf(item, order));
    if (items.length < covers.length) await write(tx, draft, items, order);
    return ok(null);
  });
}

const isOf = ({ content }: Item, { idMedia }: CoverOf) => content['idMedia'] === idMedia;

async function coversOf(tx: Db, draft: VersionRow): Promise<readonly Item[]> {
  return (await itemsOf(tx, draft.idProfile, ['cover'])).map(itemOf);
}

async function write(tx: Db, draft: VersionRow, items: readonly Item[], { idUser }: CoverOf) {
  await writeItems(tx, draft, cover, items);
  await raiseRevision(tx, draft.idProfile, 'cover', idUser);
}
