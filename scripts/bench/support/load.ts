import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './measure.ts';
import { processCpuMs } from './processor-time.ts';

export interface Target {
  readonly url: string;
  /** Id of the server process, which is pinned to a core of its own. */
  readonly pid: number;
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Load {
  readonly requestsPerSecond: number;
  /** Share of its core that the server used; well below 1 the client was the bottleneck. */
  readonly share: number;
}

interface Report {
  readonly requests: number;
  readonly seconds: number;
  readonly failures: Readonly<Record<string, number>>;
}

interface AutocannonOutput {
  readonly requests: { readonly total: number };
  readonly duration: number;
  readonly errors: number;
  readonly non2xx: number;
}

const LOAD_PROCESS = join(import.meta.dirname, 'load-process.ts');
const RUNS = join(import.meta.dirname, 'cycle-urls.lua');
const CONNECTIONS = 32;
const CORES = { server: '0', generator: '1' } as const;
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/** Sends requests from the other core as fast as responses arrive; loopback only. */
export async function load(target: Target, seconds = 5): Promise<Load> {
  if (new URL(target.url).hostname !== '127.0.0.1')
    throw new Error('load goes to this machine alone');
  if (canPin) spawnSync('taskset', ['-acp', CORES.server, String(target.pid)]);
  const before = processCpuMs(target.pid);
  const report = await (hasWrk ? wrk(target, seconds) : autocannon(target, seconds));
  const failures = Object.entries(report.failures).filter(([, count]) => count > 0);
  if (failures.length > 0)
    throw new Error(
      `failed at ${target.url}: ${failures.map((kind) => kind.join(' ')).join(', ')}`,
    );
  return {
    requestsPerSecond: report.requests / report.seconds,
    share: (processCpuMs(target.pid) - before) / 1_000 / report.seconds,
  };
}

async function wrk({ url, paths, headers = {} }: Target, seconds: number): Promise<Report> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-'));
  const file = join(folder.path, 'paths');
  writeFileSync(file, paths.join('\n'));
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...named, '-s', RUNS, url];
  const output = await runPinned('wrk', [...args, '--', file]);
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  return {
    requests: number(/(\d+) requests in/),
    seconds,
    failures: {
      connect: number(/Socket errors: connect (\d+)/),
      read: number(/Socket errors:.* read (\d+)/),
      write: number(/Socket errors:.* write (\d+)/),
      status: number(/Non-2xx.*: (\d+)/),
    },
  };
}

async function autocannon({ url, paths, headers }: Target, seconds: number): Promise<Report> {
  const requests = paths.map((path) => ({ path }));
  const rate = { duration: seconds, connections: CONNECTIONS, workers: 2 };
  const options = JSON.stringify({ url, headers, requests, ...rate });
  const output: AutocannonOutput = JSON.parse(
    await runPinned(process.execPath, [LOAD_PROCESS, options]),
  );
  const { requests: answered, duration, errors, non2xx } = output;
  return { requests: answered.total, seconds: duration, failures: { errors, status: non2xx } };
}

async function runPinned(command: string, args: readonly string[]): Promise<string> {
  const pinned = canPin ? ['taskset', '-c', CORES.generator, command, ...args] : [command, ...args];
  const [program = '', ...rest] = pinned;
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'ignore'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  return Buffer.concat(chunks).toString();
}

export interface Compared {
  readonly ours: Load;
  readonly theirs: Load;
  readonly ratio: number;
}

const ROUNDS = 7;
const SECONDS_A_ROUND = 2;

/** Alternates short rounds of both servers, so that other load affects both; returns medians. */
export async function compare(ours: Target, theirs: Target): Promise<Compared> {
  await load(ours, SECONDS_A_ROUND);
  await load(theirs, SECONDS_A_ROUND);
  const pairs: { ours: Load; theirs: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    pairs.push({
      theirs: await load(theirs, SECONDS_A_ROUND),
      ours: await load(ours, SECONDS_A_ROUND),
    });
  const middle = (loads: readonly Load[]): Load => ({
    requestsPerSecond: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
    share: median(loads.map(({ share }) => share)),
  });
  return {
    ours: middle(pairs.map((pair) => pair.ours)),
    theirs: middle(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours.requestsPerSecond / pair.theirs.requestsPerSecond)),
  };
}
