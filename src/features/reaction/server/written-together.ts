interface Waiting<Act, Done> {
  readonly act: Act;
  readonly resolve: (done: Done) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes what comes while a write is under way in one go with the next, so that many acts on one row take
 * one connection and one commit. Each act is answered when it is written, and not before.
 */
export class WrittenTogether<Act, Done> {
  readonly #write: (acts: readonly Act[]) => Promise<readonly Done[]>;
  #waiting: Waiting<Act, Done>[] = [];
  #isWriting = false;

  /** `write` answers for each act, in their order. */
  constructor(write: (acts: readonly Act[]) => Promise<readonly Done[]>) {
    this.#write = write;
  }

  add(act: Act): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ act, resolve, reject });
      if (!this.#isWriting) this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const done = await this.#write(batch.map(({ act }) => act));
        batch.forEach(({ resolve }, at) => {
          resolve(done[at] as Done);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isWriting = false;
  }
}
