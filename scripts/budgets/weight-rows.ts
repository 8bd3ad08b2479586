import type { BenchPage } from '../bench/support/bench-pages.ts';
import { companyPages, homePage, landingPage, listPage } from '../bench/support/bench-pages.ts';
import { htmlParts } from '../bench/support/html-parts.ts';
import type { Row } from '../bench/support/row.ts';
import type { BenchSite } from '../bench/support/site.ts';
import { overTheWire } from '../bench/support/wire.ts';
import { HTML_BUDGETS, STYLE_BUDGET } from './budgets.ts';

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
    { ...row('styles packed', await styles(url, body)), goal: { atMost: STYLE_BUDGET } },
    ...parts.map((part) => row(part.name, part.bytes)),
  ];
}

/** Bytes of the style files a page waits for, as they travel. */
async function styles(url: string, html: Buffer): Promise<number> {
  const addresses = html
    .toString('utf8')
    .matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
  let bytes = 0;
  for (const [, address = ''] of addresses) {
    const { status, body } = await overTheWire(url + address, { 'accept-encoding': 'br' });
    if (status !== 200) throw new Error(`${address} answered ${status}`);
    bytes += body.length;
  }
  return bytes;
}
