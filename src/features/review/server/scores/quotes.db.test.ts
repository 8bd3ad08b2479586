import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ASPECTS } from '#shared/core/aspects.ts';
import type { QuoteKind } from '#shared/core/domain/quote.ts';
import { db } from '#shared/server/db/pool.ts';
import { companyQuotes } from '#shared/server/db/schema/company-stats.ts';
import { reviewReports, reviews } from '#shared/server/db/schema/reviews.ts';
import { reviewRow } from '#tests/calls/review-acts.ts';
import {
  makeAdmin,
  makeCompany,
  makePublished,
  reviewForm,
} from '#tests/fixtures/review-fixture.ts';
import type { ReviewInput } from '../../core/review-contract.ts';
import { editReview } from '../edit/edit-review.ts';
import { eraseWriter } from '../removal/erase-writer.ts';
import { withdrawReview } from '../removal/withdraw-review.ts';
import { decideReports } from '../report/decide-reports.ts';
import { recalculateAll, recalculateCompanies } from './recalculate-scores.ts';

const GOOD = 'เพื่อนร่วมงานช่วยเหลือกันดี ไม่ทิ้งกันเวลางานหนัก';
const IMPROVE = 'เกณฑ์โบนัสควรประกาศให้ชัด จะได้ตั้งเป้าถูก';
const LONG = 'ทีมแบ่งงานกันดี '.repeat(10);

let idEmp = 0;

beforeEach(async () => {
  idEmp = await makeCompany();
});

const stars = (rating: number): Partial<ReviewInput> => ({
  ratingOverall: rating,
  ratingLife: rating,
  ratingWork: rating,
  ratingMoney: rating,
  ratingSocial: rating,
});

const written = (change: Partial<ReviewInput>, ageDays = 0) =>
  makePublished(idEmp, { goodPoints: GOOD, improvePoints: IMPROVE, ...change }, ageDays);

const renew = () => db.transaction((tx) => recalculateCompanies(tx, [idEmp]));

async function quotes(lang: 'th' | 'en' = 'th') {
  const rows = await db
    .select({
      kind: companyQuotes.kind,
      text: companyQuotes.text,
      idReview: companyQuotes.idReview,
    })
    .from(companyQuotes)
    .where(and(eq(companyQuotes.idEmp, idEmp), eq(companyQuotes.lang, lang)));
  return new Map<QuoteKind, (typeof rows)[number]>(rows.map((row) => [row.kind, row]));
}

async function chosen(kind: QuoteKind): Promise<number | undefined> {
  await renew();
  return (await quotes()).get(kind)?.idReview;
}

describe('quoted part of a text', () => {
  it.each([
    ['the whole of it', GOOD, GOOD],
    ['its first line, without what marks it as one of a list', `- ${GOOD}\n- ${IMPROVE}`, GOOD],
    ['nothing of a short one', 'เพื่อนดี', undefined],
    ['nothing of a long one in which no sentence ends', LONG, undefined],
    ['the first sentence of a long one', `${GOOD}ค่ะ ${LONG}`, `${GOOD}ค่ะ`],
    ['as many sentences as are long enough', `Good. ${GOOD}! ${LONG}`, `Good. ${GOOD}!`],
    ['no sentence that ends with an abbreviation', `${GOOD} พ.ศ. 2569 ${LONG}`, undefined],
  ])('%s', async (_, goodPoints, words) => {
    await written({ goodPoints });
    await renew();
    expect((await quotes()).get('good')?.text).toBe(words);
  });
});

describe('quote of a list row', () => {
  it('is from the newest review that does not contradict the score', async () => {
    await written({ ratingOverall: 4 }, 200);
    const fitting = await written({ ratingOverall: 4 }, 100);
    await written({ ratingOverall: 1 }, 1);
    expect(await chosen('line')).toBe(fitting);
    expect((await quotes()).get('line')?.text).toBe(GOOD);
  });

  it('is a point to improve where the score is low, and a good one where there is no other', async () => {
    for (const age of [1, 2, 3, 4, 5, 6, 7, 8]) await written({ ratingOverall: 1 }, age);
    await renew();
    expect((await quotes()).get('line')?.text).toBe(IMPROVE);
    idEmp = await makeCompany();
    const only = await written(stars(1));
    expect(await chosen('line')).toBe(only);
  });

  it('is at most ninety characters', async () => {
    await written({ goodPoints: 'ก'.repeat(91) });
    await renew();
    expect((await quotes()).has('line')).toBe(false);
    expect((await quotes()).has('good')).toBe(true);
  });
});

it('selects the most useful good and improve points of a year, then the newest', async () => {
  const old = await written({}, 500);
  const useful = await written({}, 100);
  const newest = await written({}, 40);
  expect(await chosen('good')).toBe(newest);
  const votes = async (idReview: number, usefulCount: number) =>
    db.update(reviews).set({ usefulCount }).where(eq(reviews.idReview, idReview));
  await votes(old, 90);
  await votes(useful, 3);
  expect([await chosen('good'), await chosen('improve')]).toEqual([useful, useful]);
});

