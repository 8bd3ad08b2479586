import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '../env.ts';
import { databaseProblem } from './database-preflight.ts';
import { portsProblem } from './ports-preflight.ts';
import { storageProblem } from './storage-preflight.ts';
import { UnavailableError } from './unavailable-error.ts';

/** Settings that are well-formed and still wrong on this machine: one line, naming the setting. */
export class SettingError extends Error {}

export interface PreflightOptions {
  /** How long a database or a bucket may take to answer, and a process that was killed to give its ports back. */
  readonly waitMs?: number;
  readonly retryDelayMs?: number;
}

/**
 * Tries the settings that only the machine and the servers they name can prove wrong.
 *
 * @throws SettingError
 */
export async function preflight(
  settings: Env,
  { waitMs = 30_000, retryDelayMs = 1_000 }: PreflightOptions = {},
): Promise<void> {
  const deadline = performance.now() + waitMs;
  for (const findProblem of [portsProblem, storageProblem, databaseProblem]) {
    const problem = await whenAvailable(() => findProblem(settings), deadline, retryDelayMs);
    if (problem !== null) throw new SettingError(`Configuration: ${problem}`);
  }
}

async function whenAvailable(
  findProblem: () => Promise<string | null>,
  deadline: number,
  retryDelayMs: number,
): Promise<string | null> {
  while (true) {
    try {
      return await findProblem();
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error;
      if (performance.now() + retryDelayMs > deadline) return error.message;
      await pause(retryDelayMs);
    }
  }
}
