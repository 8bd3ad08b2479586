import pg from 'pg';

/**
 * A connection of its own, outside the pool, for long work (migrations, backups, bulk loads): no
 * limit on statements, and its loss is an error of the query under way, never of the process.
 */
export async function withLongRunningClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'yousay-script',
    lock_timeout: 120_000,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The driver leaves zeros out of connection settings, and the server's own limits would hold.
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
}
