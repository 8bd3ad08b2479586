import type { BenchPage } from '../bench/support/bench-pages.ts';
import { companyPages, homePage, landingPage, listPage } from '../bench/support/bench-pages.ts';
import { htmlParts } from '../bench/support/html-parts.ts';
import type { Row } from '../bench/support/row.ts';
import type { BenchSite } from '../bench/support/site.ts';
import { overTheWire } from '../bench/support/wire.ts';
import { FONT_BUDGET, HTML_BUDGETS, STYLE_BUDGET } from './budgets.ts';

/** HTML of each kind of page: as it is, as it travels, and what it consists of. */
export async function weightRows(site: BenchSite): Promise<Row[]> {
  const [hrsay, yousay] = companyPages(site);
  if (!hrsay || !yousay) throw new Error('a company has two pages');
  return [
    ...(await measured(site.url, hrsay, HTML_BUDGETS.companyPage)),
    ...(await measured(site.url, yousay)),
    ...(await measured(site.url, homePage)),
    ...(await measured(site.url, listPage)),
    ...(await measured(site.url, landingPage)),
  ];
}

async function measured(url: string, { name, path }: BenchPage, budget?: number): Promise<Row[]> {
  const packed = await overTheWire(url + path, { 'accept-encoding': 'br' });
  const { status, body } = await overTheWire(url + path, { 'accept-encoding': 'identity' });
  if (status !== 200 || packed.encoding !== 'br') throw new Error(`${path} answered ${status}`);
  const row = (what: string, bytes: number) => ({
    measure: `${name}, ${what}`,
    value: bytes / 1000,
    unit: 'kB',
  });
  const parts = htmlParts(body.toString('utf8')).filter(({ bytes }) => bytes > 0);
  return [
    { ...row('HTML', body.length), ...(budget !== undefined && { goal: { atMost: budget } }) },
    { ...row('HTML packed', packed.body.length), goal: { atMost: HTML_BUDGETS.packed } },
    {
      ...row('styles packed', await linked(url, body, 'stylesheet')),
      goal: { atMost: STYLE_BUDGET },
    },
    { ...row('fonts', await linked(url, body, 'preload')), goal: { atMost: FONT_BUDGET } },
    ...parts.map((part) => row(part.name, part.bytes)),
  ];
}

/** Bytes of the files a page names so, as they travel. */
async function linked(url: string, html: Buffer, rel: 'stylesheet' | 'preload'): Promise<number> {
  const links = html.toString('utf8').match(/<link\b[^>]*>/g) ?? [];
  let bytes = 0;
  for (const link of links.filter((tag) => tag.includes(`rel="${rel}"`))) {
    const address = /href="([^"]+)"/.exec(link)?.[1] ?? '';
    const { status, body } = await overTheWire(url + address, { 'accept-encoding': 'br' });
    if (status !== 200) throw new Error(`${address} answered ${status}`);
    bytes += body.length;
  }
  return bytes;
}
