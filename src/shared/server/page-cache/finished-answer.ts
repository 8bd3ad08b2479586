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

/** A rendered answer as bytes, until it is kept: packed like others of its kind, and made into what readers take. */
export class BufferedResponse {
  readonly status: number;
  /** Flat name, value pairs without those that depend on the encoding. */
  readonly headers: readonly string[];
  readonly hash: string;
  /** The tags of what it shows, where it may be kept. */
  readonly tags: readonly string[];
  readonly #compressible: boolean;
  #body: Buffer | PackedPage;
  /** Most readers take the same form, whose names and headers would be put together for each. */
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

  /** What keeping it takes; forms that readers asked for are counted where they are kept. */
  get bytes(): number {
    const { length } = Buffer.isBuffer(this.#body) ? this.#body : this.#body.packed;
    return length + bytesOfHeaders(this.headers);
  }

  encodingFor(requested: Encoding): Encoding {
    return this.#compressible ? requested : 'identity';
  }

  /** The bytes when they are at hand, else the promise of them. */
  bytesIn(encoding: Encoding): Buffer | Promise<Buffer> {
    const ready = this.readyIn(encoding);
    if (ready !== undefined) return ready;
    const body = this.#body;
    if (encoding === 'br' && !Buffer.isBuffer(body)) this.#brotliRequestCount += 1;
    if (Buffer.isBuffer(body)) return this.#encode(body, encoding);
    return body.encodings.encode({ page: body, etag: this.etag(encoding), encoding });
  }

  /** The bytes where nothing need be made for another reader in this form. */
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

  /** From now on it takes as little memory as it can. For whoever waits, brotli is made of it before it is packed. */
  async pack(encodings: EncodingCache, kind: string, isAwaited: boolean): Promise<void> {
    const page = this.#body;
    if (!this.#compressible || !Buffer.isBuffer(page)) return;
    if (isAwaited) {
      const etag = this.etag('br');
      const form = encodings.find(etag) ?? encodings.encode({ page, etag, encoding: 'br' });
      // Whoever asks for it gets the error.
      Promise.resolve(form).catch(() => undefined);
    }
    this.#body = { ...(await encodings.pack(page, kind)), encodings };
    this.#encodedBodies = undefined;
  }

  /** Its quick packing is sent more than once. */
  get isWorthRepacking(): boolean {
    return !Buffer.isBuffer(this.#body) && !this.#isTightlyPacked && this.#brotliRequestCount > 1;
  }

  /** Whoever asks meanwhile gets the quick form. */
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

  /** Whether `If-None-Match` names this answer in any encoding. */
  matches(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined) return false;
    return ifNoneMatch.includes(this.hash) || ifNoneMatch.trim() === '*';
  }

  /** Everything `writeHead` needs; the last pair says where it came from. */
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

  /** Once for all who ask. */
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
