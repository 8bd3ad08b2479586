import { nextVisitor, percentile } from '../measure.ts';
import { makeRow, type Row } from '../row.ts';
import { pastTheCache } from '../site.ts';
import { type ScalePage, scalePages } from './scale-pages.ts';
import { type SignedIn, signedIn } from './sign-in.ts';

const TIMES = 5;

export async function measurePages(site: string, database: string): Promise<Row[]> {
  const rows: Row[] = [];
  const cookies = await signedIn(database);
  const pages: ScalePage[] = [];
  for (const page of await scalePages(site, database)) {
    if ((await fetchDurationMs(site, page, cookies)) !== null) pages.push(page);
  }
  for (const page of pages) {
    const took: number[] = [];
    for (let time = 0; time < TIMES; time += 1)
      took.push((await fetchDurationMs(site, page, cookies)) ?? 0);
    rows.push(makeRow(page.measure, percentile(took, 0.5), 'ms', { atMost: page.goal }));
  }
  return rows;
}

export async function fetchDurationMs(
  site: string,
  { path, who }: ScalePage,
  cookies: Readonly<Record<SignedIn, string>>,
): Promise<number | null> {
  const headers = { ...nextVisitor(), ...(who ? { Cookie: cookies[who] } : {}) };
  const began = performance.now();
  const answer = await fetch(pastTheCache(site + path), { headers, redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status === 404) return null;
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - began;
}
