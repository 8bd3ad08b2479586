// What the server keeps of the machine's memory: after its start, and after distinct pages were kept.
import { freePort } from './support/free-port.ts';
import type { Row } from './support/row.ts';
import { withSite } from './support/site.ts';

const METRICS_PORT = await freePort();
const FEW_PAGES = 200;
const MANY_PAGES = 15_000;
const CONCURRENCY = 8;

export function run(): Promise<Row[]> {
  return withSite(
    async ({ url }) => {
      const rows = [row('after the start', await residentBytes())];
      await readPages(url, 0, FEW_PAGES);
      rows.push(row(`after ${FEW_PAGES} pages`, await residentBytes()));
      await readPages(url, FEW_PAGES, MANY_PAGES);
      rows.push(row(`after ${MANY_PAGES.toLocaleString('en')} pages`, await residentBytes()));
      return rows;
    },
    { METRICS_PORT: String(METRICS_PORT) },
  );
}

const row = (moment: string, bytes: number): Row => ({
  measure: `resident memory of the server, ${moment}`,
  value: bytes / 1024 / 1024,
  unit: 'MB',
});

/** Each address is kept under a key of its own; the pages of all companies come first. */
async function readPages(url: string, from: number, to: number): Promise<void> {
  let next = from;
  const reader = async () => {
    for (let page = next++; page < to; page = next++) {
      const path =
        page < 2 * FEW_PAGES
          ? `/company/${page + 1}/yousay`
          : `/yousay/companylist?pg=1&vpp=${(page % 30) + 10}&keyword=${page.toString(36)}`;
      const answer = await fetch(url + path);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, reader));
}

async function residentBytes(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`);
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(await answer.text()) ?? [];
  if (bytes === undefined) throw new Error('the server does not tell its memory');
  return Number(bytes);
}
