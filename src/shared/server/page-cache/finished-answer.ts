import { createHash } from 'node:crypto';
import type { Encoding } from '#shared/server/http/own-server/accepted-encoding.ts';
import {
  compressBuffer,
  compressTightly,
  type DictionaryPacked,
  isCompressible,
  MIN_COMPRESSED_BYTES,
  unpackWithDictionary,
} from '#shared/server/http/own-server/compress.ts';
import type { EncodingCache } from './answer-forms.ts';
import { bytesOfHeaders } from './shared-headers.ts';

const ETAG_ENDING: Record<Encoding, string> = {
  br: '-br',
  zstd: '-zs',
  gzip: '-gz',
  identity: '',
};

interface PackedPage extends DictionaryPacked {
  readonly encodings: EncodingCache;
}

interface SentEncoding {
  readonly encoding: Encoding;
  readonly length: number;
  readonly etag: string;
  readonly head: readonly string[];
}

/** A rendered response as bytes; in the cache packed by its kind's dictionary. */
export class BufferedResponse {
  readonly status: number;
  /** Header names and values in turn, without those that depend on the encoding. */
  readonly headers: readonly string[];
  readonly hash: string;
  readonly tags: readonly string[];
  readonly #compressible: boolean;
  #body: Buffer | PackedPage;
  /** Most requests accept the same encoding, so its ETag and headers are computed once. */
  #lastSent: SentEncoding | undefined;
  #encodedBodies: Map<Encoding, Buffer | Promise<Buffer>> | undefined;
  #isTightlyPacked = false;
  #brotliRequestCount = 0;

  constructor(
    status: number,
    headers: readonly string[],
    body: Buffer,
    contentType: string | null,
    tags: readonly string[] = [],
  ) {
    this.status = status;
    this.headers = headers;
    this.#body = body;
    this.tags = tags;
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.#compressible = isCompressible(contentType) && body.length >= MIN_COMPRESSED_BYTES;
  }

  /** Memory of the packed body; encoded bodies count in the EncodingCache. */
  get bytes(): number {
    const { length } = Buffer.isBuffer(this.#body) ? this.#body : this.#body.packed;
    return length + bytesOfHeaders(this.headers);
  }

  encodingFor(requested: Encoding): Encoding {
    return this.#compressible ? requested : 'identity';
  }

  bytesIn(encoding: Encoding): Buffer | Promise<Buffer> {
    const ready = this.readyIn(encoding);
    if (ready !== undefined) return ready;
    const body = this.#body;
    if (encoding === 'br' && !Buffer.isBuffer(body)) this.#brotliRequestCount += 1;
    if (Buffer.isBuffer(body)) return this.#encode(body, encoding);
    return body.encodings.encode({ page: body, etag: this.etag(encoding), encoding });
  }

  /** Returns the body in an encoding without starting a compression; undefined if one is needed. */
  readyIn(encoding: Encoding): Buffer | Promise<Buffer> | undefined {
    const ready = this.#findReady(encoding);
    if (ready !== undefined && encoding === 'br' && !Buffer.isBuffer(this.#body))
      this.#brotliRequestCount += 1;
    return ready;
  }

  #findReady(encoding: Encoding): Buffer | Promise<Buffer> | undefined {
    const body = this.#body;
    if (Buffer.isBuffer(body))
      return encoding === 'identity' ? body : this.#encodedBodies?.get(encoding);
    const ready = body.encodings.find(this.etag(encoding));
    if (ready !== undefined || encoding !== 'br' || !this.#isTightlyPacked) return ready;
    this.#isTightlyPacked = false;
    this.#lastSent = undefined;
    return body.encodings.find(this.etag('br'));
  }

  /** Packs the body to save memory; encodes brotli first if a request is waiting for it. */
  async pack(encodings: EncodingCache, kind: string, isAwaited: boolean): Promise<void> {
    const page = this.#body;
    if (!this.#compressible || !Buffer.isBuffer(page)) return;
    if (isAwaited) {
      const etag = this.etag('br');
      const form = encodings.find(etag) ?? encodings.encode({ page, etag, encoding: 'br' });
      // A failed compression is handled by the request that sends the body.
      Promise.resolve(form).catch(() => undefined);
    }
    this.#body = { ...(await encodings.pack(page, kind)), encodings };
    this.#encodedBodies = undefined;
  }

  /** Returns whether the brotli body was requested twice, so that a tighter one pays. */
  get isWorthRepacking(): boolean {
    return !Buffer.isBuffer(this.#body) && !this.#isTightlyPacked && this.#brotliRequestCount > 1;
  }

  /** Replaces the brotli body by the tightest one; requests in the meantime get the old one. */
  async repack(): Promise<void> {
    if (Buffer.isBuffer(this.#body)) return;
    const { encodings } = this.#body;
    const tight = await compressTightly(unpackWithDictionary(this.#body));
    this.#isTightlyPacked = true;
    this.#lastSent = undefined;
    encodings.set(this.etag('br'), tight);
  }

  etag(encoding: Encoding): string {
    if (this.#lastSent?.encoding === encoding) return this.#lastSent.etag;
    const ending = encoding === 'br' && this.#isTightlyPacked ? '-b11' : ETAG_ENDING[encoding];
    return `"${this.hash}${ending}"`;
  }

  matches(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined) return false;
    return ifNoneMatch.includes(this.hash) || ifNoneMatch.trim() === '*';
  }

  /** Headers for `writeHead`; the last pair is Cache-Status. */
  head(encoding: Encoding, length: number): readonly string[] {
    const last = this.#lastSent;
    if (last?.encoding === encoding && last.length === length) return last.head;
    const etag = this.etag(encoding);
    const head = [...this.#validators(encoding), 'Content-Length', String(length)];
    if (encoding !== 'identity') head.push('Content-Encoding', encoding);
    head.push('Cache-Status', 'yousay; hit');
    this.#lastSent = { encoding, length, etag, head };
    return head;
  }

  notModifiedHead(encoding: Encoding): readonly string[] {
    return [...this.#validators(encoding), 'Cache-Status', 'yousay; hit'];
  }

  #validators(encoding: Encoding): string[] {
    const validators = [...this.headers, 'ETag', this.etag(encoding)];
    if (this.#compressible) validators.push('Vary', 'Accept-Encoding');
    return validators;
  }

  #encode(body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return body;
    const compression = compressBuffer(body, encoding).then((bytes) => {
      this.#encodedBodies?.set(encoding, bytes);
      return bytes;
    });
    this.#encodedBodies ??= new Map();
    this.#encodedBodies.set(encoding, compression);
    return compression;
  }
}
