import { beforeEach, expect, it } from 'vitest';
import { monthsOfReviews } from '#shared/server/company/review-months-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { registeredCompany, type TestCompany } from '#tests/fixtures/company-fixture.ts';
import { makePublished, publicIdOf } from '#tests/fixtures/review-fixture.ts';
import { ownReviewListQuery, reviewListQuery } from '../../core/review-contract.ts';
import { countUnanswered } from '../filter/review-filter-queries.ts';
import { listCompanyReviews } from '../list-company-reviews.ts';
import { firstUnanswered } from './reply-queries.ts';
import { removeReply, replyToReview } from './reply-to-review.ts';

let company: TestCompany;
let id = '';

beforeEach(async () => {
  company = await registeredCompany();
  id = await publicIdOf(await makePublished(company.idEmp));
});

const replied = async () => {
  const { reviews } = await listCompanyReviews(company.idEmp, reviewListQuery.parse({}));
  return reviews.map(({ reply }) => reply);
};
const reply = (text: string, by: TestCompany = company) =>
  replyToReview(db, { ...by, id, reply: text, now: new Date() });

it('creates, changes and removes a reply of an employer', async () => {
  expect(await reply('ขอบคุณ')).toEqual({ ok: true, value: { idReview: id } });
  await reply('ขอบคุณมาก');
  expect(await replied()).toEqual(['ขอบคุณมาก']);
  await removeReply(db, { id, idEmp: company.idEmp });
  expect(await replied()).toEqual([null]);
});

it('rejects a reply for another company, or to a review that is not public', async () => {
  const other = await registeredCompany();
  expect(await reply('ปลอม', other)).toEqual({ ok: false, code: 'not_found' });
  await reply('ขอบคุณ');
  const refused = await removeReply(db, { id, idEmp: other.idEmp });
  expect(refused).toEqual({ ok: false, code: 'not_found' });
  expect(await replied()).toEqual(['ขอบคุณ']);
});

it('counts the reviews of each month', async () => {
  await makePublished(company.idEmp, { ratingOverall: 2 });
  const months = await monthsOfReviews(db, company.idEmp);
  expect(months).toEqual([{ month: expect.stringMatching(/-01$/), count: 2, sum: 6 }]);
});

it('drops an answered review from the list to answer and from the home page', async () => {
  for (let more = 0; more < 2; more++) await makePublished(company.idEmp);
  await makePublished((await registeredCompany()).idEmp);
  const list = async (unanswered: boolean) => {
    const query = ownReviewListQuery.parse({ unanswered });
    const { reviews, window } = await listCompanyReviews(company.idEmp, query);
    expect([reviews.length, window.total]).toEqual([window.totalAll, window.totalAll]);
    return reviews.map(({ idReview }) => idReview);
  };
  const all = await list(true);
  expect(all).toHaveLength(3);
  for (const [index, idReview] of all.entries()) {
    expect(await list(true)).toEqual(all.slice(index));
    expect(await countUnanswered(db, company.idEmp)).toBe(all.length - index);
    expect(await firstUnanswered(db, company.idEmp)).toMatchObject({ idReview });
    await replyToReview(db, { ...company, id: idReview, reply: 'ขอบคุณ', now: new Date() });
  }
  expect(await firstUnanswered(db, company.idEmp)).toBeNull();
  expect(await list(false)).toEqual(all);
});
