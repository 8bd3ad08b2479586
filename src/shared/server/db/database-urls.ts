/** Where queries of pages and calls go at this moment: perhaps a pooler such as PgBouncer. */
export function pooledUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url === undefined || url === '') {
    throw new Error('DATABASE_URL is not set: open the database first');
  }
  return url;
}

/**
 * The server itself, for what needs a connection to keep: LISTEN, migrations, scripts, the pool of jobs.
 * A pooler hands every transaction another connection.
 */
export function directUrl(): string {
  return process.env.DATABASE_DIRECT_URL || pooledUrl();
}

/** DATABASE_READ_URL names a server itself. */
export const isPooler = (url: string) => url === pooledUrl() && url !== directUrl();
