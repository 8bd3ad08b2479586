import type { FinishedAnswer } from '#shared/server/page-cache/finished-answer.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import type { Exchange } from './site.ts';

export type Source = 'hit' | 'stale' | 'miss';

const NOTES: Record<Exclude<Source, 'hit'>, string> = {
  stale: 'yousay; hit; detail=stale',
  miss: 'yousay; fwd=miss',
};

/**
 * The fast way out: one flat header list and one Buffer, no stream, no framework; `more` are headers of this
 * time alone. Whoever bounds what is made at once waits for the promise.
 */
export function sendFinishedAnswer(
  exchange: Exchange,
  finished: FinishedAnswer,
  source: Source,
  more: readonly string[] = [],
): Promise<void> | undefined {
  const { message, answer } = exchange;
  const encoding = encodingOf(exchange, finished);
  if (finished.status === 200 && finished.matches(message.headers['if-none-match'])) {
    answer.writeHead(304, noted(finished.notModifiedHead(encoding), source, more));
    answer.end();
    return undefined;
  }
  const bytes = finished.bytesIn(encoding);
  if (Buffer.isBuffer(bytes)) {
    send(
      exchange,
      finished.status,
      noted(finished.head(encoding, bytes.length), source, more),
      bytes,
    );
    return undefined;
  }
  return bytes.then(
    (made) => {
      const head = noted(finished.head(encoding, made.length), source, more);
      send(exchange, finished.status, head, made);
    },
    (error: Error) => void answer.destroy(error),
  );
}

/** Whether it goes out without anything being unpacked or packed. */
export function isReadyFor(exchange: Exchange, finished: FinishedAnswer): boolean {
  const { 'if-none-match': known } = exchange.message.headers;
  return finished.isThereIn(encodingOf(exchange, finished)) || finished.matches(known);
}

function encodingOf({ message }: Exchange, finished: FinishedAnswer): Encoding {
  return finished.encodingFor(acceptedEncoding(message.headers['accept-encoding']));
}

function send({ message, answer }: Exchange, status: number, head: string[], body: Buffer): void {
  if (answer.headersSent) return;
  answer.writeHead(status, isRedirect(status) ? withQueryOf(message.url ?? '', head) : head);
  if (message.method === 'HEAD') answer.end();
  else answer.end(body);
}

function isRedirect(status: number): boolean {
  return status >= 301 && status <= 308 && status !== 304;
}

/** One that is shared was made without the query of whoever asked, which goes along. */
function withQueryOf(url: string, head: readonly string[]): string[] {
  const mark = url.indexOf('?');
  const at = head.findIndex((name, index) => index % 2 === 0 && /^location$/i.test(name)) + 1;
  const location = head[at] ?? '';
  if (mark === -1 || at === 0) return [...head];
  return head.with(at, (location.split('?', 1)[0] ?? '') + url.slice(mark));
}

function noted(head: readonly string[], source: Source, more: readonly string[]): string[] {
  const said = source === 'hit' ? head : [...head.slice(0, -1), NOTES[source]];
  return more.length === 0 ? (said as string[]) : [...said, ...more];
}
