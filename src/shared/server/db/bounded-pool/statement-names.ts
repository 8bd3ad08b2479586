import { createHash } from 'node:crypto';

/** Longer statements are bulk writes, which are not worth preparing. */
const MAX_TEXT_LENGTH = 16_000;

/**
 * Names recurring statements, so that the server parses and plans them once per connection.
 * Prepared statements live as long as the connection, hence the limit. A statement is named at its
 * second use, so that one-time texts use up no names.
 */
export function statementNames(maxNames: number): (text: string) => string | undefined {
  const namesByText = new Map<string, string>();
  const seenOnce = new Set<string>();
  return (text) => {
    const existing = namesByText.get(text);
    if (existing !== undefined) return existing;
    if (namesByText.size >= maxNames || text.length > MAX_TEXT_LENGTH) return undefined;
    if (!seenOnce.delete(text)) {
      const [oldest = ''] = seenOnce;
      if (seenOnce.size >= maxNames) seenOnce.delete(oldest);
      seenOnce.add(text);
      return undefined;
    }
    const name = createHash('sha256').update(text).digest('hex').slice(0, 40);
    namesByText.set(text, name);
    return name;
  };
}
