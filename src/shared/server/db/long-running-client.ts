import pg from 'pg';

/** A connection for long work without limits; its loss fails the query, never the process. */
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
    // The driver drops zero values from connection settings, so the server's limits would apply.
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
}
