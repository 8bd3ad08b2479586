import type { FinishedAnswer } from '#shared/server/page-cache/finished-answer.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { Exchange } from './site.ts';

export type Source = 'hit' | 'stale' | 'miss';

const NOTES: Record<Exclude<Source, 'hit'>, string> = {
  stale: 'yousay; hit; detail=stale',
  miss: 'yousay; fwd=miss',
};

/** The fast way out: one flat header list and one Buffer, no stream, no framework. */
export function sendFinishedAnswer(
  exchange: Exchange,
  finished: FinishedAnswer,
  source: Source,
): void {
  const { message, answer } = exchange;
  const encoding = finished.encodingFor(acceptedEncoding(message.headers['accept-encoding']));
  if (finished.status === 200 && finished.matches(message.headers['if-none-match'])) {
    answer.writeHead(304, noted(finished.notModifiedHead(encoding), source));
    answer.end();
    return;
  }
  const bytes = finished.bytesIn(encoding);
  if (Buffer.isBuffer(bytes)) {
    send(exchange, finished.status, noted(finished.head(encoding, bytes.length), source), bytes);
    return;
  }
  bytes.then(
    (made) => {
      const head = noted(finished.head(encoding, made.length), source);
      send(exchange, finished.status, head, made);
    },
    (error: Error) => answer.destroy(error),
  );
}

function send({ message, answer }: Exchange, status: number, head: string[], body: Buffer): void {
  if (answer.headersSent) return;
  answer.writeHead(status, head);
  if (message.method === 'HEAD') answer.end();
  else answer.end(body);
}

function noted(head: readonly string[], source: Source): string[] {
  return source === 'hit' ? (head as string[]) : [...head.slice(0, -1), NOTES[source]];
}
