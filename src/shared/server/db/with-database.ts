import { envOrExit } from '../env.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { closePool } from './pool.ts';

/** Runs a script with the database, joined or started, and stops it in any case afterwards. */
export async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  envOrExit();
  const database = await openDatabase({ join: true });
  process.env.DATABASE_URL = database.url;
  const interrupted = (signal: NodeJS.Signals) => {
    void database.stop().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await work(database.url);
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    await closeDatabase(database);
  }
}

async function closeDatabase(database: OpenDatabase): Promise<void> {
  try {
    await closePool();
  } finally {
    await database.stop();
  }
}
