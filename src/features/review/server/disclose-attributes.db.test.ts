import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { EMPLOYMENT_STATUSES, JOB_GRADES } from '#shared/core/domain/review.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { JOB_TYPES } from '#shared/core/master-data/opening-lists.ts';
import { db } from '#shared/server/db/pool.ts';
import { companyJobFields, companyStats } from '#shared/server/db/schema/company-stats.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import { reviewRow } from '#tests/calls/review-acts.ts';
import {
  agesInOneMonth,
  makeCompany,
  makePublished,
  ONE_MONTH,
  publicIdOf,
} from '#tests/fixtures/review-fixture.ts';
import { MIN_GROUP_SIZE } from '../core/k-anonymity.ts';
import {
  type PublicReview,
  type ReviewInput,
  type ReviewListQuery,
  reviewListQuery,
} from '../core/review-contract.ts';
import { RECENT_MONTHS } from '../core/score.ts';
import { refreshDisclosedAttributes } from './disclose-attributes.ts';
import { listCompanyReviews } from './list-company-reviews.ts';
import { eraseWriter } from './removal/erase-writer.ts';
import { findSummary } from './review-queries.ts';
import { recalculateCompanies } from './scores/recalculate-scores.ts';

const FIELDS = [1, 2, 3];
const GRADES = JOB_GRADES.slice(0, 3);
const TYPES = JOB_TYPES.slice(0, 3);
const LANGUAGES = [[], ...LOCALES.map((lang) => [lang])];
const all = reviewListQuery.parse({ vpp: 100 });

async function companyOf(written: readonly Partial<ReviewInput>[]): Promise<number> {
  const idEmp = await makeCompany();
  for (const review of written) {
    const idReview = await makePublished(idEmp, review);
    await db.transaction((tx) => refreshDisclosedAttributes(tx, idEmp, idReview));
  }
  return idEmp;
}

function mixed(count: number): Partial<ReviewInput>[] {
  return Array.from({ length: count }, (_, index) => ({
    lang: index % 9 === 8 ? 'en' : 'th',
    idJobField: FIELDS[index % 7 === 0 ? 1 : index % 11 === 0 ? 2 : 0] ?? 1,
    jobGrade: GRADES[index % 3 === 0 ? 1 : index % 13 === 0 ? 2 : 0] ?? 'officer',
    jobType: TYPES[index % 5 === 0 ? 1 : index % 17 === 0 ? 2 : 0] ?? 'fullTime',
    employmentStatus: index % 4 === 0 ? 'former' : 'current',
    tenure: index % 6 === 0 ? 'lessThanOneYear' : 'moreThanOneYear',
  }));
}

const factsOf = ({ idJobField, jobGrade, jobType, employmentStatus, tenure }: PublicReview) =>
  JSON.stringify([idJobField, jobGrade, jobType, employmentStatus, tenure]);
const NOTHING_TOLD = '[null,null,null,null,null]';

/** At most two filters combined at a commit, any number in `npm run test:unit`. */
const MAX_NARROWED = process.env.UNIT === 'short' ? 2 : 4;

/** Every filter on disclosed attributes, and none; with one value or several. */
function everyFilter() {
  const some = <Value>(values: readonly Value[]) => [
    [],
    ...values.map((value) => [value]),
    values.slice(0, 2),
    values.slice(1),
  ];
  const byStatus = EMPLOYMENT_STATUSES.map((status) => ({ ...all, statusesId: [status] }));
  const together = [0, ...FIELDS].flatMap((jobFieldsId) =>
    some(GRADES).flatMap((gradesId) =>
      some(TYPES).flatMap((jobTypesId) =>
        LANGUAGES.map((langsId) => ({ ...all, jobFieldsId, gradesId, jobTypesId, langsId })),
      ),
    ),
  );
  const narrowed = ({ jobFieldsId, gradesId, jobTypesId, langsId }: (typeof together)[number]) =>
    [jobFieldsId, gradesId.length, jobTypesId.length, langsId.length].filter(Boolean).length;
  return [...together.filter((one) => narrowed(one) <= MAX_NARROWED), ...byStatus];
}

async function figuresOf(idEmp: number) {
  const [row] = await db.select().from(companyStats).where(eq(companyStats.idEmp, idEmp));
  return JSON.stringify([row?.score, row?.lastReviewMonth]);
}

describe('queries about a company', () => {
  it.each([4, 6, 23, 60])('never isolate fewer than five of %i in a language', async (count) => {
    const idEmp = await companyOf(mixed(count));
    const { reviews: listed } = await listCompanyReviews(idEmp, all);
    expect(listed).toHaveLength(count);
    const known = new Map(
      listed.map((review) => [review.idReview, [factsOf(review), review.lang as string]]),
    );
    for (const query of everyFilter()) {
      const found = await listCompanyReviews(idEmp, query);
      expect(found.window.total).toBe(found.reviews.length);
      const ids = new Set(found.reviews.map(({ idReview }) => idReview));
      for (const [id, signs] of known) signs.push(ids.has(id) ? 'in' : 'out');
    }
    const groups = Map.groupBy(known.values(), (signs) => signs.join());
    const written = (lang: string) => listed.filter((review) => review.lang === lang).length;
    for (const group of groups.values()) {
      const [told, lang = ''] = group[0] ?? [];
      if (told === NOTHING_TOLD && group.length === written(lang)) continue;
      expect(group.length).toBeGreaterThanOrEqual(MIN_GROUP_SIZE);
    }
    if (count < MIN_GROUP_SIZE) expect(groups.size).toBe(1);
    if (count === 60) expect(groups.size).toBeGreaterThan(4);
  });

  it('list the company under a job field that five disclose, until one is removed', async () => {
    const idEmp = await companyOf(mixed(4).map((one) => ({ ...one, idJobField: 2 })));
    const offered = async () => [
      ...(await listCompanyReviews(idEmp, all)).choices.jobFieldsId.keys(),
    ];
    const fields = async () =>
      (await db.select().from(companyJobFields)).filter((row) => row.idEmp === idEmp);
    expect([await fields(), await offered()]).toEqual([[], []]);
    const idReview = await makePublished(idEmp, { idJobField: 2 });
    await db.transaction((tx) => refreshDisclosedAttributes(tx, idEmp, idReview));
    expect([await fields(), await offered()]).toEqual([[{ idEmp, idJobField: 2 }], ['2']]);
    const shown = await listCompanyReviews(idEmp, { ...all, jobFieldsId: 2 });
    expect(shown.reviews.map((review) => review.idReview)).toContain(await publicIdOf(idReview));
    await eraseWriter((await reviewRow(idReview)).idJsk ?? 0, 'remove');
    expect([await fields(), await offered()]).toEqual([[], []]);
    expect((await listCompanyReviews(idEmp, { ...all, jobFieldsId: 2 })).reviews).toEqual([]);
  });
});

