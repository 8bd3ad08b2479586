import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { claimQueue } from '#features/employer/server/claims/claim-queries.ts';
import { loadCampaigns } from '#features/invitation/server/campaign/load-campaigns.ts';
import { sectionBody, sectionDocument } from '#features/profile/core/section-contract.ts';
import { SECTION_NAMES } from '#features/profile/core/sections/registry.ts';
import { readSection } from '#features/profile/server/read-section.ts';
import { saveSection } from '#features/profile/server/save-section.ts';
import { listAppeals } from '#features/review/server/appeal/appeal-queries.ts';
import { listReportedReviews } from '#features/review/server/report/report-queries.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { db } from '#shared/server/db/pool.ts';
import { users } from '#shared/server/db/schema/companies.ts';
import { profileVersions } from '#shared/server/db/schema/profiles.ts';
import { verifyPassword } from '#shared/server/session/passwords.ts';
import { openStorage, type Storage } from '#shared/server/storage/storage.ts';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './demo-accounts.ts';
import { hasCompanies, hasDemo } from './demo-presence.ts';
import { removeDemo } from './remove-demo.ts';
import { seedDemo } from './seed-demo.ts';

const SCALE = 0.01;
const url = process.env.DATABASE_URL ?? '';
let directory: string;
let files: Storage;
let seeded: Awaited<ReturnType<typeof seedDemo>>;

async function number(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(query);
  return Number(rows[0]?.found);
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'yousay-seed-'));
  files = await openStorage(`file://${directory}`, directory);
  await expect(
    seedDemo({
      url,
      scale: SCALE,
      files,
      onProgress: ({ step }) => {
        if (step === 'figures') throw new Error('the power went');
      },
    }),
  ).rejects.toThrow('the power went');
  expect(await withLongRunningClient(url, hasCompanies)).toBe(false);
  seeded = await seedDemo({ url, scale: SCALE, files });
});

afterAll(() => rm(directory, { recursive: true, force: true }));

