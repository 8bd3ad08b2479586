import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import { makeCompany, makePublished } from '#tests/fixtures/review-fixture.ts';
import { reviewListQuery } from '../../core/review-contract.ts';
import { isReviewListFiltered, REVIEW_FACETS } from '../../core/review-facets.ts';
import { refreshDisclosedAttributes } from '../disclose-attributes.ts';
import { listCompanyReviews } from '../list-company-reviews.ts';

const read = (asked: Readonly<Record<string, string>>) =>
  reviewListQuery.parse({ ...asked, vpp: 100 });

it('leaves as many reviews as each option states, with any other filters', async () => {
  const idEmp = await makeCompany();
  for (let index = 0; index < 24; index += 1) {
    const isLarge = index % 3 > 0;
    const idReview = await makePublished(
      idEmp,
      {
        lang: index % 8 === 7 ? 'en' : 'th',
        jobGrade: isLarge ? 'officer' : 'manager',
        jobType: index % 2 === 0 ? 'fullTime' : 'contract',
        employmentStatus: index % 2 === 0 ? 'former' : 'current',
        ratingOverall: 1 + (index % 5),
        goodPoints: index % 4 === 0 ? 'โรงอาหารอร่อยและใกล้ที่ทำงาน' : 'หัวหน้ารับฟังทุกคนเสมอ',
      },
      index * 40,
    );
    await db.update(reviews).set({ isInvited: isLarge }).where(eq(reviews.idReview, idReview));
    await db.transaction((tx) => refreshDisclosedAttributes(tx, idEmp, idReview));
  }
  const asked = [
    {},
    { starsId: '5' },
    { keyword: 'อาหาร', statusesId: 'former' },
    { gradesId: 'officer,manager', invitedId: 'yes', starsId: '1,2,3' },
    { langsId: 'en', yearsId: '1999' },
  ];
  for (const one of asked) {
    const { choices, window } = await listCompanyReviews(idEmp, read(one));
    expect(window.totalAll).toBe(24);
    for (const facet of REVIEW_FACETS) {
      expect(choices[facet].size > 0 || isReviewListFiltered(read(one)), facet).toBe(true);
      for (const [value, count] of choices[facet]) {
        const left = await listCompanyReviews(idEmp, read({ ...one, [facet]: value }));
        expect([left.reviews.length, left.window.total], `${facet} ${value}`).toEqual([
          count,
          count,
        ]);
      }
    }
  }
});

it('finds terms in all texts of a review, in any spelling and at any position', async () => {
  const idEmp = await makeCompany();
  const title = 'บริษัทที่ให้โอกาส';
  await makePublished(idEmp, {
    title,
    goodPoints: 'ค่าน้ำมันออกให้ ทำงาน Work From Home ได้',
    improvePoints: '',
  });
  await makePublished(idEmp, {
    title: 'เงินเดือน 50% ออกช้า',
    goodPoints: '',
    improvePoints: 'ทำงานเกินเวลาบ่อย ไม่มีโอที',
  });
  const found = async (keyword: string) =>
    (await listCompanyReviews(idEmp, read({ keyword }))).window.total;
  const asked = [
    'บริษัท',
    'คานำมัน',
    'WORK from',
    'งาน',
    'โอกาส home',
    'home โอที',
    '50%',
    '%%',
    'งาน_',
  ];
  expect(await Promise.all(asked.map(found))).toEqual([1, 1, 1, 2, 1, 0, 1, 0, 2]);
});