describe('quotes of aspects', () => {
  it('never contradict the score of their aspect', async () => {
    for (const age of [100, 101, 102, 103, 104, 105, 106, 107, 108]) await written(stars(4), age);
    const contrary = await written(stars(1), 1);
    await renew();
    const found = await quotes();
    for (const aspect of ASPECTS) {
      expect(found.get(aspect)?.text).toBe(GOOD);
      expect(found.get(aspect)?.idReview).not.toBe(contrary);
    }
  });

  it('are from different reviews where possible', async () => {
    const only = await written(stars(4));
    await renew();
    const alone = [...(await quotes()).values()].map(({ idReview }) => idReview);
    expect(new Set(alone)).toEqual(new Set([only]));
    for (const index of ASPECTS.keys()) await written(stars(4), 40 * (index + 1));
    await renew();
    const found = await quotes();
    const used = ['good', ...ASPECTS] as const;
    expect(new Set(used.map((kind) => found.get(kind)?.idReview)).size).toBe(used.length);
  });

  it("prefer the review's best aspect over the newest review", async () => {
    await written({ ...stars(3), ratingMoney: 4 }, 1);
    const ofLife = await written({ ...stars(3), ratingLife: 4 }, 100);
    await written({ ...stars(3), ratingWork: 4 }, 1);
    await written({ ...stars(3), ratingSocial: 4 }, 1);
    expect(await chosen('life')).toBe(ofLife);
  });

  it('are missing for an aspect without ratings', async () => {
    await written({ ratingMoney: 0 });
    await renew();
    expect((await quotes()).has('pay')).toBe(false);
  });
});

it('selects per language, and deterministically among equal reviews', async () => {
  for (const lang of ['th', 'th', 'en'] as const) await written({ ...stars(4), lang });
  await renew();
  const first = [await quotes('th'), await quotes('en')];
  expect([...(first[1]?.keys() ?? [])].toSorted()).toEqual(
    ['good', 'improve', 'line', ...ASPECTS].toSorted(),
  );
  await db.transaction(recalculateAll);
  expect([await quotes('th'), await quotes('en')]).toEqual(first);
});

describe('nightly recalculation', () => {
  type Change = readonly ['published' | 'voted' | 'aged' | 'deleted', rating: number, age: number];
  const changes = fc.array(
    fc.tuple(
      fc.constantFrom('published', 'voted', 'aged', 'deleted'),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 0, max: 700 }),
    ),
    { minLength: 1, maxLength: 6 },
  );

  async function change([what, rating, age]: Change) {
    if (what === 'published') return written(stars(rating), age);
    const one = sql`id_review = (select id_review from reviews where id_emp = ${idEmp}
      order by id_review offset ${age % 4} limit 1)`;
    if (what === 'deleted') return db.delete(reviews).where(one);
    const set =
      what === 'voted'
        ? { usefulCount: age }
        : { publishedMonth: sql`published_month - make_interval(months => ${age % 30})` };
    return db.update(reviews).set(set).where(one);
  }

  it('equals a selection from scratch after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 3 }), async (nights) => {
        idEmp = await makeCompany();
        for (const changed of nights) {
          for (const one of changed) await change(one);
          await recalculateAll(db);
          const found = await quotes();
          await renew();
          expect(found).toEqual(await quotes());
        }
      }),
      { numRuns: process.env.UNIT === 'short' ? 5 : 15 },
    );
  });

  it('does not rewrite unchanged quotes', async () => {
    await written({});
    await recalculateAll(db);
    await db.delete(companyQuotes).where(eq(companyQuotes.idEmp, idEmp));
    await recalculateAll(db);
    expect((await quotes()).size).toBe(0);
  });
});

describe('quote of a review that is no longer public', () => {
  // Scores shrink towards the mean of all companies, some of which have random ratings.
  beforeAll(async () => {
    await db.delete(reviews);
  });

  const now = new Date();
  const { idEmp: _, lang: __, ...answers } = reviewForm(0);
  type Row = typeof reviews.$inferSelect;

  const ways: Readonly<Record<string, (review: Row) => Promise<unknown>>> = {
    withdrawn: ({ idReview, idJsk }) => withdrawReview({ idReview, idJsk: idJsk ?? 0 }, now),
    'erased with its writer': ({ idJsk }) => eraseWriter(idJsk ?? 0, 'remove'),
    changed: ({ idReview, idJsk }) => editReview({ idReview, idJsk: idJsk ?? 0 }, answers, now),
    'refused after a report': async ({ idReview }) => {
      const [report] = await db
        .insert(reviewReports)
        .values({ idReview, reporterKind: 'employer', reason: 'abuse' })
        .returning();
      const lastReport = report?.idReport ?? 0;
      const decision = { decision: 'refuse', reasonCode: 'abuse', revision: 1 } as const;
      const idAdmin = await makeAdmin();
      return decideReports({ idReview, idAdmin, lastReport, ...decision }, now);
    },
  };

  it.each(Object.entries(ways))('is replaced at once: %s', async (_way, leave) => {
    const stays = await written(stars(3), 40);
    const goes = await written(stars(3));
    await db.transaction(recalculateAll);
    const before = [...(await quotes()).values()].map(({ idReview }) => idReview);
    expect(before).toContain(goes);
    await leave(await reviewRow(goes));
    const after = [...(await quotes()).values()].map(({ idReview }) => idReview);
    expect([after.length, new Set(after)]).toEqual([before.length, new Set([stays])]);
  });
});
