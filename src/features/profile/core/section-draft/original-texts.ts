import type { ArticleBody } from '../article/article-body.ts';
import { bodyText } from '../article/body-text.ts';
import type { Item } from '../sections/section.ts';

/** What the other language says, by item and field. */
export type OriginalTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Addresses, numbers and codes are the same in both languages. */
const isWorded = (text: string) => /[\u0e01-\u0e5b]|\p{L}.*\s|\s.*\p{L}/u.test(text);

/** The texts of a version that are to be said in another language, to stand beside the fields there. */
export function originalTexts(items: readonly Item[]): OriginalTexts {
  return Object.fromEntries(
    items.map(({ idItem, content }) => {
      const { slugLink: _, body, ...fields } = content;
      const texts = { ...fields, ...(body ? { body: bodyText(body as ArticleBody) } : {}) };
      const worded = Object.entries(texts).filter(
        (field): field is [string, string] => typeof field[1] === 'string' && isWorded(field[1]),
      );
      return [idItem, Object.fromEntries(worded)];
    }),
  );
}
