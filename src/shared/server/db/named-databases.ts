import pg from 'pg';

export function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** From a template, or empty with the same language rules as the embedded database. */
export async function createDatabase(
  server: string,
  name: string,
  template?: string,
): Promise<void> {
  await inServer(server, async (client) => {
    // Copying the files is several times quicker than the default, which logs the whole copy.
    const source =
      template === undefined
        ? await emptySource(client)
        : `${pg.escapeIdentifier(template)} STRATEGY FILE_COPY`;
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${source}`);
  });
}

/** PostgreSQL 17 brought the builtin provider; before it the system's own C.UTF-8 is the nearest. */
async function emptySource(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ builtin: boolean }>(
    `SELECT current_setting('server_version_num')::int >= 170000 AS builtin`,
  );
  const provider = rows[0]?.builtin ? 'LOCALE_PROVIDER builtin ' : '';
  return `template0 ENCODING 'UTF8' ${provider}LOCALE 'C.UTF-8'`;
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await inServer(server, async (client) => {
    const drop = `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)}`;
    // Force may not end a vacuum at work in it; without force the server ends that by itself.
    await client.query(`${drop} WITH (FORCE)`).catch(() => client.query(drop));
  });
}

async function inServer(server: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: server,
    statement_timeout: 60_000,
    lock_timeout: 60_000,
  });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
