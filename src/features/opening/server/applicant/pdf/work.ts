export class TooMuchWork extends Error {}

/** Limit of estimated heap use: exceeding the real heap would end the whole process. */
const MAX_HEAP_BYTES = 160 * 1024 * 1024;

export const NUMBER_BYTES = 16;
export const TOKEN_BYTES = 100;

/** Budget of bytes to read or unpack, so that nested references cannot multiply the work. */
export class WorkBudget {
  #left: number;
  #remainingHeapBytes = MAX_HEAP_BYTES;

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

  allocate(bytes: number): void {
    this.#remainingHeapBytes -= bytes;
    if (this.#remainingHeapBytes < 0) throw new TooMuchWork();
  }
}
