import { withoutUnseen } from '#shared/core/text/typed-text.ts';
import type { ArticleBlock, InlineNode } from '../../../core/article/article-body.ts';
import { isHttpsUrl } from '../../../core/sections/fields.ts';
import { fillSpans, isLine } from './pasted-tables.ts';
import { nameMarkers, wordList } from './word-lists.ts';
import { notedNodes } from './word-notes.ts';

const BOLD = 1;
const ITALIC = 2;

/** What holds no words for a reader. */
const SILENT = new Set(
  'HEAD STYLE SCRIPT META LINK TITLE TEMPLATE NOSCRIPT IFRAME OBJECT EMBED SVG MATH SELECT'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'P DIV SECTION ARTICLE MAIN HEADER FOOTER ASIDE NAV FIGURE FIGCAPTION ADDRESS DL DT DD HR CENTER FORM FIELDSET PRE TABLE CAPTION DETAILS SUMMARY'.split(
    ' ',
  ),
);
/** Deeper than any text is; what lies below is taken as words. */
const DEEPEST = 200;

export interface Pasted {
  readonly blocks: readonly ArticleBlock[];
  readonly left: LeftBehind;
}

/** What a writer is told of, since it does not come along. */
export interface LeftBehind {
  /** They have to be in the company's library. */
  readonly pictures: boolean;
  /** Links to what is not https; their words came along. */
  readonly links: boolean;
}

interface Style {
  readonly format: number;
  readonly url: string | null;
  /** Whether line breaks of the source are meant. */
  readonly hasLines: boolean;
  /** Whether each part is a box of its own. */
  readonly hasBoxes: boolean;
}

const PLAIN: Style = { format: 0, url: null, hasLines: false, hasBoxes: false };

/**
 * What a text copied from Word or a web page says: its headings, paragraphs, lists, quotes, links,
 * bold and italic. The rows of a table become lines of the same columns; everything else is left where it came from.
 */
export function pastedBody(html: string): Pasted {
  const document = new DOMParser().parseFromString(inert(html), 'text/html');
  fillSpans(document);
  nameMarkers(document);
  const reader = new PastedReader();
  reader.read(document.body, PLAIN, 0);
  reader.endBlock();
  const pictures = document.querySelector('img') !== null;
  return { blocks: reader.blocks, left: { pictures, links: reader.hasLostLinks } };
}

interface Words extends Pick<Style, 'format' | 'url'> {
  text: string;
}

/**
 * The content security policy of the page is that of what it parses: styles and handlers that are
 * read as such are refused one by one, with an error for each.
 */
function inert(html: string): string {
  return html
    .replace(/<style\b.*?<\/style>/gis, '')
    .replace(/<\w[^>]*>/g, (tag) => tag.replace(/\s(style|on\w+)\s*=/gi, ' data-$1='));
}

type Kind = 'paragraph' | 'quote' | 'h2' | 'h3' | 'bullet' | 'number';

class PastedReader {
  readonly blocks: ArticleBlock[] = [];
  private words: Words[] = [];
  private kind: Kind = 'paragraph';
  private isInRow = false;
  private isFirstCell = false;
  private isAfterBreak = false;
  hasLostLinks = false;

  read(parent: Node, style: Style, depth: number): void {
    if (depth > DEEPEST) {
      this.addLines(parent.textContent ?? '', style);
      return;
    }
    const noted = new Set(notedNodes(parent));
    for (const node of parent.childNodes) {
      if (noted.has(node)) continue;
      if (style.hasBoxes && node.previousSibling) this.add(' ', style);
      if (node.nodeType === Node.TEXT_NODE) this.addLines(node.nodeValue ?? '', style);
      else if (node.nodeType === Node.ELEMENT_NODE) this.element(node as HTMLElement, style, depth);
    }
  }

  private element(element: HTMLElement, style: Style, depth: number): void {
    const tag = element.tagName.toUpperCase();
    const css = (element.dataset['style'] ?? '').toLowerCase();
    if (isSilent(element, tag, css)) return;
    if (tag === 'BR') {
      this.addBreak(style);
      return;
    }
    const inner = styleOf(element, tag, css, style);
    if (tag === 'A' && inner.url === null && isAddress(element)) this.hasLostLinks = true;
    const kind = kindOf(element, tag, css, this.kind);
    const isBlock = kind !== null || BLOCKS.has(tag);
    if (!isBlock || this.isInRow) {
      if (this.isInRow && /^T[DH]$/.test(tag)) this.startCell(style);
      const isApart = isBlock || /display:\s*(?:block|flex|grid|table)/.test(css);
      if (isApart) this.add(' ', style);
      this.read(element, inner, depth + 1);
      if (isApart) this.add(' ', style);
      return;
    }
    this.endBlock();
    const before = this.kind;
    this.kind = kind ?? before;
    this.isInRow = tag === 'TR' && isLine(element);
    this.isFirstCell = this.isInRow;
    this.read(element, inner, depth + 1);
    if (this.isInRow && withoutUnseen(element.textContent ?? '').trim() === '') this.words = [];
    this.endBlock();
    this.isInRow = false;
    this.kind = before;
  }

  private startCell(style: Style): void {
    if (!this.isFirstCell) this.add(' | ', style);
    this.isFirstCell = false;
  }

  private addLines(text: string, style: Style): void {
    const [first = '', ...others] = style.hasLines ? text.split(/\r?\n/) : [text];
    this.add(first, style);
    for (const line of others) {
      this.addBreak(style);
      this.add(line, style);
    }
  }

