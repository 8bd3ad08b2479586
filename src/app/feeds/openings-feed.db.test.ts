import { expect, it } from 'vitest';
import { inDays, makeOpening } from '#tests/fixtures/company-fixture.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { openingsFeed } from './openings-feed.ts';

const place = { idJobField: 24, province: '54' };

it('holds the fifty newest openings of a landing page', async () => {
  const idEmp = await makeCompany();
  await makeOpening(idEmp, { ...place, closedAt: inDays(-1) });
  await makeOpening(idEmp, { ...place, province: '53' });
  const made: number[] = [];
  for (let days = 51; days > 0; days -= 1) {
    made.push(await makeOpening(idEmp, { ...place, postedAt: inDays(-days) }));
  }
  const { items, path, homePath, title } = await openingsFeed(place, 'en');
  expect([path, homePath]).toEqual([
    '/en/jobs.xml?idJobField=24&province=54',
    '/en/jobs?idJobField=24&province=54',
  ]);
  expect(title).toContain('in Phrae');
  const newest = made.toReversed().slice(0, 50);
  expect(items.map((item) => Number(/\d+$/.exec(item.path)?.[0]))).toEqual(newest);
});
