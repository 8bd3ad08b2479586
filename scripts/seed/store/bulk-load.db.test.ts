import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { db } from '#shared/server/db/pool.ts';
import { makeCompany, makePublished } from '#tests/fixtures/review-fixture.ts';
import { withoutIndexes } from './bulk-load.ts';

const url = process.env.DATABASE_URL ?? '';

const keysOfTables = () =>
  db.execute(sql`
    SELECT indexdef AS made FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT conname::text || pg_get_constraintdef(oid) FROM pg_constraint
    UNION ALL SELECT tgname::text || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
    ORDER BY made`);

it('tables that were filled without indexes have them again, and sums of their reviews', async () => {
  const { rows: before } = await keysOfTables();
  const idEmp = await makeCompany();
  await withLongRunningClient(url, (client) =>
    withoutIndexes(client, async () => {
      await makePublished(idEmp);
    }),
  );
  expect((await keysOfTables()).rows).toEqual(before);
  const { rows } = await db.execute(sql`SELECT id_emp AS "idEmp", is_compacted FROM review_sums`);
  expect(rows).toEqual([{ idEmp, is_compacted: true }]);
  const { rows: lacking } = await db.execute(
    sql`SELECT reconcile_review_sums(1, ${idEmp})::int AS n`,
  );
  expect(lacking).toEqual([{ n: 0 }]);
});

it('figures are counted with the indexes of the rows and without their own', async () => {
  const during: unknown[] = [];
  await withLongRunningClient(url, (client) =>
    withoutIndexes(
      client,
      () => Promise.resolve(),
      async () => {
        const { rows } = await client.query(
          `SELECT indexname FROM pg_indexes WHERE indexname IN ('reviews_listed', 'company_search_inside')`,
        );
        during.push(...rows);
      },
    ),
  );
  expect(during).toEqual([{ indexname: 'reviews_listed' }]);
});
