/**
 * Answers one question: was a tag dropped after a render began? A render that began before holds
 * what was true then, and must neither be kept nor be given to anybody who asked later.
 */
export interface InvalidationLog {
  version(): number;
  drop(tag: string): void;
  dropAll(): void;
  droppedSince(version: number, tags: readonly string[]): boolean;
  /** No render is under way, so nothing old can be asked about. */
  clear(): void;
}

export function invalidationLog(): InvalidationLog {
  let current = 0;
  let allDroppedAt = 0;
  const byTag = new Map<string, number>();
  return {
    version: () => current,
    drop(tag) {
      current += 1;
      byTag.set(tag, current);
    },
    dropAll() {
      current += 1;
      allDroppedAt = current;
    },
    droppedSince(version, tags) {
      return allDroppedAt > version || tags.some((tag) => (byTag.get(tag) ?? 0) > version);
    },
    clear() {
      byTag.clear();
    },
  };
}
