const HEAD_END = '\r\n\r\n';

/** Counts what stands between the parts of a multipart body, and their heads, while it comes, piece by piece. */
export class PartCounter {
  readonly #delimiter: Buffer;
  #rest: Buffer = Buffer.alloc(0);
  /** Bytes that have come. */
  #bytes = 0;
  /** Where the head of a part begins that has not come whole; null within a part, and before the first. */
  #head: number | null = null;
  /** Delimiters so far: one before each part, and one behind the last. */
  found = 0;
  /** Bytes of the longest head so far: its parser goes over a head of megabytes for seconds. */
  longestHead = 0;

  constructor(boundary: string) {
    this.#delimiter = Buffer.from(`--${boundary}`, 'latin1');
  }

  add(piece: Uint8Array): void {
    const bytes = Buffer.concat([this.#rest, piece]);
    const { length } = this.#delimiter;
    const first = this.#bytes - this.#rest.length;
    let from = 0;
    for (let at = bytes.indexOf(this.#delimiter); at !== -1; ) {
      this.#readHead(bytes.subarray(from, at), first + from);
      this.found += 1;
      from = at + length;
      this.#head = first + from;
      at = bytes.indexOf(this.#delimiter, from);
    }
    this.#readHead(bytes.subarray(from), first + from);
    this.#bytes += piece.byteLength;
    // One may begin in this piece and end in the next.
    const mostKept = Math.max(length, HEAD_END.length) - 1;
    this.#rest = bytes.subarray(Math.max(from, bytes.length - mostKept));
  }

  #readHead(bytes: Buffer, at: number): void {
    if (this.#head === null) return;
    const end = bytes.indexOf(HEAD_END);
    const length = at + (end === -1 ? bytes.length : end) - this.#head;
    this.longestHead = Math.max(this.longestHead, length);
    if (end !== -1) this.#head = null;
  }
}
