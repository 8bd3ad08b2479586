/** Records invalidations, so that a render started before one is neither cached nor shared. */
export class InvalidationLog {
  readonly #versionByTag = new Map<string, number>();
  #allDroppedAt = 0;
  version = 0;

  drop(tag: string): void {
    this.version += 1;
    this.#versionByTag.set(tag, this.version);
  }

  dropAll(): void {
    this.version += 1;
    this.#allDroppedAt = this.version;
  }

  droppedSince(version: number, tags: readonly string[]): boolean {
    const isDropped = (tag: string) => (this.#versionByTag.get(tag) ?? 0) > version;
    return this.#allDroppedAt > version || tags.some(isDropped);
  }

  /** Frees memory; call it only while no render is running that could ask for older versions. */
  clear(): void {
    this.#versionByTag.clear();
  }
}
