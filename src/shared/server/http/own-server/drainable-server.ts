import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { rejectUnreadable } from './refuse-unreadable.ts';

const HEADERS_TIMEOUT_MS = 10_000;
export const KEEP_ALIVE_MS = 5_000;
const IDLE_TIMEOUT_MS = 60_000;
/** An idle keep-alive connection may still deliver a request that is on its way. */
const IDLE_GRACE_MS = 2_000;
/** Longer than the upload limit of `answer-request.ts`; ends bodies that no page waits for. */
const REQUEST_TIMEOUT_MS = 11 * 60_000;
const CONNECTIONS_PER_SWEEP = 64;
const POLL_INTERVAL_MS = 25;
const QUIET_ITERATIONS = 3;
const MAX_ITERATIONS = 2_000;

export function drainableServer(listener: RequestListener) {
  // Responses of a connection end in order, so the last one shows whether any is open.
  const lastResponses = new Map<Duplex, ServerResponse>();
  const pendingResponses = () =>
    [...lastResponses]
      .filter(([socket, answer]) => !socket.destroyed && !answer.writableFinished)
      .map(([, answer]) => answer);
  let draining = false;
  let lastRequest = 0;

  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
      noDelay: true,
      // Most requests have no body, for which Node would open and close a stream.
      optimizeEmptyRequests: true,
    },
    (message, answer) => {
      lastResponses.set(message.socket, answer);
      if (draining) {
        lastRequest = performance.now();
        answer.shouldKeepAlive = false;
      }
      listener(message, answer);
    },
  );
  server.setTimeout(IDLE_TIMEOUT_MS);
  let connections = 0;
  // A listener per socket would make Node copy its listener list twice per response.
  server.on('connection', () => {
    connections += 1;
    if (connections % CONNECTIONS_PER_SWEEP > 0) return;
    for (const socket of lastResponses.keys()) if (socket.destroyed) lastResponses.delete(socket);
  });
  server.on('clientError', (error: Error, socket: Duplex) => {
    const isAnswering = lastResponses.get(socket)?.writableFinished === false;
    rejectUnreadable(error, socket, isAnswering);
  });

  return {
    server,
    listen: (port: number, host: string) =>
      new Promise<number>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, 1_024, () => {
          server.off('error', reject);
          const address = server.address();
          resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
      }),
    /** Resolves when every received request has its response, after `timeoutMs` at the latest. */
    async drain(timeoutMs: number) {
      const startedAt = performance.now();
      await acceptWaiting(server);
      draining = true;
      lastRequest = performance.now();
      // Not http's own close(): it also ends kept-alive connections with a request on its way.
      NetServer.prototype.close.call(server);
      for (const answer of pendingResponses())
        if (!answer.headersSent) answer.shouldKeepAlive = false;
      while (performance.now() - startedAt < timeoutMs) {
        const connections = await connectionCount(server);
        if (connections === 0) break;
        if (pendingResponses().length === 0 && performance.now() - lastRequest > IDLE_GRACE_MS)
          break;
        await wait(POLL_INTERVAL_MS);
      }
      const cut = pendingResponses().length;
      server.closeAllConnections();
      return { cut };
    },
  };
}

/** Waits until accepted connections have arrived, as closing the socket would reset them. */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  let quietIterations = 0;
  for (
    let iteration = 0;
    quietIterations < QUIET_ITERATIONS && iteration < MAX_ITERATIONS;
    iteration += 1
  ) {
    const previous = accepted;
    await nextTurn();
    quietIterations = accepted === previous ? quietIterations + 1 : 0;
  }
  server.off('connection', count);
}

function connectionCount(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.getConnections((error, count) => resolve(error ? 0 : count)),
  );
}
