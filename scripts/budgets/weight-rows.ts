import { compressBuffer } from '#shared/server/http/own-server/compress.ts';
import {
  type BenchPage,
  benchComparePage,
  benchListPage,
  companyPages,
  fieldPage,
  homePage,
  landingPage,
} from '../bench/support/bench-pages.ts';
import { htmlParts } from '../bench/support/html-parts.ts';
import { makeRow, type Row } from '../bench/support/row.ts';
import type { BenchSite } from '../bench/support/site.ts';
import { overTheWire } from '../bench/support/wire.ts';
import { FONT_BUDGET_KB, HTML_BUDGETS, STYLE_BUDGET_KB } from './budgets.ts';

const STYLES = /<style\b.*?<\/style>/gs;

export async function weightRows(site: BenchSite): Promise<Row[]> {
  const [hrsay, yousay] = companyPages(site);
  if (!hrsay || !yousay) throw new Error('a company has two pages');
  const rows = await measured(site.url, hrsay, HTML_BUDGETS.companyPage);
  for (const page of [yousay, homePage, benchListPage, fieldPage, benchComparePage, landingPage])
    rows.push(...(await measured(site.url, page)));
  return rows;
}

async function measured(url: string, { name, path }: BenchPage, budget?: number): Promise<Row[]> {
  const sent = await overTheWire(url + path, { 'accept-encoding': 'br' });
  const { status, body } = await overTheWire(url + path, { 'accept-encoding': 'identity' });
  if (status !== 200 || sent.encoding !== 'br') throw new Error(`${path} answered ${status}`);
  const row = (label: string, bytes: number, atMost?: number) =>
    makeRow(`${name}, ${label}`, bytes / 1000, 'kB', atMost === undefined ? atMost : { atMost });
  const page = body.toString('utf8');
  if (page.includes('rel="stylesheet"')) throw new Error(`${path} waits for a file of styles`);
  const html = page.replace(STYLES, '');
  const styles = page.match(STYLES)?.join('') ?? '';
  const parts = htmlParts(html).filter(({ bytes }) => bytes > 0);
  return [
    row('HTML', Buffer.byteLength(html), budget),
    row('HTML packed', await packed(html), HTML_BUDGETS.packed),
    row('styles packed', await packed(styles), STYLE_BUDGET_KB),
    row('both as they travel', sent.body.length),
    row('fonts', await fontsOf(url, page), FONT_BUDGET_KB),
    ...parts.map((part) => row(part.name, part.bytes)),
  ];
}

async function packed(text: string): Promise<number> {
  return (await compressBuffer(Buffer.from(text), 'br')).length;
}

async function fontsOf(url: string, page: string): Promise<number> {
  let bytes = 0;
  for (const address of new Set(page.match(/\/_astro\/fonts\/\w+\.woff2/g))) {
    const { status, body } = await overTheWire(url + address, { 'accept-encoding': 'br' });
    if (status !== 200) throw new Error(`${address} answered ${status}`);
    bytes += body.length;
  }
  return bytes;
}
