import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { RatingCounts } from '#shared/core/domain/review.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { moderationLog, reviews } from '#shared/server/db/schema/reviews.ts';
import { decide, REFUSE, reviewRow, sendReview } from '#tests/calls/review-acts.ts';
import {
  makeCompany,
  makePublished,
  makeWriter,
  publicIdOf,
  reviewForm,
} from '#tests/fixtures/review-fixture.ts';
import { recognitionOf } from '../core/recognition.ts';
import { reviewListQuery } from '../core/review-contract.ts';
import { industryShares, rawMoment, scoreOf, sharesOf, sumRatings } from '../core/score.ts';
import { listCompanyReviews } from './list-company-reviews.ts';
import { countModerationQueue, listModerationQueue } from './moderation-queries.ts';
import { publishDueReview } from './publication/publish-due-review.ts';
import { recalculateAll, recalculateCompanies } from './scores/recalculate-scores.ts';
import { submitReview } from './submit-review.ts';

const now = () => new Date();
const DAY = 24 * 60 * 60_000;
const all = reviewListQuery.parse({});

async function statsOf(idEmp: number) {
  const [row] = await db.select().from(companyStats).where(eq(companyStats.idEmp, idEmp));
  if (!row) throw new Error('no stats');
  return row;
}

describe('submitReview', () => {
  it('is published after moderation, and changes the score', async () => {
    const idEmp = await makeCompany();
    const idReview = await sendReview(idEmp, await makeWriter());
    expect((await listCompanyReviews(idEmp, all)).reviews).toHaveLength(0);

    expect((await decide(idReview)).ok).toBe(true);
    await publishDueReview(idReview, now());
    const { reviews: shown } = await listCompanyReviews(idEmp, all);
    expect(shown.map((review) => review.idReview)).toEqual([await publicIdOf(idReview)]);
    const { reviewCount, score } = await statsOf(idEmp);
    expect(reviewCount).toBe(1);
    expect(score).toBeGreaterThan(1);
  });

  it('never exposes its writer', async () => {
    const idEmp = await makeCompany();
    const idJsk = await makeWriter();
    await makePublished(idEmp);
    const [shown] = (await listCompanyReviews(idEmp, all)).reviews;
    expect(Object.keys(shown ?? {})).not.toContain('idJsk');
    expect(JSON.stringify(shown)).not.toContain(`"${idJsk}"`);
    expect(shown?.publishedMonth).toMatch(/-01$/);
  });

  it('may leave out aspects and one side of text, not both', async () => {
    const idEmp = await makeCompany();
    const least = { ratingLife: 0, ratingWork: 0, ratingMoney: 0, ratingSocial: 0, goodPoints: '' };
    await makePublished(idEmp, least);
    const [shown] = (await listCompanyReviews(idEmp, all)).reviews;
    expect(shown).toMatchObject(least);
    for (const wrong of [{ ratingOverall: 0 }, { ratingLife: -1 }, { ratingWork: 6 }]) {
      await expect(makePublished(idEmp, wrong)).rejects.toThrow();
    }
    await expect(makePublished(idEmp, { ...least, improvePoints: '' })).rejects.toThrow();
  });

  it('accepts one per person, company and year under twenty concurrent calls', async () => {
    const idEmp = await makeCompany();
    const idJsk = await makeWriter();
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => submitReview(reviewForm(idEmp), { idJsk }, now())),
    );
    expect(tries.filter((done) => done.ok)).toHaveLength(1);
    expect(tries.filter((done) => !done.ok && done.code === 'already_reviewed')).toHaveLength(19);
  });

  it('waits outside the queue until its writer has verified the email', async () => {
    const idEmp = await makeCompany();
    const before = await countModerationQueue(db);
    const idReview = await sendReview(idEmp, await makeWriter(null));
    expect(await countModerationQueue(db)).toBe(before);
    const queue = await listModerationQueue(db, { page: 1, pageSize: 50 });
    expect(queue.map((waiting) => waiting.idReview)).not.toContain(idReview);
    expect(await decide(idReview)).toEqual({ ok: false, code: 'conflict' });
  });

  it('is decided once by two concurrent moderators, with one leaf in the log', async () => {
    const idReview = await sendReview(await makeCompany(), await makeWriter());
    const done = await Promise.all([decide(idReview), decide(idReview, REFUSE)]);
    expect(done.filter((one) => one.ok)).toHaveLength(1);
    const leaves = await db
      .select()
      .from(moderationLog)
      .where(eq(moderationLog.idReview, idReview));
    expect(leaves).toHaveLength(1);
    const [{ salt, leafHash, action, reasonCode } = { salt: '' }] = leaves;
    const hash = (id: number) =>
      createHash('sha256').update(`\0${salt}|${id}|${action}|${reasonCode}`).digest('base64url');
    expect(leafHash).toBe(hash(idReview));
    expect(leafHash).not.toBe(hash(idReview + 1));
  });

  it('is rejected with a reason that its writer is notified of', async () => {
    const idReview = await sendReview(await makeCompany(), await makeWriter());
    await decide(idReview, { ...REFUSE, reasonCode: 'personalData' });
    const told = await db
      .select()
      .from(emailOutbox)
      .where(eq(emailOutbox.template, 'review-rejected'));
    const reasons = told.map(({ props }) => props['reasonCode']);
    expect(reasons.filter((reason) => reason === 'personalData')).toHaveLength(1);
    await publishDueReview(idReview, now());
    expect((await reviewRow(idReview)).status).toBe('refused');
  });

  it('shows the team no stars and no person', async () => {
    await sendReview(await makeCompany(), await makeWriter());
    const [waiting] = await listModerationQueue(db, { page: 1, pageSize: 50 });
    const shown = Object.keys(waiting ?? {}).join(' ');
    expect(shown).not.toMatch(/rating|jsk|user|mail/i);
  });
});

