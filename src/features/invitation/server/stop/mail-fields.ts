type Fields = Readonly<Record<string, string>>;

/** Fields that occur once per recipient, so that a repeated one starts the next recipient. */
const RECIPIENT_FIELDS = new Set(['final-recipient', 'action', 'status', 'diagnostic-code']);

/** Parses blocks of header fields, joins folded lines and keeps the first of repeated fields. */
export function parseMailFields(text: string): readonly Fields[] {
  const blocks: Record<string, string>[] = [];
  let block: Record<string, string> | null = null;
  for (const line of text.replace(/\r?\n[ \t]+(?=\S)/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (line.trim() === '') block = null;
    if (name === '') continue;
    if (block === null || (RECIPIENT_FIELDS.has(name) && Object.hasOwn(block, name))) {
      block = Object.create(null) as Record<string, string>;
      blocks.push(block);
    }
    block[name] ??= line.slice(colon + 1).trim();
  }
  return blocks;
}