  /** Two breaks with nothing between them part paragraphs. */
  private addBreak(style: Style): void {
    const isParted = this.isAfterBreak && !this.isInRow && /^(?:paragraph|quote)$/.test(this.kind);
    if (isParted) this.endBlock();
    else this.push('\n', style);
    this.isAfterBreak = true;
  }

  /** Spaces of the source are one space. */
  private add(text: string, style: Style): void {
    const words = withoutUnseen(text).replace(/\s+/g, ' ');
    if (words.trim() !== '') this.isAfterBreak = false;
    this.push(words, style);
  }

  private push(text: string, { format, url }: Style): void {
    const last = this.words.at(-1);
    if (last && last.format === format && last.url === url) last.text += text;
    else this.words.push({ text, format, url });
  }

  /** What was read since the last block becomes one, if it says anything. */
  endBlock(): void {
    const children = inlineOf(this.words);
    this.words = [];
    this.isAfterBreak = false;
    if (children.length === 0) return;
    if (this.kind !== 'bullet' && this.kind !== 'number') {
      this.blocks.push(
        this.kind === 'h2' || this.kind === 'h3'
          ? { type: 'heading', tag: this.kind, children }
          : { type: this.kind, children },
      );
      return;
    }
    const last = this.blocks.at(-1);
    const item = { type: 'listitem' as const, children };
    if (last?.type === 'list' && last.listType === this.kind) last.children.push(item);
    else this.blocks.push({ type: 'list', listType: this.kind, children: [item] });
  }
}

/** What an element is as a block of its own; null where it is none, or as what it lies in. */
function kindOf(element: Element, tag: string, css: string, within: Kind): Kind | null {
  if (/^H[12]$/.test(tag) || /\bMsoTitle\b/.test(element.className)) return 'h2';
  if (/^H[3-6]$/.test(tag)) return 'h3';
  if (tag === 'BLOCKQUOTE' || /\bMso(?:Intense)?Quote\b/.test(element.className)) return 'quote';
  if (tag === 'UL' || tag === 'MENU') return 'bullet';
  if (tag === 'OL') return 'number';
  if (tag === 'LI') return within === 'number' ? 'number' : 'bullet';
  if (tag === 'TR') return 'paragraph';
  if (tag === 'P' && /mso-list:\s*l\d/.test(css)) return wordList(element);
  return null;
}

function styleOf(element: Element, tag: string, css: string, style: Style): Style {
  const weight = /(?<![\w-])font-weight:\s*(\w+)/.exec(css)?.[1];
  const slant = /(?<![\w-])font-style:\s*(\w+)/.exec(css)?.[1];
  const isBold = weight ? /^(?:bold|bolder|[6-9]00)$/.test(weight) : /^(?:B|STRONG|TH)$/.test(tag);
  const isItalic = slant ? /^(?:italic|oblique)$/.test(slant) : /^(?:I|EM|CITE)$/.test(tag);
  const isHeading = /^H[1-6]$/.test(tag);
  const bold = isHeading ? 0 : weight ? (isBold ? BOLD : 0) : isBold ? BOLD : style.format & BOLD;
  const italic = isItalic ? ITALIC : slant ? 0 : style.format & ITALIC;
  const space = /white-space(?:-collapse)?:\s*(\S+)/.exec(css)?.[1];
  return {
    format: bold | italic,
    url: tag === 'A' ? linkOf(element) : style.url,
    hasBoxes: /display:\s*(?:inline-)?(?:flex|grid)/.test(css),
    hasLines: space ? /^(?:pre|break-spaces)/.test(space) : tag === 'PRE' || style.hasLines,
  };
}

function isSilent(element: Element, tag: string, css: string): boolean {
  if (/display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/.test(css)) return true;
  return tag === 'BUTTON' ? !opensAnswer(element) : SILENT.has(tag);
}

/** A question above its answer; what other buttons say is no part of a text. */
function opensAnswer(button: Element): boolean {
  if (button.closest('h1, h2, h3, h4, h5, h6')) return true;
  const below = button.nextElementSibling;
  return /^(?:DIV|SECTION|P|UL)$/.test(below?.tagName ?? '') && below?.textContent?.trim() !== '';
}

function linkOf(element: Element): string | null {
  const url = hrefOf(element);
  return isHttpsUrl(url) ? new URL(url).href : null;
}

/** Leads somewhere else: not to a note below, nor to what a script does. */
function isAddress(element: Element): boolean {
  return !/^(?:#|javascript:|$)/i.test(hrefOf(element));
}

const hrefOf = (element: Element) => (element.getAttribute('href') ?? '').trim();

/** The words of a block without the spaces around it and around its breaks. */
function inlineOf(words: readonly Words[]): InlineNode[] {
  const text = words.map((one) => one.text).join('');
  const lead = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  const nodes: InlineNode[] = [];
  let at = 0;
  let before = ' ';
  for (const { text: own, format, url } of words) {
    const part = own.slice(Math.max(0, lead - at), Math.max(0, end - at));
    at += own.length;
    const plain = plainOf(part, format, before);
    if (plain.length === 0) continue;
    before = part.at(-1) ?? before;
    if (url === null) nodes.push(...plain);
    else nodes.push({ type: 'link', url, children: plain });
  }
  return nodes;
}

type Plain = Exclude<InlineNode, { type: 'link' }>;

function plainOf(part: string, format: number, before: string): Plain[] {
  const single = part.replace(/ *\n */g, '\n').replace(/ {2,}/g, ' ');
  const tidy = /\s/.test(before) ? single.replace(/^ /, '') : single;
  return tidy
    .split('\n')
    .flatMap((text, at): Plain[] => [
      ...(at === 0 ? [] : [{ type: 'linebreak' as const }]),
      ...(text === '' ? [] : [{ type: 'text' as const, text, format }]),
    ]);
}
