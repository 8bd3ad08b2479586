import { LRUCache } from 'lru-cache';
import type { Encoding } from '#shared/server/http/own-server/accepted-encoding.ts';
import {
  compressBuffer,
  type DictionaryPacked,
  packWithDictionary,
  unpackWithDictionary,
} from '#shared/server/http/own-server/compress.ts';

interface EncodingRequest {
  /** The page itself, or as it is kept. */
  readonly page: Buffer | DictionaryPacked;
  readonly etag: string;
  readonly encoding: Encoding;
}

const BYTES_PER_ENTRY = 256;
/** The bytes of an example; what a longer page has in common with others stands in its beginning. */
const MAX_EXAMPLE_BYTES = 256 * 1024;

/** What kept pages are made of: an example of each kind, and the forms in which readers asked for pages last. */
export class EncodingCache {
  readonly #encodings: LRUCache<string, Buffer>;
  readonly #pending = new Map<string, Promise<Buffer>>();
  /** Pages of a kind share most of what they are; the first of them stands for that. */
  readonly #examples = new Map<string, Buffer>();
  readonly #availableBytes: () => number;

  /** `room` are the bytes that forms may take now, where others need some of `maxBytes`. */
  constructor(maxBytes: number, availableBytes: () => number = () => maxBytes) {
    this.#availableBytes = availableBytes;
    this.#encodings = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => bytes.length + BYTES_PER_ENTRY,
    });
  }

  async pack(page: Buffer, kind: string): Promise<DictionaryPacked> {
    const example = this.#examples.get(kind) ?? Buffer.from(page.subarray(0, MAX_EXAMPLE_BYTES));
    this.#examples.set(kind, example);
    return packWithDictionary(page, example);
  }

  /** The bytes, or the promise of those that are being made; an ETag names one form of one page. */
  find(etag: string): Buffer | Promise<Buffer> | undefined {
    return this.get(etag) ?? this.#pending.get(etag);
  }

  /** Once for all who ask for a form that is not there. */
  encode({ page, etag, encoding }: EncodingRequest): Buffer | Promise<Buffer> {
    const plain = Buffer.isBuffer(page) ? page : unpackWithDictionary(page);
    if (encoding === 'identity') {
      this.set(etag, plain);
      return plain;
    }
    const compression = compressBuffer(plain, encoding)
      .then((bytes) => {
        this.set(etag, bytes);
        return bytes;
      })
      .finally(() => this.#pending.delete(etag));
    this.#pending.set(etag, compression);
    return compression;
  }

  get(etag: string): Buffer | undefined {
    return this.#encodings.get(etag);
  }

  set(etag: string, bytes: Buffer): void {
    this.#encodings.set(etag, bytes);
    this.trim();
  }

  /** Forms asked for longest ago go where the room has become less. */
  trim(): void {
    while (this.#encodings.size > 0 && this.#encodings.calculatedSize > this.#availableBytes())
      this.#encodings.pop();
  }
}
