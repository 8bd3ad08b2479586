import { withoutUnseen } from '#shared/core/text/typed-text.ts';
import type {
  ArticleBlock,
  ArticleTable,
  InlineNode,
} from '../../../../core/article/article-body.ts';
import { notedNodes } from './word-notes.ts';

/** Word's limit of columns; a web page could claim `colspan=1000` for each cell. */
const MAX_COLUMNS = 63;

interface Reach {
  readonly cell: HTMLTableCellElement;
  readonly rowsBelow: number;
}

/**
 * Adds empty cells where `rowspan` and `colspan` reach, so that all rows have the same columns.
 * Rows of a single cell are text across the table, and layout tables have no columns: unchanged.
 */
export function fillSpans(document: Document): void {
  for (const section of document.querySelectorAll('thead, tbody, tfoot')) {
    if (/^(?:presentation|none)$/.test(section.closest('table')?.getAttribute('role') ?? ''))
      continue;
    let above: readonly Reach[] = [];
    for (const row of section.children) above = fillRow(row, above);
  }
}

/** Returns whether the row holds data; a nested table or a heading shows a table of page layout. */
export function isLine(row: Element): boolean {
  const isLaidOut = [...row.querySelectorAll('table, h1, h2, h3, h4, h5, h6')].some((part) => {
    const cell = part.closest('td, th');
    return part.tagName === 'TABLE' || textOf(part) !== (cell ? textOf(cell) : '');
  });
  return row.childElementCount > 1 && !isLaidOut;
}

const textOf = (element: Element) => withoutUnseen(element.textContent ?? '').trim();

export function linesOf(blocks: readonly ArticleBlock[]): InlineNode[] {
  const lines = blocks.flatMap((block) => {
    if (block.type === 'list') return block.children.map(({ children }) => children);
    return 'children' in block ? [block.children] : [];
  });
  return lines.flatMap((line, index): InlineNode[] =>
    index === 0 ? line : [{ type: 'linebreak' }, ...line],
  );
}

/** Adds empty cells until all rows are as long as the longest. */
export function padded(rows: ArticleTable['rows']): ArticleTable['rows'] {
  const columns = Math.max(...rows.map(({ length }) => length));
  return rows.map((row) => [
    ...row,
    ...Array.from({ length: columns - row.length }, () => ({ children: [] })),
  ]);
}

/** Fills one row and returns the cells that span the next row, by column. */
function fillRow(row: Element, above: readonly Reach[]): readonly Reach[] {
  for (const node of notedNodes(row)) node.remove();
  const cells = [...row.children].filter(isCell);
  const isInColumns =
    cells.length > 1 || above.some(({ cell, rowsBelow: rows }) => rows > 0 && hasText(cell));
  const below: Reach[] = [];
  const add = (cell: HTMLTableCellElement, rows: number, before: Node | null) => {
    if (below.length >= MAX_COLUMNS) return;
    below.push({ cell, rowsBelow: rows });
    if (isInColumns && cells.length > 0) row.insertBefore(cell.cloneNode(false), before);
  };
  const addFromAbove = (end: number, before: Node | null) => {
    for (const { cell, rowsBelow: rows } of above.slice(below.length, end))
      add(cell, Math.max(0, rows - 1), before);
  };
  for (const cell of cells) {
    const free = above.findIndex(
      ({ rowsBelow: rows }, column) => column >= below.length && rows === 0,
    );
    addFromAbove(free === -1 ? above.length : free, cell);
    const isToEnd = cell.getAttribute('rowspan') === '0';
    const rows = isToEnd ? Number.POSITIVE_INFINITY : cell.rowSpan - 1;
    below.push({ cell, rowsBelow: rows });
    const after = cell.nextSibling;
    for (let more = 1; more < cell.colSpan; more += 1) add(cell, rows, after);
  }
  addFromAbove(above.map(({ rowsBelow: rows }) => rows > 0).lastIndexOf(true) + 1, null);
  return below;
}

const isCell = (element: Element): element is HTMLTableCellElement =>
  /^T[DH]$/.test(element.tagName);

const hasText = (cell: Element) => textOf(cell) !== '';
