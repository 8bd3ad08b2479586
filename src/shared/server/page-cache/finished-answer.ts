import { createHash } from 'node:crypto';
import type { Encoding } from '#shared/server/http/own-server/accepted-encoding.ts';
import {
  compressBuffer,
  compressTightly,
  isCompressible,
  SMALLEST_WORTH_COMPRESSING,
} from '#shared/server/http/own-server/compress.ts';
import { otherForm } from './other-forms.ts';

/** The lists of a head in three encodings. */
const HEADS = 1_024;
/** A string, and its places in those lists. */
const PER_STRING = 64;

const ETAG_ENDING: Record<Encoding, string> = { br: '-br', gzip: '-gz', identity: '' };

/** A rendered answer as bytes: plain until it is packed with brotli, which most readers take, then in that form alone. */
export class FinishedAnswer {
  readonly status: number;
  /** Flat name, value pairs without those that depend on the encoding. */
  readonly headers: readonly string[];
  readonly hash: string;
  /** The tags of what it shows, where it may be kept. */
  readonly tags: readonly string[];
  readonly #compressible: boolean;
  readonly #heads = new Map<Encoding, readonly string[]>();
  #form: 'identity' | 'br' = 'identity';
  #bytes: Buffer;
  #packing: Promise<Buffer> | undefined;
  #isTight = false;
  #askedAsBrotli = 0;

  constructor(
    status: number,
    headers: readonly string[],
    body: Buffer,
    contentType: string | null,
    tags: readonly string[] = [],
  ) {
    this.status = status;
    this.headers = headers;
    this.#bytes = body;
    this.tags = tags;
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.#compressible = isCompressible(contentType) && body.length >= SMALLEST_WORTH_COMPRESSING;
  }

  /** What keeping it costs in memory. */
  get bytes(): number {
    const letters = this.headers.reduce((sum, { length }) => sum + length + PER_STRING, 0);
    return this.#bytes.length + letters + HEADS;
  }

  encodingFor(wanted: Encoding): Encoding {
    return this.#compressible ? wanted : 'identity';
  }

  /** The bytes when they are at hand, else the promise of them. */
  bytesIn(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'br') this.#askedAsBrotli += 1;
    if (encoding === this.#form) return this.#bytes;
    if (encoding === 'br') return this.pack();
    const form = { etag: this.etag(encoding), form: encoding };
    if (this.#form === 'br') return otherForm({ ...form, packed: this.#bytes });
    return this.pack().then((packed) => otherForm({ ...form, packed }));
  }

  /** What is worth it is kept packed from now on. */
  async pack(): Promise<Buffer> {
    if (this.#form === 'br' || !this.#compressible) return this.#bytes;
    this.#packing ??= this.#pack();
    return this.#packing;
  }

  /** Its quick packing is sent more than once. */
  get isWorthRepacking(): boolean {
    return this.#form === 'br' && !this.#isTight && this.#askedAsBrotli > 1;
  }

  /** Whoever asks meanwhile gets the quick form. */
  async repack(): Promise<void> {
    this.#bytes = await compressTightly(await this.bytesIn('identity'));
    this.#isTight = true;
    this.#heads.delete('br');
  }

  etag(encoding: Encoding): string {
    const ending = encoding === 'br' && this.#isTight ? '-b11' : ETAG_ENDING[encoding];
    return `"${this.hash}${ending}"`;
  }

  /** Whether `If-None-Match` names this answer in any encoding. */
  matches(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined) return false;
    return ifNoneMatch.includes(this.hash) || ifNoneMatch.trim() === '*';
  }

  /**
   * Everything `writeHead` needs, joined once per encoding because a hit is served many times.
   * The last pair says where it came from.
   */
  head(encoding: Encoding, length: number): readonly string[] {
    const known = this.#heads.get(encoding);
    if (known !== undefined) return known;
    const head = [...this.#validators(encoding), 'Content-Length', String(length)];
    if (encoding !== 'identity') head.push('Content-Encoding', encoding);
    head.push('Cache-Status', 'yousay; hit');
    this.#heads.set(encoding, head);
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

  async #pack(): Promise<Buffer> {
    this.#bytes = await compressBuffer(this.#bytes, 'br');
    this.#form = 'br';
    // Its value would be kept beside a tighter packing.
    this.#packing = undefined;
    return this.#bytes;
  }
}
