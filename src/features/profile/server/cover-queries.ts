import { and, asc, eq, max } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { coverBanners } from '#shared/server/db/schema/profiles.ts';
import type { CoverBanner } from '../core/cover.ts';
import type { SavedCover } from '../core/profile-contract.ts';

export function coverOf(db: Db, idProfile: number): Promise<SavedCover['banners']> {
  return db
    .select({
      idMedia: coverBanners.idMedia,
      altText: coverBanners.altText,
      picture: {
        idMedia: media.idMedia,
        width: media.width,
        height: media.height,
        placeholder: media.placeholder,
        state: media.state,
      },
    })
    .from(coverBanners)
    .innerJoin(media, eq(media.idMedia, coverBanners.idMedia))
    .where(eq(coverBanners.idProfile, idProfile))
    .orderBy(asc(coverBanners.position));
}

export async function coverIds(db: Db, idProfile: number): Promise<readonly string[]> {
  const rows = await db
    .select({ idMedia: coverBanners.idMedia })
    .from(coverBanners)
    .where(eq(coverBanners.idProfile, idProfile))
    .orderBy(asc(coverBanners.position));
  return rows.map(({ idMedia }) => idMedia);
}

export async function addBanner(db: Db, idProfile: number, banner: CoverBanner): Promise<void> {
  const [last] = await db
    .select({ position: max(coverBanners.position) })
    .from(coverBanners)
    .where(eq(coverBanners.idProfile, idProfile));
  await db
    .insert(coverBanners)
    .values({ idProfile, ...banner, position: (last?.position ?? 0) + 1 });
}

export async function removeBanner(db: Db, idProfile: number, idMedia: string): Promise<void> {
  await db
    .delete(coverBanners)
    .where(and(eq(coverBanners.idProfile, idProfile), eq(coverBanners.idMedia, idMedia)));
}

export async function replaceBanners(
  db: Db,
  idProfile: number,
  banners: readonly CoverBanner[],
): Promise<void> {
  await db.delete(coverBanners).where(eq(coverBanners.idProfile, idProfile));
  if (banners.length === 0) return;
  await db
    .insert(coverBanners)
    .values(banners.map((banner, index) => ({ idProfile, ...banner, position: index + 1 })));
}
