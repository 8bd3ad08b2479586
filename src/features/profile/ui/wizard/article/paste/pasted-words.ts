import type { InlineNode } from '../../../../core/article/article-body.ts';

/** Words of one look, as they stand in the source. */
export interface Words {
  text: string;
  readonly format: number;
  readonly url: string | null;
}

/** The words of a block without the spaces around it and around its breaks. */
export function inlineOf(words: readonly Words[]): InlineNode[] {
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
    .flatMap((text, at): Plain[] => [
      ...(at === 0 ? [] : [{ type: 'linebreak' as const }]),
      ...(text === '' ? [] : [{ type: 'text' as const, text, format }]),
    ]);
}
