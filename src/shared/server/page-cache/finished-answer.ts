import { createHash } from 'node:crypto';
import type { Encoding } from '#shared/server/http/own-server/accepted-encoding.ts';
import {
  compressBuffer,
  compressTightly,
  isCompressible,
  type PackedLike,
  SMALLEST_WORTH_COMPRESSING,
  unpackLike,
} from '#shared/server/http/own-server/compress.ts';
import type { AnswerForms } from './answer-forms.ts';
import { bytesOfHeaders } from './shared-headers.ts';

const ETAG_ENDING: Record<Encoding, string> = {
  br: '-br',
  zstd: '-zs',
  gzip: '-gz',
  identity: '',
};

interface KeptPage extends PackedLike {
  readonly forms: AnswerForms;
}

interface SentForm {
  readonly encoding: Encoding;
  readonly length: number;
  readonly etag: string;
  readonly head: readonly string[];
}

/** A rendered answer as bytes, until it is kept: packed like others of its kind, and made into what readers take. */
export class FinishedAnswer {
  readonly status: number;
  /** Flat name, value pairs without those that depend on the encoding. */
  readonly headers: readonly string[];
  readonly hash: string;
  /** The tags of what it shows, where it may be kept. */
  readonly tags: readonly string[];
  readonly #compressible: boolean;
  #body: Buffer | KeptPage;
  /** Most readers take the same form, whose names and headers would be put together for each. */
  #lastSent: SentForm | undefined;
  #made: Map<Encoding, Buffer | Promise<Buffer>> | undefined;
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
    this.#body = body;
    this.tags = tags;
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.#compressible = isCompressible(contentType) && body.length >= SMALLEST_WORTH_COMPRESSING;
  }

  /** What keeping it takes; forms that readers asked for are counted where they are kept. */
  get bytes(): number {
    const { length } = Buffer.isBuffer(this.#body) ? this.#body : this.#body.packed;
    return length + bytesOfHeaders(this.headers);
  }

  encodingFor(wanted: Encoding): Encoding {
    return this.#compressible ? wanted : 'identity';
  }

  /** The bytes when they are at hand, else the promise of them. */
  bytesIn(encoding: Encoding): Buffer | Promise<Buffer> {
    const ready = this.readyIn(encoding);
    if (ready !== undefined) return ready;
    const body = this.#body;
    if (encoding === 'br' && !Buffer.isBuffer(body)) this.#askedAsBrotli += 1;
    if (Buffer.isBuffer(body)) return this.#madeOf(body, encoding);
    return body.forms.make({ page: body, etag: this.etag(encoding), form: encoding });
  }

  /** The bytes where nothing need be made for another reader in this form. */
  readyIn(encoding: Encoding): Buffer | Promise<Buffer> | undefined {
    const found = this.#found(encoding);
    if (found !== undefined && encoding === 'br' && !Buffer.isBuffer(this.#body))
      this.#askedAsBrotli += 1;
    return found;
  }

  #found(encoding: Encoding): Buffer | Promise<Buffer> | undefined {
    const body = this.#body;
    if (Buffer.isBuffer(body)) return encoding === 'identity' ? body : this.#made?.get(encoding);
    const found = body.forms.find(this.etag(encoding));
    if (found !== undefined || encoding !== 'br' || !this.#isTight) return found;
    this.#isTight = false;
    this.#lastSent = undefined;
    return body.forms.find(this.etag('br'));
  }

  /** From now on it takes as little memory as it can. For whoever waits, brotli is made of it before it is packed. */
  async pack(forms: AnswerForms, kind: string, isAwaited: boolean): Promise<void> {
    const page = this.#body;
    if (!this.#compressible || !Buffer.isBuffer(page)) return;
    if (isAwaited) {
      const etag = this.etag('br');
      const form = forms.find(etag) ?? forms.make({ page, etag, form: 'br' });
      // Whoever asks for it gets the error.
      Promise.resolve(form).catch(() => undefined);
    }
    this.#body = { ...(await forms.pack(page, kind)), forms };
    this.#made = undefined;
  }

  /** Its quick packing is sent more than once. */
  get isWorthRepacking(): boolean {
    return !Buffer.isBuffer(this.#body) && !this.#isTight && this.#askedAsBrotli > 1;
  }

  /** Whoever asks meanwhile gets the quick form. */
  async repack(): Promise<void> {
    if (Buffer.isBuffer(this.#body)) return;
    const { forms } = this.#body;
    const tight = await compressTightly(unpackLike(this.#body));
    this.#isTight = true;
    this.#lastSent = undefined;
    forms.keep(this.etag('br'), tight);
  }

  etag(encoding: Encoding): string {
    if (this.#lastSent?.encoding === encoding) return this.#lastSent.etag;
    const ending = encoding === 'br' && this.#isTight ? '-b11' : ETAG_ENDING[encoding];
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
  #madeOf(body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return body;
    const making = compressBuffer(body, encoding).then((bytes) => {
      this.#made?.set(encoding, bytes);
      return bytes;
    });
    this.#made ??= new Map();
    this.#made.set(encoding, making);
    return making;
  }
}
