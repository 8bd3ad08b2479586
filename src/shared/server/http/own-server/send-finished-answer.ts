import type { FinishedAnswer } from '#shared/server/page-cache/finished-answer.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { Exchange } from './site.ts';

export type Source = 'hit' | 'stale' | 'miss';

const NOTES: Record<Exclude<Source, 'hit'>, string> = {
  stale: 'yousay; hit; detail=stale',
  miss: 'yousay; fwd=miss',
};

/** The fast way out: one flat header list and one Buffer, no stream, no framework; `more` are headers of this time alone. */
export function sendFinishedAnswer(
  exchange: Exchange,
  finished: FinishedAnswer,
  source: Source,
  more: readonly string[] = [],
): void {
  const { message, answer } = exchange;
  const encoding = finished.encodingFor(acceptedEncoding(message.headers['accept-encoding']));
  if (finished.status === 200 && finished.matches(message.headers['if-none-match'])) {
    answer.writeHead(304, noted(finished.notModifiedHead(encoding), source, more));
    answer.end();
    return;
  }
  const bytes = finished.bytesIn(encoding);
  if (Buffer.isBuffer(bytes)) {
    send(
      exchange,
      finished.status,
      noted(finished.head(encoding, bytes.length), source, more),
      bytes,
    );
    return;
  }
  bytes.then(
    (made) => {
      const head = noted(finished.head(encoding, made.length), source, more);
      send(exchange, finished.status, head, made);
    },
    (error: Error) => answer.destroy(error),
  );
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
