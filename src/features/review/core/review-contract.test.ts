import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { reviewBody, reviewListQuery } from './review-contract.ts';
import { reviewsAt } from './review-paths.ts';

const NEEDED = {
  idEmp: 1,
  lang: 'th',
  employmentStatus: 'current',
  tenure: 'moreThanOneYear',
  idJobField: 1,
  jobGrade: 'officer',
  jobType: 'fullTime',
  ratingOverall: '4',
  title: 'ดี',
  goodPoints: 'ทีมช่วยกันดี หัวหน้ารับฟัง',
};
const TEN = 'ก'.repeat(10);
const TWENTY = 'ก'.repeat(20);

function refusals(change: Readonly<Record<string, unknown>>) {
  const read = z.safeParse(reviewBody, { ...NEEDED, ...change });
  return read.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
}

describe('reviewBody', () => {
  it('rejects unknown filter values, and accepts none at all', () => {
    for (const gradesId of ['boss', 'officer,boss', 'toString']) {
      expect(z.safeParse(reviewListQuery, { gradesId }).success).toBe(false);
    }
    for (const gradesId of ['', 'all', '0', undefined]) {
      expect(z.parse(reviewListQuery, { gradesId }).gradesId).toEqual([]);
    }
  });

  it('is complete with an overall rating, a title of two characters and one side of text', () => {
    expect(z.parse(reviewBody, NEEDED)).toMatchObject({
      ratingOverall: 4,
      ratingLife: 0,
      ratingWork: 0,
      ratingMoney: 0,
      ratingSocial: 0,
      improvePoints: '',
    });
    expect(refusals({ title: 'ก' })).toEqual(['title titleRequired']);
  });

  it.each(['ratingLife', 'ratingWork', 'ratingMoney', 'ratingSocial'])(
    'accepts %s or 0',
    (name) => {
      expect(refusals({ [name]: '0' })).toEqual([]);
      expect(refusals({ [name]: '5' })).toEqual([]);
      for (const wrong of [-1, 6, 2.5, 'x']) {
        expect(refusals({ [name]: wrong })).toEqual([`${name} ratingRange`]);
      }
    },
  );

  it.each([undefined, '0', 6])('rejects an overall rating of %s', (ratingOverall) => {
    expect(refusals({ ratingOverall })).toEqual(['ratingOverall ratingRequired']);
  });

  it.each([
    [TEN, TEN, []],
    [TWENTY, '', []],
    ['', TWENTY, []],
    ['', ' \u200b', ['goodPoints pointsRequired']],
    [TEN, '', ['goodPoints pointsLone']],
    ['', TEN, ['improvePoints pointsLone']],
    [TWENTY, 'ไม่มี', ['improvePoints pointsShort']],
    ['ดี', 'ไม่มี', ['goodPoints pointsShort', 'improvePoints pointsShort']],
    ['ก'.repeat(5000), TEN, []],
    ['ก'.repeat(5001), '', ['goodPoints tooLong']],
  ])('validates both sides together (%#)', (goodPoints, improvePoints, expected) => {
    expect(refusals({ goodPoints, improvePoints })).toEqual(expected);
  });

  it('reports missing sides together with all other errors', () => {
    expect(refusals({ tenure: '', title: '', goodPoints: '' })).toEqual([
      'tenure choiceRequired',
      'title titleRequired',
      'goodPoints pointsRequired',
    ]);
  });
});

const PATH = '/company/a-1/yousay';

it.each([
  [{ pg: 1 }, ''],
  [{ pg: 2 }, '?pg=2'],
  [
    {
      keyword: 'โอที',
      starsId: '5',
      jobFieldsId: 3,
      gradesId: 'officer,manager',
      yearsId: 2026,
      invitedId: 'no',
      langsId: 'th',
      sortId: 'useful',
      vpp: 50,
      pg: 2,
    },
    '?keyword=%E0%B9%82%E0%B8%AD%E0%B8%97%E0%B8%B5&starsId=5&jobFieldsId=3&gradesId=officer%2Cmanager&yearsId=2026&invitedId=no&langsId=th&vpp=50&sortId=useful&pg=2',
  ],
])('anchors a list filtered by %o below the filters', (asked, search) => {
  expect(reviewsAt(PATH, reviewListQuery.parse(asked))).toBe(`${PATH}${search}#found`);
});

it('has no query for the default list and anchors at the filters', () => {
  expect(reviewsAt(PATH)).toBe(`${PATH}#reviews`);
});
