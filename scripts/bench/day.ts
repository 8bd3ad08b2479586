// A day of readers among 111,000 companies. The page cache of the product under a clock of its own, at several
// numbers of views a day: how often nobody waited for a page to be made. Then readers of a million views an hour
// at the built product, beside searches, likes, decisions on reviews and invitations: how long they waited and
// what it cost. DAY_SECONDS (300) is how long, DAY_VIEWS after how many views a simulated day is broken off,
// CACHE_MB what the product keeps. It reads the database that `bench -- scale` grows to ten times the demo.
import { startEmbeddedPostgres } from '#shared/server/db/embedded-postgres.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { AnswerForms } from '#shared/server/page-cache/answer-forms.ts';
import { databaseTime } from './support/database-time.ts';
import { type Addresses, addressesOf } from './support/day/addresses.ts';
import { KINDS, type Kind, readers } from './support/day/readers.ts';
import { type Replayed, replayDay } from './support/day/replay-day.ts';
import { type Measured, simulateDay } from './support/day/simulate-day.ts';
import { freePort } from './support/free-port.ts';
import { load } from './support/load.ts';
import { metric, residentMegabytes } from './support/memory-visits.ts';
import { processorTime } from './support/processor-time.ts';
import type { Row } from './support/row.ts';
import { measureJobs } from './support/scale/measure-jobs.ts';
import { databaseOf, SCALE_CLUSTER, SCALE_HOME, withServer } from './support/scale/scale-site.ts';

const FACTOR = 10;
const SECONDS = Number(process.env['DAY_SECONDS'] ?? 300);
const WARM_UP_SECONDS = SECONDS / 5;
const BILLION_A_MONTH = 1_000_000_000 / 30;
const SECONDS_A_MONTH = 30 * 86_400;
/** How many views a day, and how many megabytes are kept: at most what a machine of 8 GB has beside its database. */
const MOST_MEGABYTES = 3_072;
const DAYS = [
  [1_000_000, 64],
  [1_000_000, 1_024],
  [10_000_000, 1_024],
  [BILLION_A_MONTH, 2_048],
  [BILLION_A_MONTH, MOST_MEGABYTES],
] as const;
const MEASURED_OF_A_KIND = 20;

export async function run(): Promise<Row[]> {
  const database = await startEmbeddedPostgres(SCALE_HOME);
  const metricsPort = await freePort();
  const env = { METRICS_PORT: String(metricsPort) };
  try {
    const source = await databaseOf(database.url, FACTOR);
    // The night comes first: a reader meets what its jobs have counted.
    await measureJobs(source);
    const { measured, addresses, rows, spent } = await withServer(
      source,
      (url, { pid }) =>
        withLongRunningClient(source, async (client) => {
          const addresses = await addressesOf(url, client);
          const measured = await measure(url, addresses);
          const metrics = `http://127.0.0.1:${metricsPort}`;
          const replayed = (seconds: number) => replayDay(url, { addresses, client, seconds });
          await replayed(WARM_UP_SECONDS);
          const clocks = () => ({ web: processorTime(pid), database: databaseTime(SCALE_CLUSTER) });
          const before = { ...clocks(), ...(await cacheCounts(metrics)) };
          const day = await replayed(SECONDS);
          const after = { ...clocks(), ...(await cacheCounts(metrics)) };
          const of = (name: keyof typeof before) => after[name] - before[name];
          const answered = of('hits') + of('stale') + of('misses');
          const kept = await load({ url: `${url}/yousay`, headers: { 'accept-encoding': 'br' } });
          const spent: Spent = {
            views: day.views,
            made: of('renders'),
            web: of('web'),
            database: of('database'),
            ofKept: 1_000 / kept.requestsPerSecond,
          };
          const rows: Row[] = [
            ...waits(day),
            { measure: 'hit rate', value: 1 - of('misses') / answered, unit: '' },
            { measure: 'pages made for each view', value: of('renders') / answered, unit: '' },
            { measure: 'memory', value: await residentMegabytes(metrics), unit: 'MB' },
            ...cost(spent),
            {
              measure: 'a million views of one kept page, as fast as they go',
              value: 1_000_000 / kept.requestsPerSecond,
              unit: 's',
            },
          ];
          return { measured, addresses, rows, spent };
        }),
      env,
    );
    return [...(await simulated(measured, addresses, spent)), ...rows];
  } finally {
    await database.stop();
  }
}

