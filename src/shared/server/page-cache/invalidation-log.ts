/**
 * Records whether a tag was dropped after a render started: such a render holds old content and
 * must neither be cached nor be served to later requests.
 */
export interface InvalidationLog {
  version(): number;
  drop(tag: string): void;
  dropAll(): void;
  droppedSince(version: number, tags: readonly string[]): boolean;
  /** Called when no render is running, so no older version is queried. */
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
