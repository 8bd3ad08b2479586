/**
 * Answers one question: was a tag dropped after a render began? A render that began before holds
 * what was true then, and must neither be kept nor be given to anybody who asked later.
 */
export interface InvalidationLog {
  moment(): number;
  drop(tag: string): void;
  dropAll(): void;
  droppedSince(moment: number, tags: readonly string[]): boolean;
  /** No render is under way, so nothing old can be asked about. */
  forget(): void;
}

export function invalidationLog(): InvalidationLog {
  let clock = 0;
  let everything = 0;
  const byTag = new Map<string, number>();
  return {
    moment: () => clock,
    drop(tag) {
      clock += 1;
      byTag.set(tag, clock);
    },
    dropAll() {
      clock += 1;
      everything = clock;
    },
    droppedSince(moment, tags) {
      return everything > moment || tags.some((tag) => (byTag.get(tag) ?? 0) > moment);
    },
    forget() {
      byTag.clear();
    },
  };
}
