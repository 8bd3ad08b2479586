import type { RequestRelease } from '@tus/server';
import pg from 'pg';
import { directUrl } from '#shared/server/db/database-urls.ts';

const CHANNEL = 'upload_locks';
const QUERY_TIMEOUT_MS = 3_000;

/** Keepalives end the locks of a machine that vanished without closing its connection. */
const LISTEN_SQL = `LISTEN ${CHANNEL}; SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3`;

const LOCK_SQL = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS done';
const UNLOCK_SQL = 'SELECT pg_advisory_unlock(hashtextextended($1, 0)) AS done';
const NOTIFY_SQL = `SELECT pg_notify('${CHANNEL}', $1) IS NULL AS done`;

/** One connection for all upload locks of this process; closed when its last lock is released. */
export class LockSession {
  readonly #client: pg.Client;
  readonly #holders = new Map<string, RequestRelease>();
  /** Settles with the previous statement; a rejection prevents all further statements. */
  #previous: Promise<unknown>;
  #users = 0;
  isClosed = false;

  constructor() {
    this.#client = new pg.Client({
      connectionString: directUrl(),
      application_name: 'upload-locks',
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
    this.#client.on('error', () => this.#closeAfterLoss());
    this.#client.on('end', () => this.#closeAfterLoss());
    this.#client.on('notification', ({ payload = '' }) => void this.#holders.get(payload)?.());
    this.#previous = this.#client.connect().then(() => this.#client.query(LISTEN_SQL));
    this.#previous.catch(() => this.#closeAfterLoss());
  }

  join(): void {
    this.#users += 1;
  }

  leave(): void {
    this.#users -= 1;
    if (this.#users > 0) return;
    this.isClosed = true;
    this.#client.end().catch(() => undefined);
  }

  /** Takes a free lock; otherwise asks its holder, in this or another process, to release it. */
  async tryLock(idUpload: string, requestRelease: RequestRelease): Promise<boolean> {
    const holder = this.#holders.get(idUpload);
    if (holder) {
      await holder();
      return false;
    }
    this.#holders.set(idUpload, requestRelease);
    const isTaken = await this.#runStatement(LOCK_SQL, idUpload).catch((error) => {
      this.#holders.delete(idUpload);
      throw error;
    });
    if (isTaken) return true;
    this.#holders.delete(idUpload);
    await this.#runStatement(NOTIFY_SQL, idUpload);
    return false;
  }

  async unlock(idUpload: string): Promise<void> {
    this.#holders.delete(idUpload);
    await this.#runStatement(UNLOCK_SQL, idUpload);
  }

  /** Runs a statement; on a timeout it may have run, so the connection and its locks are closed. */
  #runStatement(statement: string, idUpload: string): Promise<boolean> {
    const outcome = this.#previous.then(async () => {
      const { rows } = await this.#client.query<{ done: boolean }>(statement, [idUpload]);
      return rows[0]?.done === true;
    });
    this.#previous = outcome;
    outcome.catch(() => this.#closeAfterLoss());
    return outcome;
  }

  #closeAfterLoss(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#client.connection.stream.destroy();
    for (const requestRelease of this.#holders.values()) void requestRelease();
  }
}
