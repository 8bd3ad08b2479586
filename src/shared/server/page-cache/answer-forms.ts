import { LRUCache } from 'lru-cache';
import type { Encoding } from '#shared/server/http/own-server/accepted-encoding.ts';
import {
  compressBuffer,
  type DictionaryPacked,
  packWithDictionary,
  unpackWithDictionary,
} from '#shared/server/http/own-server/compress.ts';

interface EncodingRequest {
  readonly page: Buffer | DictionaryPacked;
  readonly etag: string;
  readonly encoding: Encoding;
}

const BYTES_PER_ENTRY = 256;
/** Maximum dictionary length: pages of a kind have only their beginning in common. */
const MAX_EXAMPLE_BYTES = 256 * 1024;

/** LRU cache of encoded page bodies, with one compression dictionary per kind of page. */
export class EncodingCache {
  readonly #encodings: LRUCache<string, Buffer>;
  readonly #pending = new Map<string, Promise<Buffer>>();
  /** The first page of a kind serves as the dictionary of the others. */
  readonly #examples = new Map<string, Buffer>();
  readonly #availableBytes: () => number;

  /** `availableBytes` returns the part of `maxBytes` that other caches leave free. */
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

  /** Returns the encoded body, or its running compression, by the ETag of page and encoding. */
  find(etag: string): Buffer | Promise<Buffer> | undefined {
    return this.get(etag) ?? this.#pending.get(etag);
  }

  /** Encodes a page; concurrent requests share the compression. */
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

  trim(): void {
    while (this.#encodings.size > 0 && this.#encodings.calculatedSize > this.#availableBytes())
      this.#encodings.pop();
  }
}
