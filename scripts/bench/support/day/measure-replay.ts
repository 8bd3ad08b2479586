import { embeddedDatabaseCpuMs } from '../database-time.ts';
import { load } from '../load.ts';
import { percentile } from '../measure.ts';
import { metric, residentMegabytes } from '../memory-visits.ts';
import { processTreeCpuMs } from '../processor-time.ts';
import { makeRow, type Row } from '../row.ts';
import { SCALE_CLUSTER } from '../scale/scale-site.ts';
import { type Replay, type Replayed, replayDay, warmUp } from './replay-day.ts';

const secondsOf = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const COLD_SECONDS = secondsOf('DAY_COLD_SECONDS', 60);
const WARM_SECONDS = secondsOf('DAY_WARM_SECONDS', 600);
const SECONDS = secondsOf('DAY_SECONDS', 300);
const BILLION_A_SECOND = 1_000_000_000 / (30 * 86_400);
const SHARES = [0.5, 0.95, 0.99] as const;

interface Site extends Pick<Replay, 'addresses' | 'database'> {
  readonly url: string;
  readonly pid: number;
  readonly metrics: string;
}

export interface Spent {
  readonly views: number;
  readonly renderedPages: number;
  readonly webCpuMs: number;
  readonly databaseCpuMs: number;
  readonly cachedViewCpuMs: number;
}

export async function measureReplay(site: Site): Promise<{ rows: Row[]; spent: Spent }> {
  const { url, addresses, metrics } = site;
  const cold = await measured(site, { ...site, name: 'cold', seconds: COLD_SECONDS });
  await warmUp(url, { addresses, name: 'before', seconds: WARM_SECONDS });
  const warm = await measured(site, { ...site, name: 'warm', seconds: SECONDS });
  const { pid } = site;
  const headers = { 'accept-encoding': 'br' };
  const cachedLoad = await load({ url, pid, paths: ['/yousay'], headers });
  const millionSeconds = 1_000_000 / cachedLoad.requestsPerSecond;
  const spent: Spent = { ...warm.spent, cachedViewCpuMs: 1_000 / cachedLoad.requestsPerSecond };
  const rows = [
    ...named('just started', cold.rows),
    ...named('later', [...warm.rows, ...cost(spent)]),
    makeRow('memory', await residentMegabytes(metrics), 'MB'),
    {
      ...makeRow('a million views of one kept page, as fast as they go', millionSeconds, 's'),
      share: cachedLoad.share,
    },
  ];
  return { rows, spent };
}

/** Cores that a billion views a month need at this number of renders per view. */
export function coresOf(
  { views, renderedPages, webCpuMs, databaseCpuMs, cachedViewCpuMs }: Spent,
  rendersPerView: number,
): number {
  const renderCpuMs = (webCpuMs + databaseCpuMs - views * cachedViewCpuMs) / renderedPages;
  return ((cachedViewCpuMs + rendersPerView * renderCpuMs) / 1_000) * BILLION_A_SECOND;
}

const named = (when: string, rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, measure: `${when}: ${row.measure}` }));

async function measured({ url, pid, metrics }: Site, replay: Replay) {
  const now = async () => ({
    web: processTreeCpuMs(pid),
    database: embeddedDatabaseCpuMs(SCALE_CLUSTER),
    ...(await cacheCounts(metrics)),
  });
  const before = await now();
  const replayed = await replayDay(url, replay);
  const after = await now();
  const of = (name: keyof typeof before) => after[name] - before[name];
  const answered = of('hits') + of('stale') + of('misses');
  const spent = {
    views: replayed.views,
    renderedPages: of('renders'),
    webCpuMs: of('web'),
    databaseCpuMs: of('database'),
  };
  const rows: Row[] = [
    ...outcomes(replayed),
    makeRow('hit rate', 1 - of('misses') / answered),
    makeRow('pages made for each view', of('renders') / answered),
    ...waits(replayed),
  ];
  return { rows, spent };
}

function outcomes({ views, overloaded, ended, failed }: Replayed): Row[] {
  const among = `${views.toLocaleString('en')} views`;
  for (const [reason, times] of failed)
    process.stdout.write(`  failed ${times} times: ${reason}\n`);
  const failures = failed.values().reduce((sum, times) => sum + times, 0);
  return [
    makeRow(`${among}: told to come again`, overloaded),
    makeRow(`${among}: openings that had ended`, ended),
    makeRow(`${among}: failed`, failures, '', { atMost: 0 }),
  ];
}

function waits({ durationsMs }: Replayed): Row[] {
  const rowsOf = (kind: string, all: readonly number[]) =>
    SHARES.map((share) => makeRow(`${kind}, p${share * 100}`, percentile(all, share), 'ms'));
  return [
    ...rowsOf('all', [...durationsMs.values()].flat()),
    ...[...durationsMs].flatMap(([kind, all]) => rowsOf(kind, all)),
  ];
}

function cost({ views, webCpuMs, databaseCpuMs }: Spent): Row[] {
  const aMillion = (milliseconds: number) => (milliseconds / views) * 1_000;
  const cores = ((webCpuMs + databaseCpuMs) / 1_000 / views) * BILLION_A_SECOND;
  return [
    makeRow('a million views, processor of the product', aMillion(webCpuMs), 's'),
    makeRow('a million views, processor of the database', aMillion(databaseCpuMs), 's'),
    makeRow('a billion views a month at that cost', cores, 'cores', { atMost: 2 }),
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
