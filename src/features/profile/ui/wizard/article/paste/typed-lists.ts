import { readTypedLines, type TypedLine } from '#shared/core/text/typed-lines.ts';
import type { ArticleBlock, InlineNode } from '../../../../core/article/article-body.ts';
import { MAX_LIST_START } from '../../../../core/article/highest-number.ts';

type List = Extract<ArticleBlock, { type: 'list' }>;
type Line = InlineNode[];

/** Replaces lists typed as paragraphs, `● one` or `1. one`, by list blocks. */
export function withTypedLists(blocks: readonly ArticleBlock[]): readonly ArticleBlock[] {
  const reader = new TypedReader();
  for (const block of blocks) reader.read(block);
  return reader.blocks.map((block) => reader.singleDashLists.get(block) ?? block);
}

class TypedReader {
  readonly blocks: ArticleBlock[] = [];
  /** Lists of one item after a dash, with their paragraph: they may be direct speech, so it stays. */
  readonly singleDashLists = new Map<ArticleBlock, ArticleBlock>();
  /** The latest typed list, until other text follows. */
  private list: List | null = null;

  read(block: ArticleBlock): void {
    const lines = block.type === 'paragraph' ? linesOf(block.children) : [];
    const kinds = readTypedLines(lines.map(textOf));
    if (!kinds.some(({ kind }) => kind === 'point')) {
      this.add(block);
      return;
    }
    let textLines: Line[] = [];
    const flushText = () => {
      if (textLines.length > 0) this.add({ type: 'paragraph', children: joined(textLines) });
      textLines = [];
    };
    for (const [index, kind] of kinds.entries()) {
      const line = lines[index] ?? [];
      if (kind.kind === 'text') {
        textLines.push(line);
        continue;
      }
      flushText();
      if (kind.kind === 'point') this.addPoint(kind, line);
      else
        this.list?.children
          .slice(-1)[0]
          ?.children.push({ type: 'text', text: ' ', format: 0 }, ...line);
    }
    flushText();
    const isDash = lines.length === 1 && /^[-–*]/.test(textOf(lines[0] ?? []));
    if (isDash && this.list?.children.length === 1) this.singleDashLists.set(this.list, block);
  }

  private add(block: ArticleBlock): void {
    this.blocks.push(block);
    this.list = null;
  }

  private addPoint(
    { number, from }: Extract<TypedLine, { kind: 'point' }>,
    line: readonly InlineNode[],
  ): void {
    const children = withoutMarker(line, from);
    if (this.list && number === nextOf(this.list)) {
      this.singleDashLists.delete(this.list);
      this.list.children.push({ type: 'listitem', children });
      return;
    }
    const isLater = number !== null && number > 1 && number <= MAX_LIST_START;
    this.list = {
      type: 'list',
      listType: number === null ? 'bullet' : 'number',
      ...(isLater ? { start: number } : {}),
      children: [{ type: 'listitem', children }],
    };
    this.blocks.push(this.list);
  }
}

const nextOf = ({ listType, start = 1, children }: List): number | null =>
  listType === 'number' ? start + children.length : null;

function linesOf(children: readonly InlineNode[]): readonly Line[] {
  const lines: Line[] = [[]];
  for (const node of children) {
    if (node.type === 'linebreak') lines.push([]);
    else lines.slice(-1)[0]?.push(node);
  }
  return lines;
}

const joined = (lines: readonly Line[]): InlineNode[] =>
  lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'linebreak' as const }, ...line]));

const textOf = (line: readonly InlineNode[]): string =>
  line
    .map((node) => {
      if (node.type === 'text') return node.text;
      return node.type === 'link' ? textOf(node.children) : '';
    })
    .join('');

/** The marker is at the beginning, possibly split over texts of several formats. */
function withoutMarker(line: readonly InlineNode[], length: number): InlineNode[] {
  let left = length;
  return line.flatMap((node) => {
    if (left === 0 || node.type !== 'text') return node;
    const text = node.text.slice(left);
    left -= node.text.length - text.length;
    return text === '' ? [] : { ...node, text };
  });
}
