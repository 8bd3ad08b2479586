import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';

export interface Holder {
  readonly process: ChildProcess;
  readonly url: string;
  readonly owned: boolean;
  readonly refused: string | undefined;
  /** Asks it to stop and waits for its end; answers with its exit code. */
  stop(): Promise<number | null>;
}

const SCRIPT = join(import.meta.dirname, 'hold-database.ts');

/** A process that opens the database of `dataDir`, as a server does or (join) as a script does. */
export async function holdDatabase(dataDir: string, how: 'own' | 'join'): Promise<Holder> {
  const child = spawn(process.execPath, [SCRIPT, how], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line', { signal: AbortSignal.timeout(100_000) })) as [string];
  const message = JSON.parse(line) as { url?: string; owned?: boolean; refused?: string };
  return {
    process: child,
    url: message.url ?? '',
    owned: message.owned ?? false,
    refused: message.refused,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}

export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  query: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 20_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}
