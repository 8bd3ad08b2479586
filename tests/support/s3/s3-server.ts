import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const LEAST_PART_BYTES = 5 * 1024 ** 2;

interface Kept {
  readonly bytes: Buffer;
  readonly at: Date;
  readonly headers: Readonly<Record<string, string>>;
}

interface Multipart {
  readonly key: string;
  readonly headers: IncomingMessage['headers'];
  readonly parts: Map<number, Kept>;
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A request, taken apart: its key stands behind the bucket's name. */
interface Asked {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

/** The part of S3 that the product uses, in memory; s3rver lacks multipart lists and aborts. */
export class S3Server {
  readonly objects = new Map<string, Kept>();
  readonly multiparts = new Map<string, Multipart>();
  isRefused: (method: string, query: URLSearchParams) => boolean = () => false;
  #port: number;
  readonly #server = createServer(async (request, response) => {
    const answer = await this.#answer(request).catch(() => null);
    if (answer === null) return response.destroy();
    const { status = 200, headers = {}, body = '' } = answer;
    return response.writeHead(status, headers).end(request.method === 'HEAD' ? '' : body);
  });

  /** At a port that is free, unless one is given. */
  constructor(port = 0) {
    this.#port = port;
  }

  /** Answers with the STORAGE_URL of a bucket here; again after it was closed, with the same one. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    return this.url;
  }

  get url(): string {
    const port = this.#port;
    return `s3://key:secret@bucket?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const { method = '', headers } = request;
    const bytes = await buffer(request);
    if (this.isRefused(method, searchParams)) return refusal(500, 'InternalError');
    if (String(headers['x-amz-content-sha256']).startsWith('STREAMING-')) {
      return refusal(501, 'NotImplemented');
    }
    const key = decodeURIComponent(pathname).split('/').slice(2).join('/');
    const call = { method, key, query: searchParams, headers, bytes };
    if (key === '') return this.#ofBucket(call);
    if (searchParams.has('uploads')) return this.#begin(call);
    return searchParams.has('uploadId') ? this.#ofMultipart(call) : this.#ofObject(call);
  }

  #ofBucket({ query, bytes }: Asked): Answer {
    const prefix = query.get('prefix') ?? '';
    if (query.has('delete')) {
      for (const [, key = ''] of bytes.toString().matchAll(/<Key>(.*?)<\/Key>/g))
        this.objects.delete(key);
      return xml('DeleteResult', '');
    }
    if (query.has('uploads')) {
      const found = [...this.multiparts].filter(([, { key }]) => key.startsWith(prefix));
      const rows = found.map(([id, { key }]) =>
        tag('Upload', tag('Key', key) + tag('UploadId', id)),
      );
      return xml('ListMultipartUploadsResult', rows.join(''));
    }
    const found = [...this.objects].filter(([key]) => key.startsWith(prefix));
    const below = (key: string) => query.has('delimiter') && key.indexOf('/', prefix.length) + 1;
    const folders = new Set(found.map(([key]) => key.slice(0, below(key) || 0)).filter(Boolean));
    const rows = [
      tag('IsTruncated', 'false'),
      ...[...folders].map((folder) => tag('CommonPrefixes', tag('Prefix', folder))),
      ...found.flatMap(([key, object]) =>
        below(key) ? [] : [tag('Contents', tag('Key', key) + listed(object))],
      ),
    ];
    return xml('ListBucketResult', rows.join(''));
  }

  #ofObject({ method, key, headers, bytes }: Asked): Answer {
    if (method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204 };
    }
    const copied = headers['x-amz-copy-source'];
    if (method === 'PUT' && copied) {
      const source = this.objects.get(String(copied).replace(/^\/?bucket\//, ''));
      if (!source) return refusal(404, 'NoSuchKey');
      this.objects.set(key, kept(source.bytes, headers));
      return xml('CopyObjectResult', tag('ETag', etag(source.bytes)));
    }
    if (method === 'PUT') {
      this.objects.set(key, kept(bytes, headers));
      return { headers: { ETag: etag(bytes) } };
    }
    const found = this.objects.get(key);
    return found ? read(found, headers.range) : refusal(404, 'NoSuchKey');
  }

  #begin({ key, headers }: Asked): Answer {
    const id = randomUUID();
    this.multiparts.set(id, { key, headers, parts: new Map() });
    return xml('InitiateMultipartUploadResult', tag('Key', key) + tag('UploadId', id));
  }

  #ofMultipart({ method, key, query, headers, bytes }: Asked): Answer {
    const id = query.get('uploadId') ?? '';
    const found = this.multiparts.get(id);
    if (found?.key !== key) return refusal(404, 'NoSuchUpload');
    if (method === 'PUT') {
      found.parts.set(Number(query.get('partNumber')), kept(bytes, headers));
      return { headers: { ETag: etag(bytes) } };
    }
    const parts = [...found.parts].toSorted(([a], [b]) => a - b);
    if (method === 'GET') {
      const rows = parts.map(([number, part]) =>
        tag('Part', tag('PartNumber', String(number)) + listed(part)),
      );
      return xml('ListPartsResult', rows.join(''));
    }
    this.multiparts.delete(id);
    if (method === 'DELETE') return { status: 204 };
    const tooSmall = parts.slice(0, -1).some(([, part]) => part.bytes.length < LEAST_PART_BYTES);
    if (tooSmall || parts.length === 0) return refusal(400, 'EntityTooSmall');
    const whole = Buffer.concat(parts.map(([, part]) => part.bytes));
    this.objects.set(key, kept(whole, found.headers));
    return xml('CompleteMultipartUploadResult', tag('Key', key) + tag('ETag', etag(whole)));
  }
}

function read({ bytes, at, headers }: Kept, range?: string): Answer {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  const part = bytes.subarray(Number(from), to === '' ? undefined : Number(to) + 1);
  const said = { 'Content-Length': String(part.length), 'Last-Modified': at.toUTCString() };
  return { status: range ? 206 : 200, headers: { ...headers, ...said }, body: part };
}

function kept(bytes: Buffer, headers: IncomingMessage['headers']): Kept {
  const told = Object.entries(headers).filter(([name]) =>
    /^(content-type|x-amz-meta-.*)$/.test(name),
  );
  return {
    bytes,
    at: new Date(),
    headers: Object.fromEntries(told.map(([name, value]) => [name, String(value)])),
  };
}

function listed({ bytes, at }: Kept): string {
  const size = tag('Size', String(bytes.length));
  return size + tag('ETag', etag(bytes)) + tag('LastModified', at.toISOString());
}

const etags = new WeakMap<Buffer, string>();

function etag(bytes: Buffer): string {
  const found = etags.get(bytes) ?? createHash('md5').update(bytes).digest('hex');
  etags.set(bytes, found);
  return found;
}

const tag = (name: string, content: string) => `<${name}>${content}</${name}>`;

function xml(name: string, content: string, status = 200): Answer {
  return { status, headers: { 'Content-Type': 'application/xml' }, body: tag(name, content) };
}

function refusal(status: number, code: string): Answer {
  return xml('Error', tag('Code', code), status);
}
