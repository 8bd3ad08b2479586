/** URL of queries of pages and calls; may be a pooler such as PgBouncer. */
export function pooledUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url === undefined || url === '') {
    throw new Error('DATABASE_URL is not set: open the database first');
  }
  return url;
}

/** The server's own URL, for LISTEN and locks, which a pooler loses after each transaction. */
export function directUrl(): string {
  return process.env.DATABASE_DIRECT_URL || pooledUrl();
}

/** Returns whether the URL names a pooler; DATABASE_READ_URL never does. */
export const isPooler = (url: string) => url === pooledUrl() && url !== directUrl();
