/** URL of queries of pages and calls; may be a pooler such as PgBouncer. */
export function pooledUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url === undefined || url === '') {
    throw new Error('DATABASE_URL is not set: open the database first');
  }
  return url;
}

/** The server's own URL, for lasting connections: a pooler may switch them after a transaction. */
export function directUrl(): string {
  return process.env.DATABASE_DIRECT_URL || pooledUrl();
}

/** DATABASE_READ_URL always names a server itself. */
export const isPooler = (url: string) => url === pooledUrl() && url !== directUrl();
