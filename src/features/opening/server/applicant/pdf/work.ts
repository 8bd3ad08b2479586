/** The file exceeds its work budget. */
export class TooMuchWork extends Error {}

/** Bytes that may still be read or unpacked: nested references cannot multiply the work. */
export class WorkBudget {
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
