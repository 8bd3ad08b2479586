import type { Seeding } from './seeding.ts';

const DREAMS = 12;

/** What follows from the rows: the fields a company is found under, its figures, the dream companies. */
export async function storeFigures({ client, plan, bases }: Seeding): Promise<void> {
  const first = bases.companies + 1;
  const { now } = plan;
  await client.query(
    `INSERT INTO company_job_fields (id_emp, id_job_field)
     SELECT id_emp, id_job_field FROM openings
      WHERE id_emp >= $1 AND closed_at IS NULL AND expires_at > $2
     UNION SELECT id_emp, id_job_field FROM reviews WHERE id_emp >= $1 AND status = 'published'`,
    [first, now],
  );
  await client.query(STATS, [first, now]);
  await client.query(
    `INSERT INTO dream_companies (id_emp, position)
     SELECT id_emp, row_number() OVER (ORDER BY score DESC)::int
       FROM company_stats JOIN companies USING (id_emp)
      WHERE id_emp >= $1 AND published_th_at IS NOT NULL AND review_count >= 5
      ORDER BY score DESC LIMIT $2
     ON CONFLICT DO NOTHING`,
    [first, DREAMS],
  );
}

/**
 * The open formula: score = (Σ w·x + C·m) / (Σ w + C), w halves every 24 months, C = 7, m the mean
 * of the industry. The interval is normal around it; recognition compares its lower end with the
 * market, given 10 reviews and 5 within a year.
 */
const STATS = `
  WITH weighted AS (
    SELECT r.*, power(2, -extract(epoch FROM $2::timestamptz - r.published_at) / (86400 * 730.5)) AS w,
           r.published_at > $2::timestamptz - interval '12 months' AS recent
      FROM reviews r WHERE r.id_emp >= $1 AND r.status = 'published'
  ), own AS (
    SELECT id_emp, count(*) AS n, count(*) FILTER (WHERE recent) AS recent, sum(w) AS w,
           sum(w * rating_overall) AS wx, sum(w * rating_overall * rating_overall) AS wxx,
           sum(w * rating_life) / sum(w) AS life, sum(w * rating_work) / sum(w) AS work,
           sum(w * rating_money) / sum(w) AS money, sum(w * rating_social) / sum(w) AS social,
           max(published_at) AS latest
      FROM weighted GROUP BY id_emp
  ), industry AS (
    SELECT c.id_industry, sum(wx) / sum(w) AS m, sum(wxx) / sum(w) - (sum(wx) / sum(w)) ^ 2 AS spread
      FROM own JOIN companies c USING (id_emp) GROUP BY c.id_industry
  ), scored AS (
    SELECT own.*, (wx + 7 * m) / (w + 7) AS score, 1.645 * sqrt(spread / (w + 8)) AS reach
      FROM own JOIN companies c USING (id_emp) JOIN industry USING (id_industry)
  ), market AS (
    SELECT avg(score) AS mean, coalesce(stddev_samp(score), 0) AS deviation FROM scored
  )
  INSERT INTO company_stats (id_emp, review_count, recent_review_count, mean_overall, mean_life,
    mean_work, mean_money, mean_social, score, score_low, score_high, recognition, opening_count,
    application_count, last_review_at, calculated_at)
  SELECT c.id_emp, coalesce(n, 0), coalesce(recent, 0), wx / w, life, work, money, social, score,
    greatest(1, score - reach), least(5, score + reach),
    CASE WHEN n >= 10 AND recent >= 5 THEN
      CASE WHEN score - reach >= mean + deviation THEN 'finest'
           WHEN score - reach >= mean + deviation / 2 THEN 'excellent'
           WHEN score - reach >= mean THEN 'good' END
    END,
    coalesce(open_now, 0), coalesce(applied, 0), latest, $2
    FROM companies c LEFT JOIN scored USING (id_emp) LEFT JOIN (
      SELECT id_emp, count(*) FILTER (WHERE closed_at IS NULL AND expires_at > $2) AS open_now
        FROM openings GROUP BY id_emp
    ) posted USING (id_emp) LEFT JOIN (
      SELECT id_emp, count(*) AS applied FROM applications GROUP BY id_emp
    ) sought USING (id_emp) CROSS JOIN market
   WHERE c.id_emp >= $1`;
