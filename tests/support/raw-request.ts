import { randomInt } from 'node:crypto';
import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

export interface RawRequest {
  readonly method?: string;
  /** The path as it goes over the wire, byte by byte; nothing escapes or normalises it. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

/** What no client library would send, each from an address of its own, so that no limit is met. */
export function rawRequest(base: string | undefined, request: RawRequest): Promise<RawAnswer> {
  const { method = 'GET', path, headers = {}, body = '' } = request;
  const { host } = new URL(base ?? '');
  const all = {
    Host: host,
    Connection: 'close',
    'X-Forwarded-For': `10.202.${randomInt(256)}.${randomInt(1, 255)}`,
    ...(body.length > 0 && { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return rawBytes(base, Buffer.concat([head, Buffer.from(body)]));
}

const LONGEST = 60_000;

export function rawBytes(base: string | undefined, bytes: Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(base ?? '');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.setTimeout(LONGEST, () => socket.destroy());
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const end = text.indexOf('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
        head: text.slice(0, Math.max(0, end)),
        body: end === -1 ? '' : text.slice(end + 4),
      });
    });
  });
}