describe('the demo in the database', () => {
  it('is all there after a first try was cut short', async () => {
    expect(
      await number(sql`SELECT count(*) AS found FROM companies WHERE is_demo AND is_listed`),
    ).toBe(seeded.companies);
    expect(await number(sql`SELECT count(*) AS found FROM reviews WHERE is_demo`)).toBe(
      seeded.reviews,
    );
    expect(await number(sql`SELECT count(*) AS found FROM applications`)).toBe(seeded.applications);
    expect(await number(sql`SELECT count(DISTINCT status) AS found FROM applications`)).toBe(4);
    expect(await withLongRunningClient(url, hasDemo)).toBe(true);
  });

  it('has invitations of the first employer that are never delivered, to unused addresses', async () => {
    const { campaigns: sendings } = await loadCampaigns(
      await number(
        sql`SELECT id_emp AS found FROM users WHERE email = ${DEMO_SIGN_INS[0]?.username}`,
      ),
      { pg: 1, vpp: 10 },
    );
    expect(sendings.map(({ state, queued }) => [state, queued])).toEqual([
      ['paused', 36],
      ['sent', 0],
      ['sent', 0],
    ]);
    expect(sendings.some(({ bounced }) => bounced > 0)).toBe(true);
    const strangers = sql`SELECT count(*) AS found FROM invitation_recipients
      WHERE email NOT LIKE '%@example.com'`;
    expect(await number(strangers)).toBe(0);
  });

  it('has a few examples of each kind for the team to decide on, labelled as examples', async () => {
    const page = { page: 1, pageSize: 10 };
    const [reports, appeals, claims] = [
      (await listReportedReviews(db, page)).flatMap(({ reports }) => reports),
      await listAppeals(db, page),
      await claimQueue(db, page),
    ];
    expect([reports.length, appeals.length, claims.length]).toEqual([4, 2, 2]);
    const said = [
      ...[...reports, ...appeals].map(({ text }) => text),
      ...claims.map(({ contactName }) => contactName),
    ];
    for (const text of said) expect(text).toMatch(/^$|ตัวอย่าง|Example/);
  });

  it('adds up', async () => {
    expect(await number(sql`SELECT sum(useful_count) AS found FROM reviews`)).toBe(
      await number(sql`SELECT count(*) AS found FROM useful_votes`),
    );
    const likes = await number(sql`SELECT sum(likes + shares) AS found FROM reaction_counts`);
    expect(likes).toBeGreaterThan(100);
    expect(likes).toBe(await number(sql`SELECT count(*) AS found FROM reactions`));
    expect(await number(sql`SELECT sum(review_count) AS found FROM company_stats`)).toBe(
      await number(sql`SELECT count(*) AS found FROM reviews WHERE status = 'published'`),
    );
    expect(await number(sql`SELECT count(*) AS found FROM company_quotes`)).toBeGreaterThan(0);
    expect(await number(sql`SELECT sum(application_count) AS found FROM company_stats`)).toBe(
      seeded.applications,
    );
    expect(
      await number(sql`SELECT count(*) AS found FROM company_stats WHERE recognition IS NOT NULL`),
    ).toBeGreaterThan(0);
  });

  it('publishes each company page in both languages, one in Thai only, with stored pictures', async () => {
    const publishedIn = (lang: string) =>
      number(sql`SELECT count(*) AS found FROM profile_versions
                 WHERE state = 'published' AND lang = ${lang}`);
    expect([await publishedIn('th'), await publishedIn('en')]).toEqual([6, 5]);
    const { rows } = await db.execute<{ key: string }>(
      sql`SELECT DISTINCT original_key AS key FROM media`,
    );
    expect(rows.length).toBeGreaterThan(50);
    for (const { key } of rows) expect(await files.exists(key)).toBe(true);
  });

  it('has drafts whose every section can be read and saved unchanged', async () => {
    const drafts = await db
      .select({ idEmp: profileVersions.idEmp, lang: profileVersions.lang })
      .from(profileVersions)
      .where(eq(profileVersions.state, 'draft'));
    const [owner] = await db.select({ idUser: users.idUser }).from(users).limit(1);
    const found = new Set<string>();
    for (const draft of drafts) {
      for (const section of SECTION_NAMES) {
        const place = { ...draft, section };
        const read = await readSection(db, place);
        if (!read.ok) throw new Error(`${JSON.stringify(place)}: ${read.code}`);
        const { items, revision, isLocked } = z.parse(sectionDocument, read.value);
        for (const { kind } of items) found.add(kind);
        const body = z.parse(sectionBody, { items, finish: true });
        const idUser = owner?.idUser ?? 0;
        const saved = await saveSection(db, { ...place, ...body, revision, idUser });
        const answer = isLocked ? { ok: false, code: 'awaiting_review' } : { ok: true };
        expect({ place, saved }).toMatchObject({ place, saved: answer });
      }
    }
    expect([...found]).toContain('featuredReview');
  });

  it('lets only the printed accounts sign in', async () => {
    for (const { path, username } of DEMO_SIGN_INS) {
      const { rows } = await db.execute<{ hash: string | null }>(
        path === '/login'
          ? sql`SELECT password_hash AS hash FROM users WHERE email = ${username}`
          : sql`SELECT password_hash AS hash FROM job_seekers WHERE username = ${username}`,
      );
      expect(await verifyPassword(rows[0]?.hash ?? null, DEMO_PASSWORD)).toEqual({
        ok: true,
        value: { isCorrect: true, renewed: null },
      });
    }
    expect(
      await number(sql`SELECT (SELECT count(*) FROM users WHERE password_hash IS NOT NULL)
        + (SELECT count(*) FROM job_seekers WHERE password_hash IS NOT NULL) AS found`),
    ).toBe(DEMO_SIGN_INS.length);
  });

  it('leaves the next number free for the product', async () => {
    await db.execute(
      sql`INSERT INTO companies (company_name_th, id_industry) VALUES ('บริษัท จริง จำกัด', 1)`,
    );
    await db.execute(sql`INSERT INTO job_seekers (username) VALUES ('somebody@example.com')`);
  });

  it('goes without what is not demo, and can be made again', async () => {
    const own = sql`(SELECT id_emp FROM companies WHERE NOT is_demo)`;
    await db.execute(sql`INSERT INTO reactions (public_no, type, id_emp, id_jsk)
      SELECT 1, 'like', ${own}, id_jsk FROM job_seekers WHERE is_demo LIMIT 1`);
    await db.execute(
      sql`INSERT INTO reaction_counts (public_no, id_emp, likes, shares) VALUES (1, ${own}, 3, 0)`,
    );
    await withLongRunningClient(url, removeDemo);
    expect(await number(sql`DELETE FROM reaction_counts RETURNING likes AS found`)).toBe(2);
    expect(await withLongRunningClient(url, hasDemo)).toBe(false);
    expect(await number(sql`SELECT count(*) AS found FROM companies`)).toBe(1);
    expect(await number(sql`SELECT count(*) AS found FROM job_seekers`)).toBe(1);
    for (const table of [
      'reviews',
      'company_quotes',
      'moderation_log',
      'nightly_stats',
      'platform_admins',
      'media',
      'profile_versions',
      'reactions',
      'reaction_counts',
      'useful_votes',
      'users',
      'review_reports',
      'review_appeals',
      'company_claims',
    ]) {
      expect(await number(sql`SELECT count(*) AS found FROM ${sql.identifier(table)}`)).toBe(0);
    }
    await seedDemo({ url, scale: SCALE, files });
    expect(await number(sql`SELECT count(*) AS found FROM companies WHERE is_listed`)).toBe(
      seeded.companies + 1,
    );
  });
});
