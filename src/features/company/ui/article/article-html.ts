import * as z from 'zod/mini';
import {
  type ArticleBlock,
  type ArticleTable,
  articleBody,
  type InlineNode,
} from '#features/profile/core/article/article-body.ts';
import { fill } from '#shared/core/fill.ts';
import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';
import type { Picture } from '#shared/core/picture.ts';
import { keepRepetitionMark } from '#shared/core/text/repetition-mark.ts';
import { videoFrameTitle, videoMarkup } from '#shared/ui/block/video-markup.ts';
import { pictureMarkup } from '#shared/ui/picture/picture-markup.ts';

const BOLD = 1;
const ITALIC = 2;

interface Rendering {
  readonly pictures: Readonly<Record<string, Picture>>;
  /** Label of the link that opens a video; the label says that YouTube learns of it. */
  readonly videoLink: string;
  /** Title of a video frame with the placeholder `number`. */
  readonly videoTitle: string;
  /** Label of a scrolling table with the placeholder `number`. */
  readonly tableTitle: string;
}

/** An article as HTML: validated again and escaped, so it has only elements of this file. */
export function articleHtml(stored: unknown, rendering: Rendering): string {
  const read = z.safeParse(articleBody, stored);
  if (!read.success) return '';
  const blocks = read.data.root.children;
  const numberOf = (block: ArticleBlock) =>
    blocks.filter(({ type }) => type === block.type).indexOf(block) + 1;
  return blocks.map((block) => blockHtml(block, numberOf(block), rendering)).join('');
}

function blockHtml(
  block: ArticleBlock,
  number: number,
  { pictures, videoLink, videoTitle, tableTitle }: Rendering,
): string {
  switch (block.type) {
    case 'image': {
      const picture = pictures[block.idMedia];
      if (!picture) return '';
      const image = pictureMarkup({
        media: picture,
        alt: block.altText,
        placement: 'large',
        ratio: 'fill',
      });
      return figure(image, block.caption);
    }
    case 'youtube':
      return figure(
        videoMarkup(block.youtubeId, videoFrameTitle(videoTitle, number, block.caption), videoLink),
        block.caption,
      );
    case 'list': {
      const tag = block.listType === 'number' ? 'ol' : 'ul';
      const start = tag === 'ol' && block.start ? ` start="${block.start}"` : '';
      return `<${tag}${start}>${block.children.map(({ children }) => `<li>${inlineHtml(children)}</li>`).join('')}</${tag}>`;
    }
    case 'table':
      return tableHtml(block, fill(tableTitle, { number }));
    case 'heading':
      return element(block.tag, block.children);
    case 'quote':
      return element('blockquote', block.children);
    default:
      return element('p', block.children);
  }
}

/** A table wider than the screen scrolls in its own box, also by keyboard. */
function tableHtml({ rows, hasHead }: ArticleTable, label: string): string {
  const row = (cells: ArticleTable['rows'][number], open: string, close: string) =>
    `<tr>${cells.map(({ children }) => open + inlineHtml(children) + close).join('')}</tr>`;
  const [first = []] = rows;
  const head = hasHead ? `<thead>${row(first, '<th scope="col">', '</th>')}</thead>` : '';
  const body = rows.slice(hasHead ? 1 : 0).map((cells) => row(cells, '<td>', '</td>'));
  return `<div role="region" aria-label="${escapeMarkup(label)}" tabindex="0"><table>${head}<tbody>${body.join('')}</tbody></table></div>`;
}

function element(tag: 'h2' | 'h3' | 'p' | 'blockquote', children: readonly InlineNode[]): string {
  const html = inlineHtml(children);
  return html === '' ? '' : `<${tag}>${html}</${tag}>`;
}

function figure(content: string, caption: string): string {
  const below = caption === '' ? '' : `<figcaption>${textHtml(caption)}</figcaption>`;
  return `<figure>${content}${below}</figure>`;
}

function inlineHtml(nodes: readonly InlineNode[]): string {
  return nodes.map(inline).join('');
}

function inline(node: InlineNode): string {
  if (node.type === 'linebreak') return '<br>';
  if (node.type === 'link') {
    const href = escapeMarkup(node.url);
    return `<a href="${href}" rel="nofollow noopener">${inlineHtml(node.children)}</a>`;
  }
  const text = textHtml(node.text);
  const italic = node.format & ITALIC ? `<em>${text}</em>` : text;
  return node.format & BOLD ? `<strong>${italic}</strong>` : italic;
}

function textHtml(text: string): string {
  return escapeMarkup(keepRepetitionMark(text));
}
