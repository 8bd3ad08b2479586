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
  const source =
    template === undefined
      ? `template0 ENCODING 'UTF8' LOCALE_PROVIDER builtin LOCALE 'C.UTF-8'`
      : pg.escapeIdentifier(template);
  await inServer(server, `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${source}`);
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await inServer(server, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

async function inServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({
    connectionString: server,
    statement_timeout: 60_000,
    lock_timeout: 60_000,
  });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
