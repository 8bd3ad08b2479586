import pg from 'pg';
import { db } from '#shared/server/db/pool.ts';
import { PAGE_CACHE_CHANNEL } from '#shared/server/page-cache/channel.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';

export async function tagsToldBy(act: () => Promise<unknown>): Promise<readonly string[]> {
  const listener = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await listener.connect();
  await listener.query(`LISTEN ${PAGE_CACHE_CHANNEL}`);
  const tags: string[] = [];
  const ended = new Promise<void>((end) => {
    listener.on('notification', ({ payload = '' }) =>
      payload === 'end' ? end() : tags.push(payload),
    );
  });
  await act();
  await invalidateTags(db, ['end']);
  await ended;
  await listener.end();
  return tags;
}
