export type DescriptionBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const ITEM = /^\s*[-–•*]\s+/;

/** Plain text as people type a job: paragraphs, and lines that begin with a dash or a dot as a list. */
export function descriptionBlocks(description: string): readonly DescriptionBlock[] {
  const blocks: ({ kind: 'text'; text: string } | { kind: 'list'; items: string[] })[] = [];
  let isOpen = false;
  for (const line of description.split(/\r\n?|\n/)) {
    const last = isOpen ? blocks.at(-1) : undefined;
    const said = line.replace(ITEM, '').trim();
    if (said === '') {
      isOpen = false;
      continue;
    }
    isOpen = true;
    if (ITEM.test(line)) {
      if (last?.kind === 'list') last.items.push(said);
      else blocks.push({ kind: 'list', items: [said] });
    } else if (last?.kind === 'text') last.text += `\n${said}`;
    else blocks.push({ kind: 'text', text: said });
  }
  return blocks;
}
