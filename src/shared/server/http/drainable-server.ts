import type { RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface DrainableServer {
  readonly server: Server;
  listen(port: number, host: string): Promise<number>;
  /** Ends when every request that reached us has its answer, `within` milliseconds at the latest. */
  drain(within: number): Promise<{ readonly cut: number }>;
}

const HEADERS_LIMIT = 10_000;
const KEEP_ALIVE = 5_000;
const SILENCE_LIMIT = 60_000;
/** How long a quiet kept-alive connection may still bring a request that was already on its way. */
const GRACE = 2_000;
const STEP = 25;

export function drainableServer(listener: RequestListener): DrainableServer {
  const open = new Set<ServerResponse>();
  let draining = false;
  let lastRequest = 0;

  const server = createServer(
    {
      headersTimeout: HEADERS_LIMIT,
      keepAliveTimeout: KEEP_ALIVE,
      requestTimeout: 0,
      connectionsCheckingInterval: 2_000,
      noDelay: true,
    },
    (message, answer) => {
      open.add(answer);
      answer.once('close', () => open.delete(answer));
      if (draining) {
        lastRequest = performance.now();
        answer.shouldKeepAlive = false;
      }
      listener(message, answer);
    },
  );
  server.setTimeout(SILENCE_LIMIT);

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
      draining = true;
      const began = performance.now();
      lastRequest = began;
      // Not http's own close(): it would also end kept-alive connections on which a request is on its way.
      NetServer.prototype.close.call(server);
      for (const answer of open) if (!answer.headersSent) answer.shouldKeepAlive = false;
      while (performance.now() - began < within) {
        const connections = await connectionCount(server);
        if (connections === 0) break;
        if (open.size === 0 && performance.now() - lastRequest > GRACE) break;
        await wait(STEP);
      }
      const cut = open.size;
      server.closeAllConnections();
      return { cut };
    },
  };
}

function connectionCount(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.getConnections((error, count) => resolve(error ? 0 : count)),
  );
}