/** Reviews age from the first day of their month in Thailand: a score reveals nothing finer. */
function byMonth({ rating, ageDays }: { rating: number; ageDays: number }) {
  const today = Date.parse(thaiDay(now()));
  const month = thaiDay(new Date(Date.now() - ageDays * DAY)).slice(0, 7);
  return { rating, ageDays: (today - Date.parse(`${month}-01`)) / DAY };
}

describe('stored scores', () => {
  it('follow the published formula, for one company and for all', async () => {
    const ratings = [5, 5, 4, 4, 4, 3, 5, 2, 4, 5, 4, 1];
    const companies = [await makeCompany(2), await makeCompany(2)];
    const given = companies.flatMap((idEmp, turn) =>
      ratings.map((rating, index) => ({
        idEmp,
        rating: Math.max(1, rating - turn),
        life: index % 3 === 0 ? 0 : rating,
        ageDays: index * 55,
      })),
    );
    for (const { idEmp, rating, life, ageDays } of given) {
      const ratings = { ratingOverall: rating, ratingLife: life, ratingMoney: 0 };
      await makePublished(idEmp, ratings, ageDays);
    }
    await db.transaction(recalculateAll);
    const whole = await db.execute<{ counts: RatingCounts; companySd: number }>(
      sql`select counts, company_sd as "companySd" from market_stats where id_industry = 0`,
    );
    const { counts = {}, companySd = 0 } = whole.rows[0] ?? {};
    const market = { mean: rawMoment(sharesOf(counts.overall), 1), companySd };
    const sharesBy = (kind: 'rating' | 'life', all: RatingCounts[keyof RatingCounts]) =>
      industryShares(
        [1, 2, 3, 4, 5].map((star) => given.filter((one) => one[kind] === star).length),
        sharesOf(all),
      );
    const shares = sharesBy('rating', counts.overall);
    const lifeShares = sharesBy('life', counts.life);
    for (const idEmp of companies) {
      const own = given.filter((one) => one.idEmp === idEmp);
      const expected = scoreOf(sumRatings(own.map(byMonth)), shares);
      const lives = own.map((one) => byMonth({ ...one, rating: one.life }));
      const life = scoreOf(sumRatings(lives), lifeShares);
      const found = await statsOf(idEmp);
      expect(found.aspects.life?.score).toBeCloseTo(life?.score ?? 0, 4);
      expect(found.aspects.life?.low).toBeCloseTo(life?.low ?? 0, 4);
      expect(found.aspects.life?.reviewCount).toBe(lives.filter(({ rating }) => rating > 0).length);
      expect(found.aspects.work?.score).toBeCloseTo(4, 9);
      expect(found.aspects.money).toBeUndefined();
      expect(found.score).toBeCloseTo(expected?.score ?? 0, 4);
      expect(found.scoreLow).toBeCloseTo(expected?.low ?? 0, 4);
      expect(found.scoreHigh).toBeCloseTo(expected?.high ?? 0, 4);
      expect(found.recognition).toBe(
        recognitionOf(
          { low: found.scoreLow ?? 0, reviews: found.reviewCount, recent: found.recentReviewCount },
          market,
        ),
      );
      await db.transaction((tx) => recalculateCompanies(tx, [idEmp]));
      const alone = await statsOf(idEmp);
      expect(alone.score).toBeCloseTo(found.score ?? 0, 6);
      expect(alone).toMatchObject({ recognition: found.recognition, reviewCount: ratings.length });
    }
  });

  it('drop a withdrawn review, down to none', async () => {
    const idEmp = await makeCompany(2);
    const idReview = await makePublished(idEmp);
    await db.transaction((tx) => recalculateCompanies(tx, [idEmp]));
    expect((await statsOf(idEmp)).score).not.toBeNull();
    await db.delete(reviews).where(eq(reviews.idReview, idReview));
    await db.transaction((tx) => recalculateCompanies(tx, [idEmp]));
    const none = {
      reviewCount: 0,
      score: null,
      scoreLow: null,
      aspects: {},
      lastReviewMonth: null,
    };
    expect(await statsOf(idEmp)).toMatchObject(none);
  });
});
