import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unprivilegedAccount } from './account.ts';
import { spoolOf } from './archiving.ts';
import { locateBinaries } from './binaries.ts';
import { ownedDirectory } from './cluster.ts';
import {
  asArguments,
  launch,
  prepareSocketDirectory,
  serverSettings,
  socketDirectory,
} from './launch.ts';
import { stopPostmaster } from './pidfile.ts';

export const logToReplay = (home: string): string => join(home, 'wal-in');

export const MAX_REPLAY_MS = 4 * 3_600_000;

export interface Recovery {
  /** Inclusive instant or exclusive LSN; null recovers to the end of the WAL. */
  readonly until: Date | { readonly lsn: string } | null;
  readonly durable: boolean;
}

/** Replays WAL over a base backup, then stops it; returns the last transaction's time. */
export async function replayLog(home: string, { until, durable }: Recovery) {
  const data = join(home, 'data');
  const account = unprivilegedAccount(home);
  writeFileSync(join(data, 'recovery.signal'), '');
  // The restored database archives its new timeline, so that no later one reuses the number.
  for (const folder of [spoolOf(home), data]) ownedDirectory(folder, account);
  if (account !== null) {
    spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, data, logToReplay(home)]);
  }
  const socket = socketDirectory(home);
  prepareSocketDirectory(socket, account);
  const settings = [
    ...serverSettings(socket, { durable, maxConnections: 30, archive: true }),
    ...asArguments({
      hot_standby: 'off',
      restore_command: 'gzip -d < ../wal-in/%f > %p',
      recovery_target_action: 'promote',
      recovery_target_timeline: 'current',
      ...targetOf(until),
    }),
  ];
  const cluster = { home, data, password: '', account, binaries: locateBinaries() };
  const { child, ready } = launch(cluster, settings, undefined, MAX_REPLAY_MS);
  await ready;
  if (child.pid !== undefined) await stopPostmaster(child.pid, data);
  rmSync(logToReplay(home), { recursive: true });
  return lastChangeOf(home);
}

export function lastChangeOf(home: string): string | null {
  const output = readFileSync(join(home, 'log'), 'utf8');
  return /last completed transaction was at log time (.+)/.exec(output)?.[1] ?? null;
}

function targetOf(until: Recovery['until']): Record<string, string> {
  if (until === null) return {};
  if (until instanceof Date)
    return { recovery_target_time: until.toISOString().replace('Z', '+00') };
  return { recovery_target_lsn: until.lsn, recovery_target_inclusive: 'off' };
}
