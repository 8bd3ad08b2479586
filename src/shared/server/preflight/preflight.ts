import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '../env.ts';
import { databaseProblem } from './database-preflight.ts';
import { portsProblem } from './ports-preflight.ts';
import { storageProblem } from './storage-preflight.ts';
import { UnavailableError } from './unavailable-error.ts';

/** A well-formed setting that is invalid on this machine; the message names it. */
export class SettingError extends Error {}

/**
 * Checks the settings that only this machine and the named servers can reject; waits for servers to
 * respond and for a killed process to release its ports.
 *
 * @throws SettingError
 */
export async function preflight(settings: Env, { waitMs = 30_000, retryDelayMs = 1_000 } = {}) {
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
