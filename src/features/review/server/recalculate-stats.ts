import { sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import {
  HALF_LIFE_MONTHS,
  PRIOR_WEIGHT,
  RECOGNITION_MIN_RECENT,
  RECOGNITION_MIN_REVIEWS,
} from '../core/score.ts';

/** The same numbers as core/score.ts, computed where the reviews are; a test holds the two together. */
const AGE_SECONDS = sql`greatest(0, extract(epoch from now() - r.published_at)::float8)`;
const WEIGHT = sql`power(2::float8, -${AGE_SECONDS} / (${HALF_LIFE_MONTHS} * 30.4375 * 86400)::float8)`;
const Z_90 = 1.6449;

/** What every score is measured against: the shares of ratings by industry and in all (row 0). */
export async function recalculateMarket(db: Db): Promise<void> {
  await db.execute(sql`
    insert into market_stats as m
      (id_industry, review_count, mean, share_1, share_2, share_3, share_4, share_5, calculated_at)
    select coalesce(c.id_industry, 0), count(*), avg(r.rating_overall),
      avg((r.rating_overall = 1)::int), avg((r.rating_overall = 2)::int),
      avg((r.rating_overall = 3)::int), avg((r.rating_overall = 4)::int),
      avg((r.rating_overall = 5)::int), now()
    from reviews r join companies c on c.id_emp = r.id_emp
    where r.status = 'published'
    group by rollup (c.id_industry)
    having count(*) > 0
    on conflict (id_industry) do update set
      review_count = excluded.review_count, mean = excluded.mean,
      share_1 = excluded.share_1, share_2 = excluded.share_2, share_3 = excluded.share_3,
      share_4 = excluded.share_4, share_5 = excluded.share_5, calculated_at = now()
  `);
}

/**
 * Writes count, means, score, interval and recognition of the named companies, or of all. The
 * market must have been calculated; without it a flat prior stands in.
 */
export async function recalculateCompanies(db: Db, idEmps: readonly number[] | 'all') {
  const these = idEmps === 'all' ? sql`true` : sql`c.id_emp in ${[...idEmps]}`;
  await db.execute(sql`
    insert into company_stats as s
      (id_emp, review_count, recent_review_count, mean_overall, mean_life, mean_work, mean_money,
       mean_social, score, score_low, score_high, last_review_at, calculated_at)
    select t.id_emp, t.n, t.recent, t.mean_overall, t.mean_life, t.mean_work, t.mean_money,
      t.mean_social,
      case when t.n > 0 then t.mean end,
      case when t.n > 0 then greatest(1, t.mean - ${Z_90} * sqrt(greatest(0, t.square - t.mean ^ 2) / (t.total + 1))) end,
      case when t.n > 0 then least(5, t.mean + ${Z_90} * sqrt(greatest(0, t.square - t.mean ^ 2) / (t.total + 1))) end,
      t.last_review_at, now()
    from (
      select a.*,
        a.w + ${PRIOR_WEIGHT} as total,
        (a.wx + ${PRIOR_WEIGHT} * (p.s1 + 2 * p.s2 + 3 * p.s3 + 4 * p.s4 + 5 * p.s5)) / (a.w + ${PRIOR_WEIGHT}) as mean,
        (a.wxx + ${PRIOR_WEIGHT} * (p.s1 + 4 * p.s2 + 9 * p.s3 + 16 * p.s4 + 25 * p.s5)) / (a.w + ${PRIOR_WEIGHT}) as square
      from (
        select c.id_emp, c.id_industry, count(r.id_review) as n,
          count(r.id_review) filter (where r.published_at > now() - interval '12 months') as recent,
          coalesce(sum(${WEIGHT}) filter (where r.id_review is not null), 0) as w,
          coalesce(sum(${WEIGHT} * r.rating_overall), 0) as wx,
          coalesce(sum(${WEIGHT} * r.rating_overall ^ 2), 0) as wxx,
          sum(${WEIGHT} * r.rating_overall) / sum(${WEIGHT}) as mean_overall,
          sum(${WEIGHT} * r.rating_life) / sum(${WEIGHT}) as mean_life,
          sum(${WEIGHT} * r.rating_work) / sum(${WEIGHT}) as mean_work,
          sum(${WEIGHT} * r.rating_money) / sum(${WEIGHT}) as mean_money,
          sum(${WEIGHT} * r.rating_social) / sum(${WEIGHT}) as mean_social,
          max(r.published_at) as last_review_at
        from companies c
        left join reviews r on r.id_emp = c.id_emp and r.status = 'published'
        where ${these}
        group by c.id_emp
      ) a
      left join market_stats m on m.id_industry = a.id_industry
      cross join lateral (
        select coalesce(m.share_1, 0.2) as s1, coalesce(m.share_2, 0.2) as s2,
          coalesce(m.share_3, 0.2) as s3, coalesce(m.share_4, 0.2) as s4,
          coalesce(m.share_5, 0.2) as s5
      ) p
    ) t
    on conflict (id_emp) do update set
      review_count = excluded.review_count, recent_review_count = excluded.recent_review_count,
      mean_overall = excluded.mean_overall, mean_life = excluded.mean_life,
      mean_work = excluded.mean_work, mean_money = excluded.mean_money,
      mean_social = excluded.mean_social, score = excluded.score,
      score_low = excluded.score_low, score_high = excluded.score_high,
      last_review_at = excluded.last_review_at, calculated_at = now()
  `);
  await recalculateRecognition(db, idEmps);
}

/** The spread of the companies' scores, which recognition steps are measured in. */
export async function recalculateSpread(db: Db): Promise<void> {
  await db.execute(sql`
    update market_stats set company_sd =
      (select stddev_samp(score) from company_stats where review_count >= ${RECOGNITION_MIN_REVIEWS})
    where id_industry = 0
  `);
}

async function recalculateRecognition(db: Db, idEmps: readonly number[] | 'all'): Promise<void> {
  const these = idEmps === 'all' ? sql`true` : sql`s.id_emp in ${[...idEmps]}`;
  await db.execute(sql`
    update company_stats s set recognition = case
      when m.company_sd is null or s.review_count < ${RECOGNITION_MIN_REVIEWS}
        or s.recent_review_count < ${RECOGNITION_MIN_RECENT} then null
      when s.score_low > m.mean + m.company_sd then 'finest'
      when s.score_low > m.mean + 0.5 * m.company_sd then 'excellent'
      when s.score_low > m.mean then 'good' end
    from (select 1) one left join market_stats m on m.id_industry = 0
    where ${these}
  `);
}

/** Everything from the reviews up: nightly, and after the demo is seeded. */
export async function recalculateAll(db: Db): Promise<void> {
  await recalculateMarket(db);
  await recalculateCompanies(db, 'all');
  await recalculateSpread(db);
  await recalculateRecognition(db, 'all');
}
