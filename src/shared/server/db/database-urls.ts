/** URL of queries of pages and calls; may be a pooler such as PgBouncer. */
export function pooledUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url === undefined || url === '') {
    throw new Error('DATABASE_URL is not set: open the database first');
  }
  return url;
}

/**
 * URL of the server itself, for everything that needs a lasting connection: LISTEN, migrations,
 * scripts, the pool of jobs. A pooler may switch connections between transactions.
 */
export function directUrl(): string {
  return process.env.DATABASE_DIRECT_URL || pooledUrl();
}

/** DATABASE_READ_URL always names a server itself. */
export const isPooler = (url: string) => url === pooledUrl() && url !== directUrl();
