// What the server keeps of the machine's memory: after its start, after a crawler read much of what the
// sitemaps of the whole demo list, after pictures were drawn, and after searches that nobody made before.
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './support/free-port.ts';
import { residentMegabytes, visits } from './support/memory-visits.ts';
import type { Row } from './support/row.ts';
import { siteEnv, withSite } from './support/site.ts';

const METRICS_PORT = await freePort();
const METRICS = `http://127.0.0.1:${METRICS_PORT}`;
const FEW_PAGES = 3_000;
const PAGES = 6_000;
const FEW_PICTURES = 600;
const PICTURES = 1_200;
const SEARCHES = 1_000;
const AT_REST_MEGABYTES = 300;
const AFTER_WORK_MEGABYTES = 450;
const BETWEEN_LOOKS_MS = 250;

export function run(): Promise<Row[]> {
  forgetDrawnPictures();
  return withSite(
    async ({ url }) => {
      const { listed, read, searches, pictures } = visits(url);
      const highest = watchHighest();
      const rows = [await row('after the start', AT_REST_MEGABYTES)];
      const paths = await listed();
      await read(paths.slice(0, FEW_PAGES));
      rows.push(await row(`after ${count(FEW_PAGES)} pages of the sitemaps`));
      await pictures(0, FEW_PICTURES);
      rows.push(await row(`and ${FEW_PICTURES} pictures`));
      await read(paths.slice(FEW_PAGES, PAGES));
      rows.push(await row(`and ${count(PAGES)} pages of the sitemaps`));
      await pictures(FEW_PICTURES, PICTURES);
      rows.push(await row(`and ${count(PICTURES)} pictures`));
      await searches(0, SEARCHES);
      rows.push(await row(`and ${count(SEARCHES)} searches`));
      return [...rows, of('at most meanwhile', await highest(), AFTER_WORK_MEGABYTES)];
    },
    { METRICS_PORT: String(METRICS_PORT) },
  );
}

const count = (number: number) => number.toLocaleString('en');

function of(moment: string, value: number, atMost?: number): Row {
  const measure = `resident memory of the server, ${moment}`;
  return { measure, value, unit: 'MB', ...(atMost !== undefined && { goal: { atMost } }) };
}

async function row(moment: string, atMost?: number): Promise<Row> {
  return of(moment, await residentMegabytes(METRICS), atMost);
}

/** Asks again and again until its answer, the highest, is wanted. */
function watchHighest(): () => Promise<number> {
  let isWanted = false;
  const watched = (async () => {
    let highest = 0;
    while (!isWanted) {
      // A server that ended is told of by whoever visits it.
      highest = Math.max(highest, await residentMegabytes(METRICS).catch(() => 0));
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
    return highest;
  })();
  return () => {
    isWanted = true;
    return watched;
  };
}

/** Whatever was drawn in an earlier run would only be read. */
function forgetDrawnPictures(): void {
  const { DATA_DIR = '' } = siteEnv();
  for (const file of globSync(join(DATA_DIR, 'storage/media/**/*.{avif,webp}'))) rmSync(file);
}
