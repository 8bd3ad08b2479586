import * as z from 'zod/mini';
import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';

export const LONGEST_ALT = 200;

const altText = z.string().check(z.trim(), z.maxLength(LONGEST_ALT, 'tooLong'));

export const coverBanner = z.object({ idMedia: z.uuid(), altText });

/** The whole list in its new order: what is not in it is taken off the page. */
export const coverDraft = z.object({
  banners: z.array(coverBanner).check(z.maxLength(20, 'tooLong')),
});

export type CoverBanner = z.output<typeof coverBanner>;

/** The banners in the order of `ids`; refused when a banner appears twice. */
export function withoutRepeats(
  banners: readonly CoverBanner[],
): Result<readonly CoverBanner[], 'invalid_fields'> {
  const ids = new Set(banners.map(({ idMedia }) => idMedia));
  return ids.size === banners.length ? ok(banners) : fail('invalid_fields');
}

export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}
