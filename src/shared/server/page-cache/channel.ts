export const PAGE_CACHE_CHANNEL = 'page_cache';

/**
 * The tag of what lists companies or openings of many. Told to drop it, a cache lets such a page go within
 * a minute; at once it goes by the tags of the companies it shows.
 */
export const LISTS = 'lists';

/** What a list is narrowed to; 0 and '' are all of them. */
export interface ListScope {
  readonly idIndustry: number;
  readonly idJobField: number;
  readonly province: string;
}

/** The tag of lists of companies of this scope: they go within a minute when one within it changes. */
export function listTag({ idIndustry, idJobField, province }: ListScope): string {
  return `${LISTS}:${idIndustry}:${idJobField}:${province}`;
}

/** The tag of what shows companies wherever they are. */
export const EVERY_COMPANY = listTag({ idIndustry: 0, idJobField: 0, province: '' });

/** Where openings are listed; 0 and '' are everywhere, as is no province. */
export interface OpeningScope {
  readonly idJobField?: number | undefined;
  readonly province?: string | null | undefined;
}

/** The tag of lists of openings of this scope: they go within a minute when one within it changes. */
export function openingListTag({ idJobField, province }: OpeningScope): string {
  return `${LISTS}:openings:${idJobField ?? 0}:${province ?? ''}`;
}

/** The tags of all lists that these openings are in, or would be. */
export function openingListTags(openings: readonly OpeningScope[]): readonly string[] {
  const tags = openings.flatMap(({ idJobField, province }) => [
    openingListTag({}),
    openingListTag({ idJobField }),
    openingListTag({ province }),
    openingListTag({ idJobField, province }),
  ]);
  return [...new Set(tags)];
}

/**
 * The tag of every page: the night counts figures anew. Told to drop it, a cache shows each page once more while
 * a newer one is made.
 */
export const NIGHTLY = 'night';

/** Whether pages with this tag grow old by what is told, and go later. */
export const marksStale = (tag: string) =>
  tag === NIGHTLY || tag === LISTS || tag.startsWith(`${LISTS}:`);

/** The tag of every page in a cache in front of the site. */
export const EVERY_PAGE = 'site';
