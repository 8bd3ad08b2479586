import { setTimeout as pause } from 'node:timers/promises';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import { LockSession } from './lock-session.ts';

const LOCK_TIMEOUT_MS = 10_000;
const RETRY_PAUSE_MS = 50;

/** Errors in the shape that the tus server sends unchanged; browsers retry after both. */
const LOCKED = { status_code: 423, body: 'another request holds this upload\n' };
const UNAVAILABLE = { status_code: 503, body: 'uploads cannot be locked at the moment\n' };

/** Allows one request per upload by PostgreSQL's advisory locks, which end with the connection. */
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
          // A failure means that the lock was lost with its connection, so others may have written.
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
