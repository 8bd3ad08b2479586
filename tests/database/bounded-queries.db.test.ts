// What pages ask reads no more than is said of it, however much there is.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { COMPANY_SORTS } from '#features/discovery/core/discovery-contract.ts';
import {
  countCategory,
  EVERY_COMPANY,
  isIn,
  listCategory,
} from '#features/discovery/server/list-queries.ts';
import { matchingCompanies } from '#features/discovery/server/search-queries.ts';
import { openingSearchQuery } from '#features/opening/core/opening-search-query.ts';
import {
  countFound,
  findNearTitle,
  listFound,
} from '#features/opening/server/opening-search-queries.ts';
import { countSubmissionQueue } from '#features/profile/server/submission/approval-queries.ts';
import { ownReviewListQuery } from '#features/review/core/review-contract.ts';
import { countModerationQueue } from '#features/review/server/moderation-queries.ts';
import { listReviews } from '#features/review/server/review-queries.ts';
import { MAX_COUNTED_WAITING } from '#shared/core/team/team-page.ts';
import { readSearchQuery } from '#shared/core/text/search/search-query.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { db } from '#shared/server/db/pool.ts';
import { FOR_ANY_VALUES, plansOf } from '../support/database/plans.ts';
import { registeredCompany } from '../support/fixtures/company-fixture.ts';
import { makeCompany, makeWriter } from '../support/fixtures/review-fixture.ts';

/** Makes rows in as much time as a busy machine takes: statements of the product are ended after five seconds. */
const fill = (...statements: readonly string[]) =>
  withLongRunningClient(process.env['DATABASE_URL'] ?? '', async (client) => {
    for (const statement of statements) await client.query(statement);
  });

