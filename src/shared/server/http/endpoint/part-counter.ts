const HEAD_END = '\r\n\r\n';

/** Counts what stands between the parts of a multipart body, and their heads, while it comes, piece by piece. */
export class PartCounter {
  readonly #delimiter: Buffer;
  #rest: Buffer = Buffer.alloc(0);
  /** Bytes that have come. */
  #bytes = 0;
  /** Where the head of a part begins that has not come whole; null within a part, and before the first. */
  #headOffset: number | null = null;
  /** Delimiters so far: one before each part, and one behind the last. */
  delimiterCount = 0;
  /** Bytes of the longest head so far: its parser goes over a head of megabytes for seconds. */
  maxHeadBytes = 0;

  constructor(boundary: string) {
    this.#delimiter = Buffer.from(`--${boundary}`, 'latin1');
  }

  add(chunk: Uint8Array): void {
    const bytes = Buffer.concat([this.#rest, chunk]);
    const { length } = this.#delimiter;
    const first = this.#bytes - this.#rest.length;
    let from = 0;
    for (let index = bytes.indexOf(this.#delimiter); index !== -1; ) {
      this.#readHead(bytes.subarray(from, index), first + from);
      this.delimiterCount += 1;
      from = index + length;
      this.#headOffset = first + from;
      index = bytes.indexOf(this.#delimiter, from);
    }
    this.#readHead(bytes.subarray(from), first + from);
    this.#bytes += chunk.byteLength;
    // One may begin in this piece and end in the next.
    const maxRestBytes = Math.max(length, HEAD_END.length) - 1;
    this.#rest = bytes.subarray(Math.max(from, bytes.length - maxRestBytes));
  }

  #readHead(bytes: Buffer, offset: number): void {
    if (this.#headOffset === null) return;
    const end = bytes.indexOf(HEAD_END);
    const length = offset + (end === -1 ? bytes.length : end) - this.#headOffset;
    this.maxHeadBytes = Math.max(this.maxHeadBytes, length);
    if (end !== -1) this.#headOffset = null;
  }
}
