import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Resolves when the process has ended, also where it ended before. */
export async function endChild(
  child: ChildProcess | undefined,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
