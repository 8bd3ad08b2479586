import type { InlineNode } from '../../../../core/article/article-body.ts';

/** A piece of text in a single format. */
export interface TextRun {
  text: string;
  readonly format: number;
  readonly url: string | null;
}

/** The nodes of a block, without spaces at its ends and around its breaks. */
export function inlineOf(runs: readonly TextRun[]): InlineNode[] {
  const text = runs.map((run) => run.text).join('');
  const lead = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  const nodes: InlineNode[] = [];
  let offset = 0;
  let before = ' ';
  for (const { text: runText, format, url } of runs) {
    const part = runText.slice(Math.max(0, lead - offset), Math.max(0, end - offset));
    offset += runText.length;
    const plain = plainOf(part, format, before);
    if (plain.length === 0) continue;
    before = part.slice(-1) ?? before;
    if (url === null) nodes.push(...plain);
    else nodes.push({ type: 'link', url, children: plain });
  }
  return nodes;
}

type Plain = Exclude<InlineNode, { type: 'link' }>;

function plainOf(part: string, format: number, before: string): Plain[] {
  const single = part.replace(/ +/g, ' ').replace(/ ?\n ?/g, '\n');
  const tidy = /\s/.test(before) ? single.replace(/^ /, '') : single;
  return tidy
    .split('\n')
    .flatMap((text, index): Plain[] => [
      ...(index === 0 ? [] : [{ type: 'linebreak' as const }]),
      ...(text === '' ? [] : [{ type: 'text' as const, text, format }]),
    ]);
}
