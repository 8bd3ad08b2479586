import type { ArticleBody } from '../article/article-body.ts';
import { bodyText } from '../article/body-text.ts';
import type { Item } from '../sections/section.ts';

/** What the other language says, by item and field. */
export type OriginalTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Addresses, dates and what is chosen from a list are the same in both languages. */
const SAME_IN_BOTH = new Set(
  'slugLink newsLink website contactEmail articleDate country province theme aspect youtubeId idMedia coverMedia logoMedia idReview'.split(
    ' ',
  ),
);

/** The texts of a version that are to be said in another language, to stand beside the fields there. */
export function originalTexts(items: readonly Item[]): OriginalTexts {
  return Object.fromEntries(
    items.map(({ idItem, content }) => {
      const texts = Object.entries(content)
        .filter(([field]) => !SAME_IN_BOTH.has(field))
        .map(([field, value]) => [field, textOf(field, value)] as const);
      // Numbers are, too: of telephones, of years.
      return [idItem, Object.fromEntries(texts.filter(([, text]) => /\p{L}/u.test(text)))];
    }),
  );
}

function textOf(field: string, value: unknown): string {
  if (field === 'body') return bodyText(value as ArticleBody);
  return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';
}
