/**
 * Simulates days of readers among 111,000 companies with the real page cache, then replays a
 * million views an hour against the built product with jobs, searches, likes, reviews and
 * invitations. DAY_COLD_SECONDS (60), DAY_WARM_SECONDS (600) and DAY_SECONDS (300) set the
 * durations, DAY_VIEWS the maximum views of a simulated day, CACHE_MB the cache size. Reads the
 * database that `bench -- scale` grows, at the last of SCALE_FACTORS (40).
 */
import { startEmbeddedPostgres } from '#shared/server/db/embedded-postgres.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { EncodingCache } from '#shared/server/page-cache/answer-forms.ts';
import { type Addresses, addressesOf } from './support/day/addresses.ts';
import { coresOf, measureReplay, type Spent } from './support/day/measure-replay.ts';
import { KINDS, type ReaderKind, readers } from './support/day/readers.ts';
import { type Measured, simulateDay } from './support/day/simulate-day.ts';
import { freePort } from './support/free-port.ts';
import { makeRow, type Row } from './support/row.ts';
import { measureJobs } from './support/scale/measure-jobs.ts';
import {
  databaseOf,
  LAST_FACTOR,
  SCALE_HOME,
  withScaleServer,
} from './support/scale/scale-site.ts';

const BILLION_A_MONTH = 1_000_000_000 / 30;
/** Views per day and cache size in MB, at most what a machine of 8 GB can spare. */
const DAYS = [
  [1_000_000, 64],
  [10_000_000, 1_024],
  [BILLION_A_MONTH, 2_048],
] as const;
const SAMPLES_PER_KIND = 20;

export async function run(): Promise<Row[]> {
  const { measured, addresses, rows, spent } = await replayed();
  return [...(await simulated(measured, addresses, spent)), ...rows];
}

async function replayed() {
  const server = await startEmbeddedPostgres(SCALE_HOME);
  const metricsPort = await freePort();
  const metrics = `http://127.0.0.1:${metricsPort}`;
  try {
    const database = await databaseOf(server.url, LAST_FACTOR);
    // Nightly jobs run first, because readers see what they count.
    await measureJobs(database);
    return await withScaleServer(
      database,
      (url, { pid }) =>
        withLongRunningClient(database, async (client) => {
          const addresses = await addressesOf(url, client);
          const replay = await measureReplay({ url, pid, metrics, addresses, database });
          return { measured: await measure(url, addresses), addresses, ...replay };
        }),
      { METRICS_PORT: String(metricsPort), ROLE: 'all', INVITATIONS_PER_DAY: '1000000' },
    );
  } finally {
    await server.stop();
  }
}

async function measure(url: string, addresses: Addresses): Promise<Measured> {
  const bytes = new Map<ReaderKind, number[]>(KINDS.map((kind) => [kind, []]));
  const forms = new EncodingCache(1);
  const { view } = readers(addresses.site, 'measured');
  for (let views = 0; views < SAMPLES_PER_KIND * KINDS.length; views += 1) {
    const seen = view();
    const answer = await fetch(url + addresses.of(seen));
    const page = Buffer.from(await answer.arrayBuffer());
    const { packed } = await forms.pack(page, `${seen.kind} ${seen.lang}`);
    bytes.get(seen.kind)?.push(packed.length);
  }
  const mean = (all: readonly number[]) => all.reduce((sum, value) => sum + value, 0) / all.length;
  const { headers } = await fetch(url);
  return {
    bytes: Object.fromEntries(
      [...bytes].map(([kind, all]) => [kind, Math.round(mean(all))]),
    ) as Record<ReaderKind, number>,
    headers: [...headers],
  };
}

async function simulated(measured: Measured, addresses: Addresses, spent: Spent): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [viewsPerDay, megabytes] of DAYS) {
    const cacheBytes = megabytes * 1024 * 1024;
    const day = await simulateDay({ addresses, viewsPerDay, cacheBytes }, measured);
    const millions = (viewsPerDay / 1_000_000).toFixed(0);
    const measure = (label: string) => `${millions} M views a day, ${megabytes} MB: ${label}`;
    // Printed immediately, because each simulation takes minutes.
    process.stdout.write(`  ${measure('hit rate')} ${day.rate.toFixed(3)}\n`);
    const isMost = viewsPerDay === BILLION_A_MONTH;
    rows.push(
      makeRow(measure('hit rate'), day.rate, '', isMost ? { atLeast: 0.95 } : undefined),
      makeRow(measure('pages made for each view'), day.rendersPerView),
      makeRow(measure('pages kept'), day.cachedPages),
    );
    if (!isMost) continue;
    const costs = measure('at what a made page and a kept one cost the replay');
    rows.push(
      makeRow(costs, coresOf(spent, day.rendersPerView), 'cores', { atMost: 2 }),
      ...KINDS.map((kind) => makeRow(measure(`hit rate, ${kind}`), day.rateOf[kind])),
    );
  }
  return rows;
}