it('compares a misspelt title with 2,000 of those that hold a piece of it', async () => {
  const idEmp = await makeCompany();
  await fill(
    `insert into openings (id_emp, position_th, id_job_field, job_type, posted_at, expires_at)
      select ${idEmp}, 'Accountant ' || n, 1, 'fullTime', now() - interval '1 day', now() + interval '9 days'
      from generate_series(1, 2500) n`,
    'analyze openings',
  );
  const query = z.parse(openingSearchQuery, { keyword: 'acountant' });
  expect((await findNearTitle(db, query))?.positionTh).toMatch(/^Accountant/);
  const [plan] = await plansOf(
    (logged) => findNearTitle(logged, query),
    'analyze, costs off, timing off',
  );
  expect(plan).toMatch(/Limit \(actual rows=2000\b/);
});

it('counts no more of the reviews that wait than it says', async () => {
  const idEmp = await makeCompany();
  const idJsk = await makeWriter();
  await db.execute(sql`
    insert into reviews (id_emp, id_jsk, review_year, lang, employment_status, tenure, id_job_field, job_grade,
      job_type, rating_overall, rating_life, rating_work, rating_money, rating_social, title, good_points,
      improve_points)
    select ${idEmp}, ${idJsk}, n, 'th', 'current', 'lessThanOneYear', 1, 'officer', 'fullTime', 4, 0, 0, 0, 0,
      'หัวข้อ', 'ดี', '' from generate_series(1, ${MAX_COUNTED_WAITING + 1}::int) n`);
  expect(await countModerationQueue(db)).toBe(MAX_COUNTED_WAITING);
});

it('counts the submissions that wait by an index', async () => {
  const { idEmp } = await registeredCompany();
  await db.execute(sql`
    insert into approvals (id_emp, lang, status)
    select ${idEmp}, 'th', case when n > 3 then 'A' else 'W' end from generate_series(1, 3000) n`);
  await db.execute(sql`analyze approvals`);
  expect(await countSubmissionQueue(db)).toBe(3);
  const [plan] = await plansOf(countSubmissionQueue);
  expect(plan).not.toMatch(/Seq Scan/);
});

describe('a page of all companies', () => {
  beforeAll(() =>
    fill(
      `with made as (
        insert into companies (company_name_th, id_industry) select 'บริษัท ' || n, 3 from generate_series(1, 2000) n
        returning id_emp)
      insert into company_stats (id_emp, review_count, application_count, score, last_review_month)
      select id_emp, id_emp % 50, id_emp % 70, id_emp % 5, date '2026-01-01' + id_emp % 30 from made`,
      'analyze companies, company_stats',
    ),
  );

  it.each(COMPANY_SORTS)('by %s reads no more than is passed over', async (sort) => {
    const readBy = async (offset: number, total: number) => {
      const page = { sort, limit: 20, offset, total };
      const [plan] = await plansOf(
        (logged) => listCategory(logged, EVERY_COMPANY, page),
        'analyze, costs off, timing off',
      );
      return plan;
    };
    const index = String.raw`Index Only Scan %using company_stats_by_\w+ on company_stats \(actual rows=`;
    expect(await readBy(100, 2_000)).toMatch(new RegExp(`${index.replace('%', '')}120\\b`));
    expect(await readBy(1_980, 2_000)).toMatch(
      new RegExp(`${index.replace('%', 'Backward ')}20\\b`),
    );
  });
});

describe('among thousands of companies', () => {
  beforeAll(() =>
    fill(
      `with made as (
        insert into companies (company_name_th, id_industry, company_size, address, published_th_at)
        select 'บริษัท ' || n, 3, 1 + n % 8, repeat('x', 900), case n % 100 when 0 then now() end
        from generate_series(1, 5000) n
        returning id_emp)
      insert into company_stats (id_emp, review_count, opening_count, score, recognition)
      select id_emp, id_emp % 20, (id_emp % 50 = 0)::int, id_emp % 40 / 8.0,
        case id_emp % 60 when 0 then 'finest' end from made`,
      `insert into openings (id_emp, position_th, id_job_field, job_type, education, salary_from, description_th,
        posted_at, expires_at)
      select id_emp, 'งาน ' || n, 1, case rare when 1 then 'seasonal' else 'fullTime' end,
        case rare when 1 then 'doctorate' else 'any' end, 10000 + (id_emp + n) % 3000, repeat('x', 900),
        now() - interval '1 day', now() + interval '9 days'
      from company_stats, generate_series(1, 120) n, lateral (select (id_emp * 120 + n) % 1000) of (rare)
      where opening_count > 0`,
      'vacuum analyze companies, company_stats, openings',
    ),
  );

  it.each([
    [{ size: 8 }, 'companies_public_by_size'],
    [{ hasPage: true }, 'companies_with_page'],
    [{ hiring: true }, 'company_stats_hiring'],
    [{ scoreFrom: '4' }, 'company_stats_scored'],
    [{ recognition: 'finest' }, 'company_stats_recognised'],
  ] as const)('those of %j are counted without reading the others', async (narrowed, index) => {
    const [plan] = await plansOf((logged) =>
      countCategory(logged, { ...EVERY_COMPANY, ...narrowed }),
    );
    expect(plan).toMatch(new RegExp(`(using|on) ${index}`));
  });

  it.each([
    [{ jobType: 'seasonal' }, 'openings_by_type_and_posting'],
    [{ education: 'doctorate' }, 'openings_by_education_and_posting'],
    [{ province: '10' }, 'openings_by_province_and_posting'],
  ])('openings of %j are counted by an index', async (narrowed, index) => {
    const query = z.parse(openingSearchQuery, narrowed);
    const [plan] = await plansOf((logged) => countFound(logged, query));
    expect(plan).toMatch(new RegExp(`(using|on) ${index}`));
  });

  it.each([
    ['salary', 'openings_by_pay'],
    ['score', 'company_stats_by_score'],
  ])('openings by %s are read in that order', async (sort, index) => {
    const query = z.parse(openingSearchQuery, { sort });
    const [plan] = await plansOf((logged) => listFound(logged, query, { limit: 20, offset: 0 }));
    expect(plan).toMatch(new RegExp(`using ${index}`));
    expect(plan).not.toMatch(/Seq Scan on (openings|company_stats)/);
  });
});

describe('without sequential and bitmap scans', () => {
  const change = async (how: string) => {
    const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
    for (const way of ['seqscan', 'bitmapscan']) {
      await db.execute(sql.raw(`alter database "${rows[0]?.name}" ${how.replace('%', way)}`));
    }
  };
  beforeAll(() => change('set enable_% = off'));
  afterAll(() => change('reset enable_%'));

  it.each([{}, { sortId: 'useful' }, { starsId: '1' }, { unanswered: '1' }])(
    'reviews for %j are sorted by an index-only scan',
    async (asked) => {
      const query = ownReviewListQuery.parse(asked);
      const [plan] = await plansOf((logged) => listReviews(logged, 1, query, 'th'));
      expect(plan).toMatch(/Index Only Scan using reviews_listed/);
    },
  );

  it('the newest reviews of an employer are read along their index, those without an answer too', async () => {
    for (const input of [{}, { unanswered: '1' }]) {
      const query = ownReviewListQuery.parse(input);
      const [plan = ''] = await plansOf((logged) => listReviews(logged, 1, query));
      expect(plan).toMatch(/Index Only Scan using reviews_listed/);
      expect(plan.match(/\bSort\b/g)?.length ?? 0, plan).toBeLessThanOrEqual(2);
    }
  });

  it('waiting reviews are found by their index with a generic plan', async () => {
    const [plan] = await plansOf(countModerationQueue, FOR_ANY_VALUES);
    expect(plan).toMatch(/using reviews_queue/);
  });

  it('names with a prefix are found by their index with a generic plan', async () => {
    const query = readSearchQuery('ไทย');
    if (!query) throw new Error('a word is a query');
    const within = isIn({ ...EVERY_COMPANY, scoreFrom: '4' });
    const [plan] = await plansOf(
      (logged) => matchingCompanies(logged, query, { maxMatches: 1_000, within }),
      FOR_ANY_VALUES,
    );
    expect(plan).toMatch(/Index Cond: \(\(key_th >= /);
    expect(plan).toMatch(/Index Cond: \(\(key_en >= /);
    expect(plan).toMatch(/SubPlan/);
  });
});
