import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Env } from '../env.ts';
import { UnavailableError } from './unavailable-error.ts';

interface Listener {
  readonly portName: 'PORT' | 'METRICS_PORT' | 'BOUNCE_PORT';
  readonly port: number;
  readonly hostName: 'HOST' | 'METRICS_HOST';
  readonly host: string;
}

/** Returns an invalid port or host; throws UnavailableError while another process uses it. */
export async function portsProblem(settings: Env): Promise<string | null> {
  for (const listener of listenersOf(settings)) {
    const problem = await listenerProblem(listener);
    if (problem !== null) return problem;
  }
  return null;
}

function listenersOf(settings: Env): Listener[] {
  const { ROLE, PORT, HOST, METRICS_PORT, METRICS_HOST, BOUNCE_PORT } = settings;
  const all: (Listener | false)[] = [
    ROLE !== 'worker' && { portName: 'PORT', port: PORT, hostName: 'HOST', host: HOST },
    { portName: 'METRICS_PORT', port: METRICS_PORT, hostName: 'METRICS_HOST', host: METRICS_HOST },
    ROLE !== 'web' &&
      BOUNCE_PORT !== undefined && {
        portName: 'BOUNCE_PORT',
        port: BOUNCE_PORT,
        hostName: 'HOST',
        host: HOST,
      },
  ];
  return all.filter((listener) => listener !== false);
}

async function listenerProblem({ portName, port, hostName, host }: Listener) {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      const problem = `${portName} must be a port that nothing else has, not ${port}`;
      throw new UnavailableError(problem, { cause: error });
    }
    return code === 'EACCES'
      ? `${portName} must be a port that this account may listen at, not ${port}`
      : `${hostName} must be an address of this machine, not ${host} (${code})`;
  } finally {
    server.close();
  }
}
