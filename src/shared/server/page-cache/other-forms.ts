import { LRUCache } from 'lru-cache';
import type { Encoding } from '#shared/server/http/own-server/accepted-encoding.ts';
import { compressBuffer, unpackBuffer } from '#shared/server/http/own-server/compress.ts';

type OtherForm = Exclude<Encoding, 'br'>;

interface Wanted {
  readonly etag: string;
  readonly packed: Buffer;
  readonly form: OtherForm;
}

const KEPT_BYTES = 8 * 1024 * 1024;
const PER_FORM = 256;

/** Those asked for last. An ETag names one form of one page, so a page that changed is another one. */
const forms = new LRUCache<string, Buffer, Wanted>({
  maxSize: KEPT_BYTES,
  sizeCalculation: (bytes) => bytes.length + PER_FORM,
  fetchMethod: async (_etag, _before, { context: { packed, form } }) => {
    const plain = await unpackBuffer(packed);
    return form === 'identity' ? plain : compressBuffer(plain, form);
  },
});

/** A page packed with brotli for readers who take none: the bytes when they are at hand, else the promise of them. */
export function otherForm(wanted: Wanted): Buffer | Promise<Buffer> {
  return forms.get(wanted.etag) ?? forms.forceFetch(wanted.etag, { context: wanted });
}
