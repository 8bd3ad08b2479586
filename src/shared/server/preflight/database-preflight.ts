import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { BoundedPool } from '../db/bounded-pool/bounded-pool.ts';
import { isPooler } from '../db/database-urls.ts';
import { missingRoleSettings } from '../db/limit-queries.ts';
import type { Env } from '../env.ts';
import { UnavailableError } from './unavailable-error.ts';

type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL';

interface DatabaseInfo {
  /** Cluster and database, equal for a primary and its replicas. */
  readonly identity: string;
  readonly missingSettings: readonly string[];
  readonly isPooled: boolean;
  readonly encoding: string;
  readonly isReadOnly: boolean;
  readonly hasSchema: boolean;
  readonly mayCreate: boolean;
}

type DatabaseInfoRow = Omit<DatabaseInfo, 'missingSettings' | 'isPooled'> & {
  readonly pid: number;
};

const INVALID_LOGIN = new Set(['28P01', '28000']);
const NO_DATABASE = '3D000';
/** Error codes while PostgreSQL or a pooler starts or stops. */
const STARTING = new Set(['57P03', '57P01']);

/** Returns a problem of the database settings; throws UnavailableError if a server is silent. */
export async function databaseProblem(settings: Env): Promise<string | null> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL } = settings;
  if (DATABASE_URL === undefined) return null;
  const pages = await inspect('DATABASE_URL', DATABASE_URL);
  if (typeof pages === 'string') return pages;
  const isDirect = DATABASE_DIRECT_URL === undefined || DATABASE_DIRECT_URL === DATABASE_URL;
  if (isDirect && pages.isPooled) return POOLER_ONLY;
  if (pages.missingSettings.length > 0) return missingSettingsProblem(pages.missingSettings);
  if (isDirect) {
    const problem = migrationProblem('DATABASE_URL', pages);
    if (problem !== null) return problem;
  }
  const related: readonly (readonly [DatabaseSetting, string | undefined])[] = [
    ['DATABASE_DIRECT_URL', isDirect ? undefined : DATABASE_DIRECT_URL],
    ['DATABASE_READ_URL', DATABASE_READ_URL],
  ];
  for (const [name, url] of related) {
    if (url === undefined) continue;
    const problem = await relatedProblem(name, url, pages.identity);
    if (problem !== null) return problem;
  }
  return null;
}

const POOLER_ONLY =
  'DATABASE_URL leads to a pooler: DATABASE_DIRECT_URL must name the server behind it';

const missingSettingsProblem = (missing: readonly string[]) =>
  `DATABASE_URL leads to a role that is missing settings. Set them, then have a pooler reconnect: ${missing.join(' ')}`;

async function relatedProblem(name: DatabaseSetting, url: string, identity: string) {
  try {
    const info = await inspect(name, url);
    if (typeof info === 'string') return info;
    if (info.identity !== identity) {
      return `${name} must lead to the database of DATABASE_URL, not to another one`;
    }
    return name === 'DATABASE_DIRECT_URL' ? migrationProblem(name, info) : null;
  } catch (error) {
    // A silent replica is no problem: pages are read from the primary until it responds.
    if (name === 'DATABASE_READ_URL' && error instanceof UnavailableError) return null;
    throw error;
  }
}

/** Returns what prevents migrations; throws UnavailableError for a replica to be promoted. */
function migrationProblem(
  name: DatabaseSetting,
  { encoding, isReadOnly, hasSchema, mayCreate }: DatabaseInfo,
): string | null {
  if (encoding !== 'UTF8') {
    return `${name} leads to a database in ${encoding}: it must be made with the encoding UTF8`;
  }
  if (isReadOnly) {
    throw new UnavailableError(`${name} must lead to a database that can be written to`);
  }
  if (!hasSchema) return `${name} leads to a database without a schema: CREATE SCHEMA public in it`;
  if (mayCreate) return null;
  return `${name} names a user that may not create schemas and tables: make it the owner of the database`;
}

async function inspect(name: DatabaseSetting, url: string): Promise<DatabaseInfo | string> {
  const pool = new BoundedPool(() => url, {
    max: 1,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    // Sent as in the pages' pool, to find out whether the server accepts it; poolers do not.
    ...(isPooler(url) ? {} : { statement_timeout: 5_000 }),
  });
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<DatabaseInfoRow>(
        `SELECT concat_ws('/', system_identifier, oid) AS identity,
           pg_backend_pid() AS pid,
           pg_encoding_to_char(encoding) AS encoding,
           current_setting('transaction_read_only') = 'on' AS "isReadOnly",
           schema IS NOT NULL AS "hasSchema",
           has_database_privilege(oid, 'CREATE')
             AND coalesce(has_schema_privilege(schema, 'CREATE'), false) AS "mayCreate"
         FROM pg_control_system(), pg_database,
           to_regnamespace(coalesce(quote_ident(current_schema()), 'public')) AS schema
         WHERE datname = current_database()`,
      );
      const missing = await missingRoleSettings(drizzle({ client }), { sent: !isPooler(url) });
      const [row] = rows;
      if (row === undefined) throw new Error('pg_control_system() returned no row');
      const { pid, ...answered } = row;
      return { ...answered, missingSettings: missing, isPooled: backendPidOf(client) !== pid };
    } finally {
      client.release(true);
    }
  } catch (error) {
    return problemOf(name, error);
  } finally {
    await pool.end();
  }
}

/** Backend process id from the connection start; a pooler sends an id of its own. */
const backendPidOf = (client: pg.PoolClient) =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : null;

function problemOf(name: DatabaseSetting, error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (error instanceof pg.DatabaseError && !STARTING.has(code)) {
    if (INVALID_LOGIN.has(code)) return `${name} names a user or a password that is refused`;
    if (code === NO_DATABASE) return `${name} names a database that does not exist: create it`;
    if (/startup parameter/i.test(message)) return POOLER_ONLY;
    return `${name} leads to a database that answers: ${message}`;
  }
  const problem = `${name} must lead to a database that answers (${code || message})`;
  throw new UnavailableError(problem, { cause: error });
}
