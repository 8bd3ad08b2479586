import { readTypedLines } from '#shared/core/text/typed-lines.ts';

export type DescriptionBlock =
  | { readonly kind: 'text' | 'label'; readonly text: string }
  | {
      readonly kind: 'list';
      /** The number of its first point; null where points have none. */
      readonly start: number | null;
      readonly items: readonly string[];
    };

interface Text {
  kind: 'text' | 'label';
  text: string;
}

interface List {
  kind: 'list';
  start: number | null;
  items: string[];
}

/** Longer than any label above a list is. */
const LONGEST_LABEL = 50;

/** Plain text as people type a job: paragraphs, lists of typed points, and short labels above them. */
export function descriptionBlocks(description: string): readonly DescriptionBlock[] {
  const lines = description.split(/\r\n?|\n/);
  const blocks: (Text | List)[] = [];
  let last: Text | List | undefined;
  for (const [at, read] of readTypedLines(lines).entries()) {
    const line = lines[at] ?? '';
    const said = (read.kind === 'point' ? line.slice(read.from) : line).trim();
    if (said === '') {
      last = undefined;
      continue;
    }
    if (read.kind === 'point') {
      if (last?.kind === 'list' && read.number === nextOf(last)) last.items.push(said);
      else blocks.push({ kind: 'list', start: read.number, items: [said] });
    } else if (read.kind === 'more' && last?.kind === 'list') {
      const item = last.items.pop() ?? '';
      last.items.push(`${item}${/^\p{Nd}/u.test(said) ? '\n' : ' '}${said}`);
    } else if (last?.kind === 'text') {
      last.text += `\n${said}`;
    } else blocks.push({ kind: 'text', text: said });
    last = blocks.at(-1);
  }
  return blocks.flatMap((block, at) =>
    block.kind === 'text' && blocks[at + 1]?.kind === 'list' ? withLabel(block.text) : block,
  );
}

const nextOf = ({ start, items }: List): number | null =>
  start === null ? null : start + items.length;

/** A short line that ends no sentence is a label; the last one of several where it ends in a colon. */
function withLabel(text: string): DescriptionBlock[] {
  const lines = text.split('\n');
  const label = lines.pop() ?? '';
  const above = lines.at(-1);
  const isLabel =
    label.length <= LONGEST_LABEL &&
    (above === undefined
      ? !/[.!?…]$/.test(label)
      : /[:：]$/.test(label) && above.length <= LONGEST_LABEL);
  if (!isLabel) return [{ kind: 'text', text }];
  const others = above === undefined ? [] : [{ kind: 'text', text: lines.join('\n') } as const];
  return [...others, { kind: 'label', text: label }];
}
