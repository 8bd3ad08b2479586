import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import {
  agesInOneMonth,
  makeCompany,
  makePublished,
  makeWriter,
  publicIdOf,
  reviewForm,
} from '#tests/fixtures/review-fixture.ts';
import { reviewChoices } from './review-choices-queries.ts';
import { submitReview } from './submit-review.ts';

it('choices are published reviews of the company, selected ones before newer ones', async () => {
  const [idEmp, other] = [await makeCompany(), await makeCompany()];
  const old = await makePublished(idEmp, {}, 400);
  const english = await makePublished(idEmp);
  const newest = await makePublished(idEmp);
  await db.update(reviews).set({ lang: 'en' }).where(eq(reviews.idReview, english));
  await makePublished(other);
  const writer = { idJsk: await makeWriter() };
  await submitReview(reviewForm(idEmp, { title: 'ยังไม่ได้ตรวจ' }), writer, new Date());

  const chosen = [await publicIdOf(old)];
  const choices = await reviewChoices(db, { idEmp, lang: 'th', selected: chosen });
  const ids = await Promise.all([old, newest, english].map(publicIdOf));
  expect(choices.map(({ idReview }) => idReview)).toEqual(ids);
});

it('the order of choices does not reveal when in its month a review was published', async () => {
  const idEmp = await makeCompany();
  for (const age of agesInOneMonth()) await makePublished(idEmp, {}, age);
  const choices = await reviewChoices(db, { idEmp, lang: 'th', selected: [] });
  const ids = choices.map(({ idReview }) => idReview);
  expect(ids).toHaveLength(9);
  expect(ids).toEqual(ids.toSorted().toReversed());
});
