import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/bench/support/free-port.ts';
import { SERVER_ARGS, SERVER_ENV } from '../../scripts/serve/server-process.mjs';
import { ROOT } from '../../scripts/setup.mjs';
import { endChild } from './servers/end-child.ts';
import { waitUntil } from './servers/wait-until.ts';

export interface Served {
  readonly url: string;
  /** What the process tells about itself, for the machine alone. */
  readonly metricsUrl: string;
  readonly process: ChildProcess;
  readonly lines: readonly string[];
  healthy(): Promise<boolean>;
  untilHealthy(): Promise<void>;
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

const PATIENT = { timeout: 120_000, interval: 100 };

/** The built product in a process of its own, by default that of this folder and at a port that is free. */
export async function serve(
  env: Record<string, string>,
  root = ROOT,
  program: readonly string[] = SERVER_ARGS,
): Promise<Served> {
  const port = Number(env.PORT) || (await freePort());
  const metricsPort = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const metricsUrl = `http://127.0.0.1:${metricsPort}`;
  const args = program.map((argument) => argument.replace(ROOT, root));
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      ...SERVER_ENV,
      NODE_ENV: 'production',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      PUBLIC_URL: url,
      DATABASE_URL: '',
      SMTP_URL: '',
      STORAGE_URL: '',
      ROLE: 'all',
      DEMO: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  const isEnded = () => child.exitCode !== null || child.signalCode !== null;
  const isReady = () => lines.some((line) => line.startsWith('ready'));
  await waitUntil(() => isEnded() || isReady(), PATIENT).catch(() => child.kill('SIGKILL'));
  if (!isReady()) {
    // What it said last may still be in the pipe when it has ended.
    await Promise.race([closed, wait(1_000)]);
    const how = child.exitCode ?? child.signalCode;
    throw new Error(`not served (${how}):\n${lines.slice(-15).join('\n')}`);
  }
  const healthy = async () => {
    const answer = await fetch(`${metricsUrl}/healthz`).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.status === 200;
  };
  return {
    url,
    metricsUrl,
    process: child,
    lines,
    healthy,
    async untilHealthy() {
      await waitUntil(healthy, PATIENT);
    },
    async end(signal = 'SIGTERM') {
      await endChild(child, signal);
      return child.exitCode;
    },
  };
}

export function isListening(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const answer = once(socket, 'connect').then(
    () => true,
    () => false,
  );
  return answer.finally(() => socket.destroy());
}

export const LONG = process.env.FAULTS !== 'short';
