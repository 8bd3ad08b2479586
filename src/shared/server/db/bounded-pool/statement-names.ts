import { createHash } from 'node:crypto';

/** Longer ones are bulk writes, whose text is not worth keeping. */
const LONGEST = 16_000;

/**
 * Names statements that return, so that the server parses and plans them once per connection. The
 * server keeps whatever got a name for as long as the connection lives, hence the bound; a statement
 * is named at its second use, so that lists of ever new lengths do not use the names up.
 */
export function statementNames(limit: number): (text: string) => string | undefined {
  const named = new Map<string, string>();
  const seenOnce = new Set<string>();
  return (text) => {
    const known = named.get(text);
    if (known !== undefined) return known;
    if (named.size >= limit || text.length > LONGEST) return undefined;
    if (!seenOnce.delete(text)) {
      seenOnce.add(text);
      if (seenOnce.size > limit) dropOldest(seenOnce);
      return undefined;
    }
    const name = createHash('sha256').update(text).digest('hex').slice(0, 40);
    named.set(text, name);
    return name;
  };
}

function dropOldest(texts: Set<string>): void {
  for (const oldest of texts) {
    texts.delete(oldest);
    return;
  }
}
