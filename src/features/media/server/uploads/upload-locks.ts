import { setTimeout as pause } from 'node:timers/promises';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import { LockSession } from './lock-session.ts';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;

/** Answered by tus as they stand; browsers ask again after both. */
const LOCKED = { status_code: 423, body: 'another request holds this upload\n' };
const AWAY = { status_code: 503, body: 'uploads cannot be locked at the moment\n' };

/**
 * One request at a time for an upload, among all server processes: advisory locks of PostgreSQL, which end
 * with the connection of the process that holds them. Who waits asks the holder to come to an end.
 */
export class UploadLocks implements Locker {
  readonly #patience: number;
  #session: LockSession | null = null;

  constructor(patience = PATIENCE_MS) {
    this.#patience = patience;
  }

  newLock(idUpload: string): Lock {
    const session = this.#join();
    return {
      lock: async (stopped, requestRelease) => {
        try {
          await this.#take(session, idUpload, { stopped, requestRelease });
        } catch (error) {
          session.leave();
          throw error;
        }
      },
      unlock: async () => {
        try {
          // Refused when the connection was lost: another process may have written since.
          await session.unlock(idUpload).catch(away);
        } finally {
          session.leave();
        }
      },
    };
  }

  #join(): LockSession {
    if (this.#session === null || this.#session.isOver) this.#session = new LockSession();
    this.#session.join();
    return this.#session;
  }

  async #take(
    session: LockSession,
    idUpload: string,
    asked: { readonly stopped: AbortSignal; readonly requestRelease: RequestRelease },
  ): Promise<void> {
    const giveUpAt = performance.now() + this.#patience;
    while (!(await session.tryLock(idUpload, asked.requestRelease).catch(away))) {
      if (asked.stopped.aborted || performance.now() > giveUpAt) refuse(LOCKED);
      await pause(PAUSE_MS);
    }
  }
}

function away(cause: unknown): never {
  return refuse(AWAY, cause);
}

function refuse(answer: typeof LOCKED, cause?: unknown): never {
  throw Object.assign(new Error(answer.body, { cause }), answer);
}
