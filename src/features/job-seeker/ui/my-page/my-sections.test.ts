import { expect, it } from 'vitest';
import { reviewRows } from './my-sections.ts';

it('links a review to its position in the list', () => {
  const review = {
    idReview: 7,
    idEmp: 3,
    companyNameTh: 'บริษัท',
    companyNameEn: 'Company',
    title: 'Good people',
    ratingOverall: 4,
    status: 'waiting' as const,
    reasonCode: null,
    usefulCount: 0,
    submittedAt: '2026-11-01T00:00:00Z',
    canEdit: true,
    appealUntil: null,
    appeal: null,
  };
  expect(reviewRows([review], 1, 'en').rows.map(({ href }) => href)).toEqual([
    '/en/myYouSay#review-7',
  ]);
});
