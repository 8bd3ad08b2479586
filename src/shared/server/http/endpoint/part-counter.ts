const HEAD_END = '\r\n\r\n';

/** Counts delimiters of a multipart body and measures the heads of its parts, chunk by chunk. */
export class PartCounter {
  readonly #delimiter: Buffer;
  #rest: Buffer = Buffer.alloc(0);
  #bytes = 0;
  /** Offset of an incomplete part head; null within a part and before the first. */
  #headOffset: number | null = null;
  /** One delimiter before each part and one behind the last. */
  delimiterCount = 0;
  /** Longest part head so far: Node's parser takes seconds for a head of megabytes. */
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
    // A delimiter or head end may be split between two chunks.
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
