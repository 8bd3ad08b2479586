import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { BoundedPool } from '../db/bounded-pool/bounded-pool.ts';
import { isPooler } from '../db/database-urls.ts';
import { missingRoleSettings } from '../db/limit-queries.ts';
import type { Env } from '../env.ts';
import { UnavailableError } from './unavailable-error.ts';

type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL';

interface Answered {
  /** Cluster and database, the same for a primary and its replicas. */
  readonly identity: string;
  /** The statements that the role still needs. */
  readonly missing: readonly string[];
  readonly isPooled: boolean;
}

const REFUSED_ROLE = new Set(['28P01', '28000']);
const NO_DATABASE = '3D000';
/** PostgreSQL and poolers answer so while they start or end. */
const NOT_YET = new Set(['57P03', '57P01']);

/** What is wrong with the settings that name databases; throws UnavailableError while one does not answer. */
export async function databaseProblem(settings: Env): Promise<string | null> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL } = settings;
  if (DATABASE_URL === undefined) return null;
  const pages = await answerOf('DATABASE_URL', DATABASE_URL);
  if (typeof pages === 'string') return pages;
  const isDirect = DATABASE_DIRECT_URL === undefined || DATABASE_DIRECT_URL === DATABASE_URL;
  if (isDirect && pages.isPooled) return POOLER_ALONE;
  if (pages.missing.length > 0) return lacks(pages.missing);
  const others: readonly (readonly [DatabaseSetting, string | undefined])[] = [
    ['DATABASE_DIRECT_URL', isDirect ? undefined : DATABASE_DIRECT_URL],
    ['DATABASE_READ_URL', DATABASE_READ_URL],
  ];
  for (const [name, url] of others) {
    if (url === undefined) continue;
    const problem = await problemBeside(name, url, pages.identity);
    if (problem !== null) return problem;
  }
  return null;
}

const POOLER_ALONE =
  'DATABASE_URL leads to a pooler: DATABASE_DIRECT_URL must name the server behind it';

const lacks = (missing: readonly string[]) =>
  `DATABASE_URL leads to a role that lacks settings. Set them, then have a pooler connect anew: ${missing.join(' ')}`;

async function problemBeside(
  name: DatabaseSetting,
  url: string,
  identity: string,
): Promise<string | null> {
  try {
    const answered = await answerOf(name, url);
    if (typeof answered === 'string') return answered;
    return answered.identity === identity
      ? null
      : `${name} must lead to the database of DATABASE_URL, not to another one`;
  } catch (error) {
    // Pages are read from the primary until the replica answers.
    if (name === 'DATABASE_READ_URL' && error instanceof UnavailableError) return null;
    throw error;
  }
}

async function answerOf(name: DatabaseSetting, url: string): Promise<Answered | string> {
  const pool = new BoundedPool(() => url, {
    max: 1,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    // What the pages' pool sends: a pooler refuses it.
    ...(isPooler(url) ? {} : { statement_timeout: 5_000 }),
  });
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ identity: string; pid: number }>(
        `SELECT concat_ws('/', system_identifier,
           (SELECT oid FROM pg_database WHERE datname = current_database())) AS identity,
           pg_backend_pid() AS pid
         FROM pg_control_system()`,
      );
      const missing = await missingRoleSettings(drizzle({ client }), { sent: !isPooler(url) });
      const [row] = rows;
      if (row === undefined) throw new Error('pg_control_system() gave no row');
      return { identity: row.identity, missing, isPooled: processOf(client) !== row.pid };
    } finally {
      client.release(true);
    }
  } catch (error) {
    return problemOf(name, error);
  } finally {
    await pool.end();
  }
}

/** The process that the connection was told of at its start: a pooler tells a number of its own. */
const processOf = (client: pg.PoolClient) =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : null;

function problemOf(name: DatabaseSetting, error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (error instanceof pg.DatabaseError && !NOT_YET.has(code)) {
    if (REFUSED_ROLE.has(code)) return `${name} names a user or a password that is refused`;
    if (code === NO_DATABASE) return `${name} names a database that does not exist: create it`;
    if (/startup parameter/i.test(message)) return POOLER_ALONE;
    return `${name} leads to a database that answers: ${message}`;
  }
  const problem = `${name} must lead to a database that answers (${code || message})`;
  throw new UnavailableError(problem, { cause: error });
}
