import { LRUCache } from 'lru-cache';
import type { Encoding } from '#shared/server/http/own-server/accepted-encoding.ts';
import { compressBuffer, packLike, unpackLike } from '#shared/server/http/own-server/compress.ts';

/** A page as it is kept, and the page it was packed like. */
export interface PackedPage {
  readonly packed: Buffer;
  readonly example: Buffer;
}

interface Wanted {
  /** The page itself, or as it is kept. */
  readonly page: Buffer | PackedPage;
  readonly etag: string;
  readonly form: Encoding;
}

const PER_FORM = 256;
/** The bytes of an example; what a longer page has in common with others stands in its beginning. */
const LONGEST_EXAMPLE = 256 * 1024;

/** What kept pages are made of: an example of each kind, and the forms in which readers asked for pages last. */
export class AnswerForms {
  readonly #forms: LRUCache<string, Buffer, Wanted>;
  /** Pages of a kind share most of what they are; the first of them stands for that. */
  readonly #examples = new Map<string, Buffer>();

  constructor(maxBytes: number) {
    this.#forms = new LRUCache<string, Buffer, Wanted>({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => bytes.length + PER_FORM,
      // What others push out meanwhile is made all the same: somebody waits for it.
      ignoreFetchAbort: true,
      fetchMethod: async (_etag, _before, { context: { page, form } }) => {
        const plain = Buffer.isBuffer(page) ? page : await unpackLike(page.packed, page.example);
        return form === 'identity' ? plain : compressBuffer(plain, form);
      },
    });
  }

  async pack(page: Buffer, kind: string): Promise<PackedPage> {
    const example = this.#examples.get(kind) ?? Buffer.from(page.subarray(0, LONGEST_EXAMPLE));
    this.#examples.set(kind, example);
    return { packed: await packLike(page, example), example };
  }

  /** The bytes when they are at hand, else the promise of them. An ETag names one form of one page. */
  formOf(wanted: Wanted): Buffer | Promise<Buffer> {
    return this.kept(wanted.etag) ?? this.#forms.forceFetch(wanted.etag, { context: wanted });
  }

  kept(etag: string): Buffer | undefined {
    return this.#forms.get(etag);
  }

  keep(etag: string, bytes: Buffer): void {
    this.#forms.set(etag, bytes);
  }
}
