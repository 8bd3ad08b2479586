import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range of outgoing connections, one of which could take the port before the server. */
const PORTS = { from: 10_000, until: 32_768 };

/** Finds an unused port, because two benches may run on one machine. */
export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.until);
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return await freePort();
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}
