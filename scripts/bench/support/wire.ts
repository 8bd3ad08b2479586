import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

export type WireAnswer = Readonly<Awaited<ReturnType<typeof overTheWire>>>;

/** One response as transferred: fetch() would decompress the body. */
export async function overTheWire(url: string, headers: OutgoingHttpHeaders) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).on('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return {
    status: answer.statusCode ?? 0,
    body: Buffer.concat(chunks),
    encoding: answer.headers['content-encoding'] ?? 'identity',
    cacheStatus: String(answer.headers['cache-status'] ?? ''),
  };
}
