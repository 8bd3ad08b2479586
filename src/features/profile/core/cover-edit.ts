import type { CoverBanner } from './cover.ts';
import type { SavedCover } from './profile-contract.ts';

export type ShownBanner = SavedCover['banners'][number];

/**
 * What was arranged here, applied to what the server has now: order and descriptions of banners that
 * still stand, banners added elsewhere at the end, banners taken off here left out.
 */
export function applyArrangement(
  current: readonly ShownBanner[],
  base: readonly CoverBanner[],
  mine: readonly CoverBanner[],
): readonly ShownBanner[] {
  const standing = new Map(current.map((banner) => [banner.idMedia, banner]));
  const known = new Set(base.map(({ idMedia }) => idMedia));
  const arranged = mine.flatMap(({ idMedia, altText }) => {
    const banner = standing.get(idMedia);
    if (!banner) return [];
    const before = base.find((one) => one.idMedia === idMedia)?.altText;
    return [before === altText ? banner : { ...banner, altText }];
  });
  const addedElsewhere = current.filter(({ idMedia }) => !known.has(idMedia));
  const placed = new Set(arranged.map(({ idMedia }) => idMedia));
  return [...arranged, ...addedElsewhere.filter(({ idMedia }) => !placed.has(idMedia))];
}

export function arrangementOf(banners: readonly CoverBanner[]): CoverBanner[] {
  return banners.map(({ idMedia, altText }) => ({ idMedia, altText }));
}

export function isSameArrangement(a: readonly CoverBanner[], b: readonly CoverBanner[]): boolean {
  return JSON.stringify(arrangementOf(a)) === JSON.stringify(arrangementOf(b));
}
