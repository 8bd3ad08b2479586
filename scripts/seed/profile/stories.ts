import * as z from 'zod';
import type { Phrase } from '../phrase.ts';
import { PHRASE, readTable } from '../read-table.ts';

export interface Story {
  readonly kind: 'article' | 'brandStory';
  readonly scene: string;
  readonly tag: Phrase;
  readonly headline: Phrase;
  readonly summary: Phrase;
  readonly body: readonly (Phrase & { readonly isHeading: boolean })[];
}

const STORY_ROW = z.object({
  story: z.string(),
  kind: z.enum(['article', 'brandStory']),
  scene: z.string(),
  part: z.enum(['tag', 'headline', 'summary', 'heading', 'paragraph']),
  ...PHRASE.shape,
});
type StoryRow = z.infer<typeof STORY_ROW>;

function toStory(rows: readonly StoryRow[]): Story {
  const [first] = rows;
  const only = (part: StoryRow['part']): Phrase => {
    const row = rows.find((candidate) => candidate.part === part);
    if (!row) throw new Error(`story ${first?.story} has no ${part}`);
    return { th: row.th, en: row.en };
  };
  return {
    kind: first?.kind ?? 'article',
    scene: first?.scene ?? 'team-portrait',
    tag: only('tag'),
    headline: only('headline'),
    summary: only('summary'),
    body: rows
      .filter(({ part }) => part === 'heading' || part === 'paragraph')
      .map(({ part, th, en }) => ({ isHeading: part === 'heading', th, en })),
  };
}

const rowsByStory = Map.groupBy(readTable('stories', STORY_ROW), ({ story }) => story);

export const STORIES: readonly Story[] = rowsByStory.values().map(toStory).toArray();
