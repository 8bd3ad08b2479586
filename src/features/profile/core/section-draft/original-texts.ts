import type { ArticleBody } from '../article/article-body.ts';
import { bodyText } from '../article/body-text.ts';
import type { Item } from '../sections/section.ts';

/** Texts of the other language by item and field. */
export type OriginalTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** URLs, dates and list values, which need no translation. */
const SAME_IN_BOTH = new Set(
  'slugLink newsLink website contactEmail articleDate country province theme aspect youtubeId idMedia coverMedia logoMedia idReview'.split(
    ' ',
  ),
);

/** The translatable texts of a version, shown beside the fields of the other language. */
export function originalTexts(items: readonly Item[]): OriginalTexts {
  return Object.fromEntries(
    items.map(({ idItem, content }) => {
      const texts = Object.entries(content)
        .filter(([field]) => !SAME_IN_BOTH.has(field))
        .map(([field, value]) => [field, textOf(field, value)] as const);
      // Values without a letter, such as telephone numbers and years, need no translation either.
      return [idItem, Object.fromEntries(texts.filter(([, text]) => /\p{L}/u.test(text)))];
    }),
  );
}

function textOf(field: string, value: unknown): string {
  if (field === 'body') return bodyText(value as ArticleBody);
  return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';
}
