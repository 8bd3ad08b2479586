import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface LoadOptions {
  readonly url: string;
  readonly seconds?: number;
  readonly connections?: number;
  readonly headers?: Record<string, string>;
}

interface Report {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p50: number; readonly p97_5: number };
  readonly errors: number;
  readonly non2xx: number;
}

const LOAD_PROCESS = join(import.meta.dirname, 'load-process.ts');

/** Asks one address as fast as it answers, from a process of its own, each connection as another visitor. Loopback only. */
export async function load({ url, seconds = 5, connections = 32, headers = {} }: LoadOptions) {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('load goes to this machine alone');
  const asked = JSON.stringify({ url, duration: seconds, connections, headers });
  const child = spawn(process.execPath, [LOAD_PROCESS, asked], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(child, 'close');
  const report = JSON.parse(Buffer.concat(chunks).toString()) as Report;
  return {
    requestsPerSecond: report.requests.average,
    p50: report.latency.p50,
    p97: report.latency.p97_5,
    failed: report.errors + report.non2xx,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Both addresses in turns, so that whatever else the machine does meets both; the median ratio. */
export async function ratio(
  ours: LoadOptions,
  theirs: LoadOptions,
  rounds = 3,
): Promise<{ readonly ours: number; readonly theirs: number; readonly ratio: number }> {
  await load({ ...ours, seconds: 2 });
  await load({ ...theirs, seconds: 2 });
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const a = await load(theirs);
    const b = await load(ours);
    if (a.failed + b.failed > 0) throw new Error(`${a.failed + b.failed} requests failed`);
    pairs.push({ ours: b.requestsPerSecond, theirs: a.requestsPerSecond });
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
  };
}
