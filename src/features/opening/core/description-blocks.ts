import { readTypedLines } from '#shared/core/text/typed-lines.ts';

interface Text {
  kind: 'text' | 'label';
  text: string;
}

interface List {
  kind: 'list';
  /** Number of the first item; null for a list without numbers. */
  start: number | null;
  items: string[];
}

export type DescriptionBlock = Readonly<Text> | Readonly<List>;

/** Labels above lists in real openings are shorter. */
const MAX_LABEL_LENGTH = 50;

/** Splits an opening's plain text into paragraphs, lists, and short labels above lists. */
export function descriptionBlocks(description: string): readonly DescriptionBlock[] {
  const lines = description.split(/\r\n?|\n/);
  const blocks: (Text | List)[] = [];
  let last: Text | List | undefined;
  for (const [index, read] of readTypedLines(lines).entries()) {
    const line = lines[index] ?? '';
    const text = (read.kind === 'point' ? line.slice(read.from) : line).trim();
    if (text === '') {
      last = undefined;
      continue;
    }
    if (read.kind === 'point') {
      if (last?.kind === 'list' && read.number === nextOf(last)) last.items.push(text);
      else blocks.push({ kind: 'list', start: read.number, items: [text] });
    } else if (read.kind === 'continuation' && last?.kind === 'list') {
      const item = last.items.pop() ?? '';
      last.items.push(`${item}${/^\p{Nd}/u.test(text) ? '\n' : ' '}${text}`);
    } else if (last?.kind === 'text') {
      last.text += `\n${text}`;
    } else blocks.push({ kind: 'text', text });
    last = blocks.at(-1);
  }
  return blocks.flatMap((block, index) =>
    block.kind === 'text' && blocks[index + 1]?.kind === 'list' ? withLabel(block.text) : block,
  );
}

const nextOf = ({ start, items }: List): number | null =>
  start === null ? null : start + items.length;

/** Splits the label off text above a list: a short single line, or a last line with a colon. */
function withLabel(text: string): DescriptionBlock[] {
  const lines = text.split('\n');
  const label = lines.pop() ?? '';
  const above = lines.at(-1);
  const isLabel =
    label.length <= MAX_LABEL_LENGTH &&
    (above === undefined
      ? !/[.!?…]$/.test(label)
      : /[:：]$/.test(label) && above.length <= MAX_LABEL_LENGTH);
  if (!isLabel) return [{ kind: 'text', text }];
  const preceding = above === undefined ? [] : [{ kind: 'text', text: lines.join('\n') } as const];
  return [...preceding, { kind: 'label', text: label }];
}
