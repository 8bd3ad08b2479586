import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { withLongRunningClient } from '../long-running-client.ts';
import { createDatabase, dropDatabase, withDatabaseName } from '../named-databases.ts';
import { db } from '../pool.ts';
import { REVIEW_SUM_ROUTINES } from '../routines/review-sums.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

const server = inject('databaseServer');
const name = `yousay_routines_${process.pid}`;
const url = withDatabaseName(server, name);

const DEFINITIONS = `
  SELECT pg_get_functiondef(p.oid) AS text FROM pg_proc p
  WHERE proname IN ('review_state', 'add_to_review_sums')
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgname = 'reviews_summed_changed'
  UNION ALL SELECT pg_get_viewdef('review_sums_expected'::regclass)
  ORDER BY text`;
const definitions = () =>
  withLongRunningClient(url, async (client) =>
    (await client.query<{ text: string }>(DEFINITIONS)).rows.map(({ text }) => text),
  );

it('replaces routines whose text changed', async () => {
  await createDatabase(server, name);
  try {
    await migrate(url);
    const before = await definitions();
    expect(before).toHaveLength(4);
    const changed = REVIEW_SUM_ROUTINES.map((text) => text.replace('r.rating_life, ', ''));
    await migrate(url, MIGRATIONS, { routines: changed });
    expect(await definitions()).not.toEqual(before);
    await migrate(url);
    expect(await definitions()).toEqual(before);
  } finally {
    await dropDatabase(server, name);
  }
});

it('pads the shorter of two arrays of counts', async () => {
  const { rows } = await db.execute(
    sql`SELECT sum_counts(c) AS sum FROM (VALUES (ARRAY[1, 2]), (ARRAY[1, 2, 3]), (ARRAY[4])) t (c)`,
  );
  expect(rows).toEqual([{ sum: [6, 4, 3] }]);
});
