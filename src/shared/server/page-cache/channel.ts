export const PAGE_CACHE_CHANNEL = 'page_cache';

/** Tag of lists. It lets a page live up to a minute longer; the companies' tags drop it at once. */
export const LISTS = 'lists';

/** Filters of a list; 0 and '' mean all. */
export interface ListScope {
  readonly idIndustry: number;
  readonly idJobField: number;
  readonly province: string;
}

/** Tag of company lists with these filters: stale when a company within them changes. */
export function listTag({ idIndustry, idJobField, province }: ListScope): string {
  return `${LISTS}:${idIndustry}:${idJobField}:${province}`;
}

/** Tag of pages that show companies regardless of filters. */
export const EVERY_COMPANY = listTag({ idIndustry: 0, idJobField: 0, province: '' });

/** Filters of an opening list; 0, '' and null mean all. */
export interface OpeningScope {
  readonly idJobField?: number | undefined;
  readonly province?: string | null | undefined;
}

/** Tag of opening lists with these filters: stale when an opening within them changes. */
export function openingListTag({ idJobField, province }: OpeningScope): string {
  return `${LISTS}:openings:${idJobField ?? 0}:${province ?? ''}`;
}

export function openingListTags(openings: readonly OpeningScope[]): readonly string[] {
  const tags = openings.flatMap(({ idJobField, province }) => [
    openingListTag({}),
    openingListTag({ idJobField }),
    openingListTag({ province }),
    openingListTag({ idJobField, province }),
  ]);
  return [...new Set(tags)];
}

/** Tag of every page, invalidated by the nightly job: each is served once more while rendered. */
export const NIGHTLY = 'night';

/** True for tags whose invalidation marks pages stale instead of dropping them. */
export const marksStale = (tag: string) =>
  tag === NIGHTLY || tag === LISTS || tag.startsWith(`${LISTS}:`);

export const EVERY_PAGE = 'site';