it('a suppressed review remains suppressed when another review is published', async () => {
  const managers = Array.from({ length: 4 }, () => ({ jobGrade: 'manager' as const }));
  const idEmp = await companyOf([...Array.from({ length: 6 }, () => ({})), ...managers]);
  const untold = async () => {
    const { reviews: listed } = await listCompanyReviews(idEmp, all);
    return listed.filter(({ jobGrade }) => jobGrade === null).map(({ idReview }) => idReview);
  };
  const before = await untold();
  expect(before).toHaveLength(5);
  const idReview = await makePublished(idEmp);
  // Last in the order of ids, in which suppressed reviews are selected.
  const publicId = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
  await db.update(reviews).set({ publicId }).where(eq(reviews.idReview, idReview));
  await db.transaction((tx) => refreshDisclosedAttributes(tx, idEmp, idReview));
  expect(await untold()).toEqual(expect.arrayContaining(before));
});

it('neither a number nor list order reveals when in its month a review was published', async () => {
  const ages = agesInOneMonth();
  const figures: string[] = [];
  for (const age of ages.slice(0, 3)) {
    const idEmp = await makeCompany();
    await makePublished(idEmp, {}, age);
    await db.transaction((tx) => recalculateCompanies(tx, [idEmp]));
    figures.push(await figuresOf(idEmp));
  }
  expect(new Set(figures).size).toBe(1);
  const idEmp = await makeCompany();
  for (const age of ages) await makePublished(idEmp, {}, age);
  for (const sortId of ['latest', 'useful', 'highest', 'lowest'] as const) {
    const { reviews: listed } = await listCompanyReviews(idEmp, { ...all, sortId });
    const ids = listed.map(({ idReview }) => idReview);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(new Set(listed.map(({ publishedMonth }) => publishedMonth))).toEqual(
      new Set([ONE_MONTH]),
    );
  }
});

it('returns the distribution of stars from five reviews on', async () => {
  const idEmp = await makeCompany();
  const given: unknown[] = [];
  for (const ratingOverall of [5, 5, 1, 4, 5]) {
    await makePublished(idEmp, { ratingOverall });
    await db.transaction((tx) => recalculateCompanies(tx, [idEmp]));
    given.push((await findSummary(db, idEmp))?.distribution);
  }
  expect(given).toEqual([null, null, null, null, [1, 0, 0, 1, 3]]);
});

it('ends the recency of a review with its complete month', async () => {
  const now = new Date();
  const month = now.getUTCMonth() - RECENT_MONTHS;
  const firstAndLastDay = [
    Date.UTC(now.getUTCFullYear(), month, 1, 12),
    Date.UTC(now.getUTCFullYear(), month + 1, 0, 12),
  ];
  const counts: unknown[] = [];
  for (const at of firstAndLastDay) {
    const idEmp = await makeCompany();
    await makePublished(idEmp, {}, (now.getTime() - at) / (24 * 60 * 60_000));
    await db.transaction((tx) => recalculateCompanies(tx, [idEmp]));
    const [row] = await db.select().from(companyStats).where(eq(companyStats.idEmp, idEmp));
    counts.push(row?.recentReviewCount);
  }
  expect(counts).toEqual([0, 0]);
});

it("lists reviews in the reader's language first, in the selected order", async () => {
  const idEmp = await makeCompany();
  // Within a month reviews have no order, so each is in a month of its own.
  const written = [
    ['th', 3, 35],
    ['en', 5, 0],
    ['th', 5, 105],
    ['en', 1, 70],
  ] as const;
  for (const [lang, ratingOverall, age] of written) {
    await makePublished(idEmp, { lang, ratingOverall }, age);
  }
  const read = async (change: Partial<ReviewListQuery>, reader?: 'th' | 'en') => {
    const { reviews: listed } = await listCompanyReviews(idEmp, { ...all, ...change }, reader);
    return listed.map(({ lang, ratingOverall }) => lang + ratingOverall);
  };
  expect(await read({}, 'th')).toEqual(['th3', 'th5', 'en5', 'en1']);
  expect(await read({}, 'en')).toEqual(['en5', 'en1', 'th3', 'th5']);
  expect(await read({ sortId: 'lowest' }, 'en')).toEqual(['en1', 'en5', 'th3', 'th5']);
  expect(await read({ pg: 2, vpp: 3 }, 'en')).toEqual(['th5']);
  expect(await read({ langsId: ['en'] }, 'th')).toEqual(['en5', 'en1']);
  expect(await read({})).toEqual(['en5', 'th3', 'en1', 'th5']);
  expect((await listCompanyReviews(idEmp, all)).langs).toEqual(['th', 'en']);
});
