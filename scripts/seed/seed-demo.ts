import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { refreshIntegrity } from '#features/integrity/server/load-integrity.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { type Storage, storage } from '#shared/server/storage/storage.ts';
import { hasCompanies } from './demo-presence.ts';
import { makePlan, type Plan } from './plan.ts';
import { makePage } from './profile/page.ts';
import { ANALYSED_LATER, vacuumTables, withoutIndexes } from './store/bulk-load.ts';
import { beginSeeding, moveSequences, type Seeding } from './store/seeding.ts';
import { storeCompanies } from './store/store-companies.ts';
import { storeFigures } from './store/store-figures.ts';
import { storeInvitations } from './store/store-invitations.ts';
import { storeApplications, storeOpenings } from './store/store-jobs.ts';
import { storeLikes } from './store/store-likes.ts';
import { storeArtwork, storeMedia } from './store/store-media.ts';
import { storePages } from './store/store-pages.ts';
import {
  demoPasswordHash,
  storeSeekers,
  storeUsers,
  storeWorkHistory,
} from './store/store-people.ts';
import { storeReviews } from './store/store-reviews.ts';
import { storeTeamQueues } from './store/store-team-queues.ts';
import { storeVisits } from './store/store-visits.ts';

export interface SeedProgress {
  readonly step: string;
  readonly done: number;
  readonly total: number;
  readonly seconds: number;
}

export interface SeedOptions {
  readonly url: string;
  /** 1 is the full demo; tests use a fiftieth of it with the same accounts. */
  readonly scale?: number;
  /** Reference date of the demo: numbers are equal in every run, dates are relative to it. */
  readonly now?: Date;
  readonly files?: Storage;
  readonly onProgress?: (progress: SeedProgress) => void;
  /** Skips VACUUM, which the server does by itself within a minute. */
  readonly isVacuumedLater?: boolean;
}

/** Advisory lock: two servers that start on one empty database seed it once. */
const LOCK = 7_226_502;
const STEPS = 15;

function startOfDay(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 86_400_000) * 86_400_000);
}

type Step = readonly [name: string, work: (seeding: Seeding) => Promise<void>];

async function storePeople(seeding: Seeding): Promise<void> {
  const hash = await demoPasswordHash();
  await storeUsers(seeding, hash);
  await storeSeekers(seeding, hash);
  await storeWorkHistory(seeding);
}

/** Below this scale, removing the indexes does not pay off. */
const BULK_FROM = 0.2;

async function storeAll(
  client: Client,
  plan: Plan,
  steps: readonly Step[],
  before: (name: string) => void,
): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  const isBulk = plan.scale >= BULK_FROM && !(await hasCompanies(client));
  const seeding = await beginSeeding(client, plan, isBulk ? ANALYSED_LATER : undefined);
  const fill = async (): Promise<void> => {
    for (const [name, work] of steps) {
      before(name);
      await work(seeding);
    }
    before('indexes');
  };
  // Scores and quotes are read company by company, so the indexes of the rows come first.
  const count = async (): Promise<void> => {
    before('figures');
    await storeFigures(seeding);
  };
  if (isBulk) {
    await withoutIndexes(client, fill, count);
  } else {
    await fill();
    await count();
  }
  await moveSequences(seeding);
}

/** Fills the database in one transaction, so that a seed cut short leaves nothing behind. */
export async function seedDemo(options: SeedOptions) {
  const { url, scale = 1, now = startOfDay(new Date()), files, onProgress } = options;
  const { isVacuumedLater = false } = options;
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  let done = 0;
  const before = (step: string): void => {
    onProgress?.({ step, done, total: STEPS, seconds: seconds() });
    done += 1;
  };

  before('inventing companies and reviews');
  const plan = makePlan(scale, now);
  const pages = plan.companies
    .filter(({ isPublished, isWaiting }) => isPublished || isWaiting)
    .map(makePage);
  const artworkStorage = files ?? (await storage());

  return withLongRunningClient(url, async (client) => {
    // Drawn while the database is busy with the rest.
    const originals = storeArtwork(pages, artworkStorage);
    originals.catch(() => undefined);
    const steps: readonly Step[] = [
      ['companies', storeCompanies],
      ['people', storePeople],
      ['reviews', storeReviews],
      ['openings', storeOpenings],
      ['applications', storeApplications],
      ['pictures', async (seeding) => storeMedia(seeding, pages, await originals)],
      ['company pages', (seeding) => storePages(seeding, pages)],
      ['likes', storeLikes],
      ['visitors', storeVisits],
      ['invitations', storeInvitations],
      ['queues of the team', storeTeamQueues],
    ];
    await client.query('BEGIN');
    try {
      await storeAll(client, plan, steps, before);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
    before('tidying up');
    if (!isVacuumedLater) await vacuumTables(client);
    // Counts of the first night, beside the rows: they end a transaction of their own.
    await refreshIntegrity(drizzle({ client }), plan.now);
    before('done');
    return {
      companies: plan.companies.length,
      reviews: plan.reviews.length,
      openings: plan.openings.length,
      applications: plan.amounts.applications,
      seconds: seconds(),
    };
  });
}
