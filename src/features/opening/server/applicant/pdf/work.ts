/** The file exceeds its work budget. */
export class TooMuchWork extends Error {}

/** A heap that bursts ends the whole process, not its thread alone: values end before, by what they weigh at most. */
const MAX_HEAP_BYTES = 160 * 1024 * 1024;

/** Bytes of a token on the heap, a bracket with its container. */
export const NUMBER_BYTES = 16;
export const TOKEN_BYTES = 100;

/** Bytes that may still be read or unpacked: nested references cannot multiply the work. */
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
