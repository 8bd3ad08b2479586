import { withoutUnseen } from '#shared/core/text/typed-text.ts';
import {
  type ArticleBlock,
  type InlineNode,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
} from '../../../../core/article/article-body.ts';
import { MAX_LIST_START } from '../../../../core/article/highest-number.ts';
import { inlineOf, type TextRun } from './pasted-inlines.ts';
import { inScript } from './pasted-scripts.ts';
import { isPageLink, PLAIN, type Style, styleOf } from './pasted-style.ts';
import { fillSpans, isLine, linesOf, padded } from './pasted-tables.ts';
import { withTypedLists } from './typed-lists.ts';
import { firstNumberOf, keepNumbers, nameMarkers, wordList, wordNumber } from './word-lists.ts';
import { notedNodes } from './word-notes.ts';

const SKIPPED_TAGS = new Set(
  'HEAD STYLE SCRIPT META LINK TITLE TEMPLATE NOSCRIPT IFRAME OBJECT EMBED SVG MATH SELECT'.split(
    ' ',
  ),
);
const BLOCK_TAGS = new Set(
  'P DIV SECTION ARTICLE MAIN HEADER FOOTER ASIDE NAV FIGURE FIGCAPTION ADDRESS DL DT DD HR CENTER FORM FIELDSET PRE TABLE CAPTION DETAILS SUMMARY'.split(
    ' ',
  ),
);
/** Nesting beyond this is read as plain text, which protects the stack from hostile markup. */
const MAX_DEPTH = 200;

export interface Pasted {
  readonly blocks: readonly ArticleBlock[];
  readonly left: readonly LeftBehind[];
}

/**
 * Parts that do not come along completely, so that the writer is notified: pictures must be in the
 * company's library, links that are not https lose their target, a formula in a row would be wrong,
 * and a table may be too wide.
 */
export type LeftBehind = 'pictures' | 'links' | 'formulas' | 'tables';

/** Reads headings, lists, quotes, links, emphasis and tables of pasted text; drops the rest. */
export function pastedBody(html: string): Pasted {
  const document = new DOMParser().parseFromString(neutralized(html), 'text/html');
  fillSpans(document);
  nameMarkers(document);
  keepNumbers(document);
  const reader = new PastedReader();
  reader.read(document.body, PLAIN, 0);
  reader.endBlock();
  const left: LeftBehind[] = [];
  if (document.querySelector('img')) left.push('pictures');
  if (reader.hasLostLinks) left.push('links');
  if (document.querySelector('math')) left.push('formulas');
  if (reader.hasLostTables) left.push('tables');
  return { blocks: withTypedLists(reader.blocks), left };
}

/** Reads a text without markup: paragraphs between empty lines, and the lists typed in them. */
export function pastedText(text: string): Pasted {
  const reader = new PastedReader();
  for (const paragraph of text.split(/\r?\n\s*\n/)) {
    reader.addLines(paragraph, { ...PLAIN, hasLines: true });
    reader.endBlock();
  }
  return { blocks: withTypedLists(reader.blocks), left: [] };
}

/** Renames style and event attributes: parsing them would log a policy violation for each. */
function neutralized(html: string): string {
  return html
    .split(/(?=<style\b)|(?<=<\/style>)/i)
    .filter((part) => !/^<style\b/i.test(part))
    .join('')
    .replace(/<\w[^>]*/g, (tag) => tag.replace(/\s(style|on\w+)\s*=/gi, ' data-$1='));
}

type Kind = 'paragraph' | 'quote' | 'h2' | 'h3' | 'bullet' | 'number';

interface Point {
  /** Number of the list item in the source; null if unknown. */
  readonly number: number | null;
  item: { type: 'listitem'; children: InlineNode[] } | null;
}

class PastedReader {
  readonly blocks: ArticleBlock[] = [];
  private runs: TextRun[] = [];
  private kind: Kind = 'paragraph';
  private isAfterBreak = false;
  private point: Point = { number: null, item: null };
  /** The number of the next point in the current list. */
  private next = 1;
  hasLostLinks = false;
  hasLostTables = false;
  /** The source table of the rows being read. */
  private source: Element | null = null;