/** What pages weigh as they are kept, by the first that readers of each kind look at. */
async function measure(url: string, addresses: Addresses): Promise<Measured> {
  const bytes = new Map<Kind, number[]>(KINDS.map((kind) => [kind, []]));
  const forms = new AnswerForms(1);
  const { view } = readers(addresses.site, 'measured');
  for (let views = 0; views < MEASURED_OF_A_KIND * KINDS.length; views += 1) {
    const seen = view();
    const answer = await fetch(url + addresses.of(seen));
    const page = Buffer.from(await answer.arrayBuffer());
    const { packed } = await forms.pack(page, `${seen.kind} ${seen.lang}`);
    bytes.get(seen.kind)?.push(packed.length);
  }
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const { headers } = await fetch(url);
  return {
    bytes: Object.fromEntries(
      [...bytes].map(([kind, all]) => [kind, Math.round(mean(all))]),
    ) as Record<Kind, number>,
    headers: [...headers],
  };
}

async function simulated(measured: Measured, addresses: Addresses, spent: Spent): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [viewsPerDay, megabytes] of DAYS) {
    const cacheBytes = megabytes * 1024 * 1024;
    const day = await simulateDay({ addresses, viewsPerDay, cacheBytes }, measured);
    const millions = (viewsPerDay / 1_000_000).toFixed(0);
    const measure = (what: string) => `${millions} M views a day, ${megabytes} MB: ${what}`;
    const isLargest = viewsPerDay === BILLION_A_MONTH && megabytes === MOST_MEGABYTES;
    rows.push(
      {
        measure: measure('hit rate'),
        value: day.rate,
        unit: '',
        ...(isLargest ? { goal: { atLeast: 0.95 } } : {}),
      },
      { measure: measure('pages made for each view'), value: day.rendersPerView, unit: '' },
      { measure: measure('pages kept'), value: day.kept, unit: '' },
    );
    if (!isLargest) continue;
    rows.push({
      measure: measure('at what a made page and a kept one cost the replay'),
      value: coresOf(spent, day.rendersPerView),
      unit: 'cores',
      goal: { atMost: 2 },
    });
    for (const kind of KINDS)
      rows.push({ measure: measure(`hit rate, ${kind}`), value: day.rateOf[kind], unit: '' });
  }
  return rows;
}

function waits({ views, failed, took }: Replayed): Row[] {
  const at = (all: readonly number[], share: number) =>
    all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? Number.NaN;
  return [
    { measure: `${views.toLocaleString('en')} views: failed`, value: failed, unit: '' },
    ...[...took].flatMap(([kind, all]) =>
      [0.5, 0.95, 0.99].map((share) => ({
        measure: `${kind}, p${share * 100}`,
        value: at(all, share),
        unit: 'ms',
      })),
    ),
  ];
}

interface Spent {
  readonly views: number;
  /** Pages made for them. */
  readonly made: number;
  /** Milliseconds of a core. */
  readonly web: number;
  readonly database: number;
  /** The same of one view of a page that is kept. */
  readonly ofKept: number;
}

/** What a billion views a month take where so many pages are made for each. */
function coresOf({ views, made, web, database, ofKept }: Spent, madeForEach: number): number {
  const ofMade = (web + database - views * ofKept) / made;
  return ((ofKept + madeForEach * ofMade) / 1_000) * (1_000_000_000 / SECONDS_A_MONTH);
}

function cost({ views, web, database }: Spent): Row[] {
  const aMillion = (milliseconds: number) => (milliseconds / views) * 1_000;
  const cores = ((web + database) / 1_000 / views) * (1_000_000_000 / SECONDS_A_MONTH);
  return [
    { measure: 'a million views, processor of the web process', value: aMillion(web), unit: 's' },
    { measure: 'a million views, processor of the database', value: aMillion(database), unit: 's' },
    {
      measure: 'a billion views a month at that cost',
      value: cores,
      unit: 'cores',
      goal: { atMost: 2 },
    },
  ];
}

async function cacheCounts(metrics: string) {
  const count = (event: string) => metric(metrics, `page_cache_events_total\\{event="${event}"\\}`);
  return {
    hits: await count('hits'),
    stale: await count('stale'),
    misses: await count('misses'),
    renders: await count('renders'),
  };
}
