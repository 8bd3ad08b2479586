import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { refuseUnreadable } from './refuse-unreadable.ts';

export interface DrainableServer {
  readonly server: Server;
  listen(port: number, host: string): Promise<number>;
  /** Ends when every request that reached us has its answer, `within` milliseconds at the latest. */
  drain(within: number): Promise<{ readonly cut: number }>;
}

const HEADERS_LIMIT = 10_000;
export const KEEP_ALIVE = 5_000;
const SILENCE_LIMIT = 60_000;
/** How long a quiet kept-alive connection may still bring a request that was already on its way. */
const IDLE_GRACE_MS = 2_000;
/** Longer than any body may come (`answer-request.ts`); it ends those that no page waits for. */
const REQUEST_TIMEOUT_MS = 11 * 60_000;
const CONNECTIONS_PER_SWEEP = 64;
const STEP = 25;
const QUIET_TURNS = 3;
const MOST_TURNS = 2_000;

export function drainableServer(listener: RequestListener): DrainableServer {
  // A connection gets its answers in order, so that the last one tells whether it still waits.
  const lastAnswers = new Map<Duplex, ServerResponse>();
  const open = () =>
    [...lastAnswers]
      .filter(([socket, answer]) => !socket.destroyed && !answer.writableFinished)
      .map(([, answer]) => answer);
  let draining = false;
  let lastRequest = 0;

  const server = createServer(
    {
      headersTimeout: HEADERS_LIMIT,
      keepAliveTimeout: KEEP_ALIVE,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
      noDelay: true,
      // Most requests have no body, for which Node would open and close a stream.
      optimizeEmptyRequests: true,
    },
    (message, answer) => {
      lastAnswers.set(message.socket, answer);
      if (draining) {
        lastRequest = performance.now();
        answer.shouldKeepAlive = false;
      }
      listener(message, answer);
    },
  );
  server.setTimeout(SILENCE_LIMIT);
  let connections = 0;
  // A listener at each socket would have Node copy its list of listeners twice an answer.
  server.on('connection', () => {
    connections += 1;
    if (connections % CONNECTIONS_PER_SWEEP > 0) return;
    for (const socket of lastAnswers.keys()) if (socket.destroyed) lastAnswers.delete(socket);
  });
  server.on('clientError', (error: Error, socket: Duplex) => {
    const isAnswering = lastAnswers.get(socket)?.writableFinished === false;
    refuseUnreadable(error, socket, isAnswering);
  });

  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, 1_024, () => {
          server.off('error', reject);
          const address = server.address();
          resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
      }),
    async drain(within) {
      const began = performance.now();
      await acceptWaiting(server);
      draining = true;
      lastRequest = performance.now();
      // Not http's own close(): it would also end kept-alive connections on which a request is on its way.
      NetServer.prototype.close.call(server);
      for (const answer of open()) if (!answer.headersSent) answer.shouldKeepAlive = false;
      while (performance.now() - began < within) {
        const connections = await connectionCount(server);
        if (connections === 0) break;
        if (open().length === 0 && performance.now() - lastRequest > IDLE_GRACE_MS) break;
        await wait(STEP);
      }
      const cut = open().length;
      server.closeAllConnections();
      return { cut };
    },
  };
}

/**
 * Closing the listening socket resets connections the kernel has taken but we have not, and only one
 * is taken per turn of the event loop. So turns pass until none was waiting.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  let quiet = 0;
  for (let turn = 0; quiet < QUIET_TURNS && turn < MOST_TURNS; turn += 1) {
    const before = accepted;
    await nextTurn();
    quiet = accepted === before ? quiet + 1 : 0;
  }
  server.off('connection', count);
}

function connectionCount(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.getConnections((error, count) => resolve(error ? 0 : count)),
  );
}
