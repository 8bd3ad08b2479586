import { LRUCache } from 'lru-cache';
import type { Encoding } from '#shared/server/http/own-server/accepted-encoding.ts';
import {
  compressBuffer,
  type PackedLike,
  packLike,
  unpackLike,
} from '#shared/server/http/own-server/compress.ts';

interface Wanted {
  /** The page itself, or as it is kept. */
  readonly page: Buffer | PackedLike;
  readonly etag: string;
  readonly form: Encoding;
}

const PER_FORM = 256;
/** The bytes of an example; what a longer page has in common with others stands in its beginning. */
const LONGEST_EXAMPLE = 256 * 1024;

/** What kept pages are made of: an example of each kind, and the forms in which readers asked for pages last. */
export class AnswerForms {
  readonly #forms: LRUCache<string, Buffer>;
  readonly #making = new Map<string, Promise<Buffer>>();
  /** Pages of a kind share most of what they are; the first of them stands for that. */
  readonly #examples = new Map<string, Buffer>();
  readonly #room: () => number;

  /** `room` are the bytes that forms may take now, where others need some of `maxBytes`. */
  constructor(maxBytes: number, room: () => number = () => maxBytes) {
    this.#room = room;
    this.#forms = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => bytes.length + PER_FORM,
    });
  }

  async pack(page: Buffer, kind: string): Promise<PackedLike> {
    const example = this.#examples.get(kind) ?? Buffer.from(page.subarray(0, LONGEST_EXAMPLE));
    this.#examples.set(kind, example);
    return packLike(page, example);
  }

  /** The bytes, or the promise of those that are being made; an ETag names one form of one page. */
  find(etag: string): Buffer | Promise<Buffer> | undefined {
    return this.kept(etag) ?? this.#making.get(etag);
  }

  /** Once for all who ask for a form that is not there. */
  make({ page, etag, form }: Wanted): Buffer | Promise<Buffer> {
    const plain = Buffer.isBuffer(page) ? page : unpackLike(page);
    if (form === 'identity') {
      this.keep(etag, plain);
      return plain;
    }
    const making = compressBuffer(plain, form)
      .then((bytes) => {
        this.keep(etag, bytes);
        return bytes;
      })
      .finally(() => this.#making.delete(etag));
    this.#making.set(etag, making);
    return making;
  }

  kept(etag: string): Buffer | undefined {
    return this.#forms.get(etag);
  }

  keep(etag: string, bytes: Buffer): void {
    this.#forms.set(etag, bytes);
    this.trim();
  }

  /** Forms asked for longest ago go where the room has become less. */
  trim(): void {
    while (this.#forms.size > 0 && this.#forms.calculatedSize > this.#room()) this.#forms.pop();
  }
}
