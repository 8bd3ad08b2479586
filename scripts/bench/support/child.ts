import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Running {
  readonly pid: number;
  readonly lines: readonly string[];
  /** Resolves with the first matching line, printed before or after the call. */
  waitForLine(pattern: RegExp, timeoutMs: number): Promise<string>;
  stop(timeoutMs?: number): Promise<void>;
}

/** Starts a Node program of this repository as a process, which can run on a core of its own. */
export function start(args: readonly string[], env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  return {
    pid: child.pid ?? 0,
    lines,
    waitForLine: (pattern, timeoutMs) =>
      findLine(child, lines, pattern, performance.now() + timeoutMs),
    stop: (timeoutMs = 15_000) => stop(child, timeoutMs),
  };
}

const POLL_MS = 20;

async function findLine(
  child: ChildProcess,
  lines: readonly string[],
  pattern: RegExp,
  deadline: number,
): Promise<string> {
  while (performance.now() < deadline) {
    const found = lines.find((line) => pattern.test(line));
    if (found !== undefined) return found;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const last = lines.slice(-10).join('\n');
  throw new Error(`${child.spawnargs.at(-1)} did not print ${pattern}:\n${last}`);
}

async function stop(child: ChildProcess, timeoutMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const forced = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  clearTimeout(forced);
}