  read(parent: Node, style: Style, depth: number): void {
    if (depth > MAX_DEPTH) {
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
    if (isSkipped(element, tag, css)) return;
    if (tag === 'BR') {
      this.addBreak(style);
      return;
    }
    const inner = styleOf(element, tag, css, style);
    if (tag === 'A' && inner.url === null && isPageLink(element)) this.hasLostLinks = true;
    const kind = kindOf(element, tag, css, this.kind);
    const isBlock = kind !== null || BLOCK_TAGS.has(tag);
    if (!isBlock) {
      const isApart = /display:\s*(?:block|flex|grid|table)/.test(css);
      if (isApart) this.add(' ', style);
      this.read(element, inner, depth + 1);
      if (isApart) this.add(' ', style);
      return;
    }
    this.block(element, tag, kind, inner, depth);
  }

  private block(
    element: HTMLElement,
    tag: string,
    kind: Kind | null,
    style: Style,
    depth: number,
  ): void {
    this.endBlock();
    if (tag === 'TR' && isLine(element)) {
      this.addRow(element, style, depth);
      return;
    }
    const { kind: before, point, next } = this;
    this.kind = kind ?? before;
    if (tag === 'OL') this.next = firstNumberOf(element);
    const isPoint = kind === 'bullet' || kind === 'number';
    if (isPoint) this.point = { number: this.numberOf(element, tag), item: null };
    this.read(element, style, depth + 1);
    this.endBlock();
    this.kind = before;
    if (isPoint) this.point = point;
    if (tag === 'OL') this.next = next;
  }

  private numberOf(element: Element, tag: string): number | null {
    if (this.kind !== 'number' || tag === 'OL') return null;
    if (tag !== 'LI') return wordNumber(element);
    this.next += 1;
    return this.next - 1;
  }

  /** Adjacent rows of a source table are merged, up to the maximum size of a table. */
  private addRow(row: Element, style: Style, depth: number): void {
    const cells = [...row.children].map((cell) => ({ children: this.cell(cell, style, depth) }));
    if (cells.every(({ children }) => children.length === 0)) return;
    if (cells.length > MAX_TABLE_COLUMNS) {
      this.hasLostTables = true;
      return;
    }
    const source = row.closest('table');
    const last = this.blocks.slice(-1)[0];
    if (last?.type === 'table' && this.source === source && last.rows.length < MAX_TABLE_ROWS) {
      last.rows = padded([...last.rows, cells]);
      return;
    }
    const hasHead = [...row.children].every(({ tagName }) => tagName === 'TH');
    this.blocks.push({ type: 'table', hasHead, rows: [cells] });
    this.source = source;
  }

  /** Each block of a cell becomes a line. */
  private cell(cell: Element, style: Style, depth: number): InlineNode[] {
    const reader = new PastedReader();
    reader.element(cell as HTMLElement, style, depth + 1);
    reader.endBlock();
    if (reader.hasLostLinks) this.hasLostLinks = true;
    return linesOf(reader.blocks);
  }

  addLines(text: string, style: Style): void {
    const [first = '', ...rest] = style.hasLines ? text.split(/\r?\n/) : [text];
    this.add(first, style);
    for (const line of rest) {
      this.addBreak(style);
      this.add(line, style);
    }
  }

  /** Two breaks in a row separate paragraphs. */
  private addBreak(style: Style): void {
    const isParted = this.isAfterBreak && /^(?:paragraph|quote)$/.test(this.kind);
    if (isParted) this.endBlock();
    else this.push('\n', style);
    this.isAfterBreak = true;
  }

  /** Any white space in the source is a single space. */
  private add(text: string, style: Style): void {
    const collapsed = inScript(withoutUnseen(text).replace(/\s+/g, ' '), style.script);
    if (collapsed.trim() !== '') this.isAfterBreak = false;
    this.push(collapsed, style);
  }

  private push(text: string, { format, url }: Style): void {
    const last = this.runs.slice(-1)[0];
    if (last && last.format === format && last.url === url) last.text += text;
    else this.runs.push({ text, format, url });
  }

  /** Ends the current block and adds it unless it is empty. */
  endBlock(): void {
    const children = inlineOf(this.runs);
    this.runs = [];
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
    this.endPoint(this.kind, children);
  }

  /**
   * Adds a list item. Adjacent lists are merged, as the editor would do; a list that continues after
   * other text starts at its number in the source.
   */
  private endPoint(listType: 'bullet' | 'number', children: InlineNode[]): void {
    const last = this.blocks.slice(-1)[0];
    const list = last?.type === 'list' ? last : null;
    const { item, number } = this.point;
    if (item && list?.children.slice(-1)[0] === item) {
      item.children.push({ type: 'linebreak' }, ...children);
      return;
    }
    if (item) {
      this.blocks.push({ type: 'paragraph', children });
      return;
    }
    const added = { type: 'listitem' as const, children };
    this.point.item = added;
    if (list?.listType === listType) {
      list.children.push(added);
      return;
    }
    const isLater = number !== null && number > 1 && number <= MAX_LIST_START;
    const start = isLater ? { start: number } : {};
    this.blocks.push({ type: 'list', listType, ...start, children: [added] });
  }
}

/** The block type of an element; inline elements have none. */
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

function isSkipped(element: Element, tag: string, css: string): boolean {
  if (/display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/.test(css)) return true;
  return tag === 'BUTTON' ? !opensAnswer(element) : SKIPPED_TAGS.has(tag);
}

/** Returns whether the button is the question of an accordion; other buttons are no content. */
function opensAnswer(button: Element): boolean {
  if (button.closest('h1, h2, h3, h4, h5, h6')) return true;
  const below = button.nextElementSibling;
  return /^(?:DIV|SECTION|P|UL)$/.test(below?.tagName ?? '') && below?.textContent?.trim() !== '';
}
