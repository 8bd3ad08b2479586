import * as z from 'zod/mini';
import type { NamedVideo } from '#shared/core/domain/submission.ts';
import type { SectionChanges } from '../compare-versions.ts';
import type { Item } from '../sections/section.ts';

export const namedVideo: z.ZodMiniType<NamedVideo> = z.object({
  idMedia: z.uuid(),
  kind: z.string(),
  title: z.string(),
});

/** Lists the videos of a submission that are new in their field, without duplicates. */
export function submittedVideos(
  sections: readonly SectionChanges[],
  isVideo: (idMedia: string) => boolean,
): readonly NamedVideo[] {
  const found = new Map<string, NamedVideo>();
  for (const { item, fields } of sections.flatMap(({ changes }) => changes)) {
    for (const { isPicture, after } of fields) {
      if (!isPicture || typeof after !== 'string' || !isVideo(after) || found.has(after)) continue;
      found.set(after, { idMedia: after, kind: item.kind, title: titleOf(item) });
    }
  }
  return [...found.values()];
}

function titleOf({ content }: Item): string {
  const texts = [content['caption'], content['description'], content['altText']];
  return texts.map((text) => String(text ?? '')).find((text) => text !== '') ?? '';
}
