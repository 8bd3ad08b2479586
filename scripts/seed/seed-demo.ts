import type { Client } from 'pg';
import { withPatientClient } from '#shared/server/db/patient-client.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { makePlan } from './plan.ts';
import { makePage } from './profile/page.ts';
import type { Seeding } from './store/seeding.ts';
import { beginSeeding, moveSequences } from './store/seeding.ts';
import { storeCompanies } from './store/store-companies.ts';
import { storeFigures } from './store/store-figures.ts';
import { storeApplications, storeOpenings } from './store/store-jobs.ts';
import { storeMedia } from './store/store-media.ts';
import { storePages } from './store/store-pages.ts';
import {
  demoPasswordHash,
  storeSeekers,
  storeUsers,
  storeWorkHistory,
} from './store/store-people.ts';
import { storeReviews } from './store/store-reviews.ts';

export interface SeedProgress {
  /** What is being made now, in English, for the terminal. */
  readonly step: string;
  readonly done: number;
  readonly total: number;
  /** Since the seed began. */
  readonly seconds: number;
}

export interface SeedOptions {
  readonly url: string;
  /** 1 is the whole demo; tests use a fiftieth of it with the same accounts. */
  readonly scale?: number;
  /** The day the demo is told from; its numbers are the same every time, its dates follow this. */
  readonly now?: Date;
  readonly onProgress?: (progress: SeedProgress) => void;
}

export interface Seeded {
  readonly companies: number;
  readonly reviews: number;
  readonly openings: number;
  readonly applications: number;
  readonly seconds: number;
}

/** Any number nobody else locks by: two servers starting on one empty database seed it once. */
const LOCK = 7_226_502;

function startOfDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 86_400_000) * 86_400_000);
}

export async function hasCompanies(client: Client): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM companies LIMIT 1');
  return rows.length > 0;
}

export async function hasDemo(client: Client): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM companies WHERE is_demo LIMIT 1');
  return rows.length > 0;
}

/** Fills the database in one transaction, so that a seed cut short leaves nothing behind. */
export async function seedDemo(options: SeedOptions): Promise<Seeded> {
  const { url, scale = 1, now = startOfDay(new Date()), onProgress } = options;
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;

  return withPatientClient(url, async (client) => {
    const plan = makePlan(scale, now);
    const pages = plan.companies.filter(({ isPublished }) => isPublished).map(makePage);
    const steps: [step: string, work: (seeding: Seeding) => Promise<void>][] = [
      ['companies', storeCompanies],
      [
        'people',
        async (seeding) => {
          const hash = await demoPasswordHash();
          await storeUsers(seeding, hash);
          await storeSeekers(seeding, hash);
          await storeWorkHistory(seeding);
        },
      ],
      ['pictures', async (seeding) => storeMedia(seeding, pages, await storage())],
      ['company pages', (seeding) => storePages(seeding, pages)],
      ['reviews', storeReviews],
      ['openings', storeOpenings],
      ['applications', storeApplications],
      ['figures', storeFigures],
      ['numbering', moveSequences],
    ];
    const total = steps.length + 2;
    const report = (step: string, done: number): void =>
      onProgress?.({ step, done, total, seconds: seconds() });

    report('invented companies, pages and reviews', 0);
    await client.query('BEGIN');
    try {
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      const seeding = await beginSeeding(client, plan);
      for (const [index, [step, work]] of steps.entries()) {
        report(step, index + 1);
        await work(seeding);
      }
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
    report('statistics for the planner', total - 1);
    await client.query('ANALYZE');
    report('done', total);
    return {
      companies: plan.companies.length,
      reviews: plan.reviews.length,
      openings: plan.openings.length,
      applications: plan.amounts.applications,
      seconds: seconds(),
    };
  });
}
