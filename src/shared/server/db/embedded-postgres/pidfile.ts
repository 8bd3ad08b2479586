import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Postmaster {
  readonly pid: number;
  readonly socketDirectory: string;
  readonly ready: boolean;
}

export function readPostmaster(data: string): Postmaster | null {
  let text: string;
  try {
    text = readFileSync(join(data, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, socketDirectory: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** After a reboot the pid may belong to another program, so its working directory is checked. */
export function isPostmasterOf(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === data;
    } catch {
      return commandLine(pid).includes(data);
    }
  }
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).includes(
      data,
    );
  } catch {
    return false;
  }
}

function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const STOP_GRACE_MS = 10_000;
const IMMEDIATE_GRACE_MS = 2_000;

/** Fast shutdown; after ten seconds an immediate one, from which the next start recovers. */
export async function stopPostmaster(pid: number, data: string): Promise<void> {
  if (await hasEnded(pid, data, 'SIGINT', STOP_GRACE_MS)) return;
  if (await hasEnded(pid, data, 'SIGQUIT', IMMEDIATE_GRACE_MS)) return;
  throw new Error(`The PostgreSQL of ${data} (process ${pid}) does not stop`);
}

export async function stopLeftover(data: string): Promise<void> {
  const leftover = readPostmaster(data);
  if (leftover !== null && isPostmasterOf(leftover.pid, data))
    await stopPostmaster(leftover.pid, data);
}

async function hasEnded(pid: number, data: string, signal: NodeJS.Signals, graceMs: number) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return true;
    throw error;
  }
  const deadline = performance.now() + graceMs;
  while (performance.now() < deadline) {
    if (!isPostmasterOf(pid, data)) return true;
    await wait(25);
  }
  return false;
}
