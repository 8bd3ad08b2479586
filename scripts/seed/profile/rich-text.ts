import type { Locale } from '#shared/core/locale.ts';
import type { Story } from './stories.ts';

const FORMAT = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;

function textNode(text: string): object {
  return { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 };
}

const safe = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The lines of a story as the editor's document and as the HTML made from it. */
export function richText(
  body: Story['body'],
  language: Locale,
): { document: object; html: string } {
  const blocks = body.map((line) => ({ isHeading: line.isHeading, text: line[language] }));
  return {
    document: {
      root: {
        ...FORMAT,
        type: 'root',
        children: blocks.map(({ isHeading, text }) => ({
          ...FORMAT,
          type: isHeading ? 'heading' : 'paragraph',
          ...(isHeading ? { tag: 'h2' } : { textFormat: 0, textStyle: '' }),
          children: [textNode(text)],
        })),
      },
    },
    html: blocks
      .map(({ isHeading, text }) => (isHeading ? `<h2>${safe(text)}</h2>` : `<p>${safe(text)}</p>`))
      .join('\n'),
  };
}
