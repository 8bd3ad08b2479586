import { setTimeout as pause } from 'node:timers/promises';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import { LockSession } from './lock-session.ts';

const LOCK_TIMEOUT_MS = 10_000;
const RETRY_PAUSE_MS = 50;

/** Returned by tus unchanged; browsers retry after both. */
const LOCKED = { status_code: 423, body: 'another request holds this upload\n' };
const UNAVAILABLE = { status_code: 503, body: 'uploads cannot be locked at the moment\n' };

/** One request at a time per upload: advisory locks, which end with their process's connection. */
export class UploadLocks implements Locker {
  readonly #timeoutMs: number;
  #session: LockSession | null = null;

  constructor(timeoutMs = LOCK_TIMEOUT_MS) {
    this.#timeoutMs = timeoutMs;
  }

  newLock(idUpload: string): Lock {
    const session = this.#join();
    return {
      lock: async (stopped, requestRelease) => {
        try {
          await this.#acquire(session, idUpload, { stopped, requestRelease });
        } catch (error) {
          session.leave();
          throw error;
        }
      },
      unlock: async () => {
        try {
          // Fails when the connection was lost: another process may have written in between.
          await session.unlock(idUpload).catch(throwUnavailable);
        } finally {
          session.leave();
        }
      },
    };
  }

  #join(): LockSession {
    if (this.#session === null || this.#session.isClosed) this.#session = new LockSession();
    this.#session.join();
    return this.#session;
  }

  async #acquire(
    session: LockSession,
    idUpload: string,
    request: { readonly stopped: AbortSignal; readonly requestRelease: RequestRelease },
  ): Promise<void> {
    const deadlineMs = performance.now() + this.#timeoutMs;
    while (!(await session.tryLock(idUpload, request.requestRelease).catch(throwUnavailable))) {
      if (request.stopped.aborted || performance.now() > deadlineMs) throwResponse(LOCKED);
      await pause(RETRY_PAUSE_MS);
    }
  }
}

function throwUnavailable(cause: unknown): never {
  return throwResponse(UNAVAILABLE, cause);
}

function throwResponse(response: typeof LOCKED, cause?: unknown): never {
  throw Object.assign(new Error(response.body, { cause }), response);
}
