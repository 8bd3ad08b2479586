/** A file that needs more than this is refused without being read to its end. */
export class TooMuchWork extends Error {}

/** Bytes that may still be read or unpacked, however often a file names the same ones. */
export class Work {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  get left(): number {
    return this.#left;
  }

  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new TooMuchWork();
  }
}
