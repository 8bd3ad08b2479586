/** Counts what stands between the parts of a multipart body while it comes, piece by piece. */
export class PartCounter {
  readonly #delimiter: Buffer;
  #rest: Buffer = Buffer.alloc(0);
  /** Delimiters so far: one before each part, and one behind the last. */
  found = 0;

  constructor(boundary: string) {
    this.#delimiter = Buffer.from(`--${boundary}`, 'latin1');
  }

  add(piece: Uint8Array): void {
    const bytes = Buffer.concat([this.#rest, piece]);
    const { length } = this.#delimiter;
    let from = 0;
    for (let at = bytes.indexOf(this.#delimiter); at !== -1; ) {
      this.found += 1;
      from = at + length;
      at = bytes.indexOf(this.#delimiter, from);
    }
    // One may begin in this piece and end in the next.
    this.#rest = bytes.subarray(Math.max(from, bytes.length - length + 1));
  }
}
