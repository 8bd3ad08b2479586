/** Renders that started before a drop hold old content and must not be cached or shared. */
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

  /** Called when no render is running, so no older version is queried. */
  clear(): void {
    this.#versionByTag.clear();
  }
}
