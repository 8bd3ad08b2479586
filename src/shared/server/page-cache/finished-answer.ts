import { createHash } from 'node:crypto';
import type { Encoding } from '#shared/server/http/own-server/accepted-encoding.ts';
import {
  compressBuffer,
  compressTightly,
  isCompressible,
  SMALLEST_WORTH_COMPRESSING,
} from '#shared/server/http/own-server/compress.ts';

type Compressed = Exclude<Encoding, 'identity'>;

/** What a compressed form may weigh beyond a quarter of its page. */
const SMALL_FORMS = 1_024;
/** A string, and its place in the heads of three encodings. */
const PER_STRING = 64;

const ETAG_ENDING: Record<Encoding, string> = { br: '-br', gzip: '-gz', identity: '' };

/** A rendered answer as bytes: the compressed forms are made when first asked for, then kept. */
export class FinishedAnswer {
  readonly status: number;
  /** Flat name, value pairs without those that depend on the encoding. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  readonly hash: string;
  /** The tags of what it shows, where it may be kept. */
  readonly tags: readonly string[];
  readonly #compressible: boolean;
  readonly #ready = new Map<Encoding, Buffer>();
  readonly #making = new Map<Compressed, Promise<Buffer>>();
  readonly #heads = new Map<Encoding, readonly string[]>();
  #packed: 'once' | 'and asked for again' | 'tightly' = 'once';

  constructor(
    status: number,
    headers: readonly string[],
    body: Buffer,
    contentType: string | null,
    tags: readonly string[] = [],
  ) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.tags = tags;
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.#compressible = isCompressible(contentType) && body.length >= SMALLEST_WORTH_COMPRESSING;
    this.#ready.set('identity', body);
  }

  /** What keeping it costs in memory, the compressed forms and heads included before they are made. */
  get bytes(): number {
    const forms = this.#compressible ? this.body.length / 2 + SMALL_FORMS : 0;
    const letters = this.headers.reduce((sum, { length }) => sum + length + PER_STRING, 0);
    return Math.ceil(this.body.length + forms + letters);
  }

  encodingFor(wanted: Encoding): Encoding {
    return this.#compressible ? wanted : 'identity';
  }

  /** The bytes when they are at hand, else the promise of them. */
  bytesIn(encoding: Encoding): Buffer | Promise<Buffer> {
    const ready = this.#ready.get(encoding);
    if (ready !== undefined) {
      if (encoding === 'br' && this.#packed === 'once') this.#packed = 'and asked for again';
      return ready;
    }
    if (encoding === 'identity') return this.body;
    const making = this.#making.get(encoding) ?? this.#make(encoding);
    this.#making.set(encoding, making);
    return making;
  }

  /** Its quick packing is sent more than once. */
  get isWorthRepacking(): boolean {
    return this.#packed === 'and asked for again';
  }

  /** Whoever asks meanwhile gets the quick form. */
  async repack(): Promise<void> {
    const bytes = ownBytes(await compressTightly(this.body));
    this.#packed = 'tightly';
    this.#ready.set('br', bytes);
    this.#heads.delete('br');
  }

  etag(encoding: Encoding): string {
    const ending = encoding === 'br' && this.#packed === 'tightly' ? '-b11' : ETAG_ENDING[encoding];
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

  async #make(encoding: Compressed): Promise<Buffer> {
    const bytes = ownBytes(await compressBuffer(this.body, encoding));
    this.#ready.set(encoding, bytes);
    this.#making.delete(encoding);
    return bytes;
  }
}

/** The compressor gives a view into a larger buffer, which would be kept with it. */
function ownBytes(view: Buffer): Buffer {
  return Buffer.from(new Uint8Array(view).buffer);
}
