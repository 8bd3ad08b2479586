// What the server keeps of the machine's memory: after its start, after distinct pages were kept, after pictures were drawn.
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './support/free-port.ts';
import { residentMegabytes, visits } from './support/memory-visits.ts';
import type { Row } from './support/row.ts';
import { siteEnv, withSite } from './support/site.ts';

const METRICS_PORT = await freePort();
const FEW_PAGES = 200;
const MANY_PAGES = 15_000;
const PICTURES = 3_000;
const AT_REST_MEGABYTES = 300;
const AFTER_WORK_MEGABYTES = 450;

export function run(): Promise<Row[]> {
  forgetDrawnPictures();
  return withSite(
    async ({ url }) => {
      const { pages, pictures } = visits(url);
      const rows = [await row('after the start', AT_REST_MEGABYTES)];
      await pages(0, FEW_PAGES);
      rows.push(await row(`after ${FEW_PAGES} pages`));
      await pages(FEW_PAGES, MANY_PAGES);
      rows.push(await row(`after ${count(MANY_PAGES)} pages`, AFTER_WORK_MEGABYTES));
      await pictures(PICTURES);
      rows.push(await row(`and ${count(PICTURES)} pictures`, AFTER_WORK_MEGABYTES));
      return rows;
    },
    { METRICS_PORT: String(METRICS_PORT) },
  );
}

const count = (number: number) => number.toLocaleString('en');

async function row(moment: string, atMost?: number): Promise<Row> {
  return {
    measure: `resident memory of the server, ${moment}`,
    value: await residentMegabytes(`http://127.0.0.1:${METRICS_PORT}`),
    unit: 'MB',
    ...(atMost !== undefined && { goal: { atMost } }),
  };
}

/** Whatever was drawn in an earlier run would only be read. */
function forgetDrawnPictures(): void {
  const { DATA_DIR = '' } = siteEnv();
  for (const file of globSync(join(DATA_DIR, 'storage/media/**/*.{avif,webp}'))) rmSync(file);
}
