import { expect, it } from 'vitest';
import {
  makeCompany,
  makePublished,
  makeWriter,
  publicIdOf,
  reviewForm,
} from '../../../../tests/support/fixtures/review-fixture.ts';
import { reviewChoices } from './review-choices.ts';
import { submitReview } from './submit-review.ts';

it('are the published reviews of the company itself', async () => {
  const [idEmp, other] = [await makeCompany(), await makeCompany()];
  const shown = await makePublished(idEmp);
  await makePublished(other);
  const writer = { idJsk: await makeWriter(), address: '192.0.2.7' };
  await submitReview(reviewForm(idEmp, { title: 'ยังไม่ได้ตรวจ' }), writer, new Date());

  const choices = await reviewChoices(idEmp, 'th');
  expect(choices.map(({ idReview }) => idReview)).toEqual([await publicIdOf(shown)]);
});
