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
import type { Row } from '../bench/support/row.ts';
import type { BenchSite } from '../bench/support/site.ts';
import { overTheWire } from '../bench/support/wire.ts';
import { FONT_BUDGET_KB, HTML_BUDGETS, STYLE_BUDGET_KB } from './budgets.ts';

const STYLES = /<style\b.*?<\/style>/gs;

export async function weightRows(site: BenchSite): Promise<Row[]> {
  const [hrsay, yousay] = companyPages(site);
  if (!hrsay || !yousay) throw new Error('a company has two pages');
  return [
    ...(await measured(site.url, hrsay, HTML_BUDGETS.companyPage)),
    ...(await measured(site.url, yousay)),
    ...(await measured(site.url, homePage)),
    ...(await measured(site.url, benchListPage)),
    ...(await measured(site.url, fieldPage)),
    ...(await measured(site.url, benchComparePage)),
    ...(await measured(site.url, landingPage)),
  ];
}

async function measured(url: string, { name, path }: BenchPage, budget?: number): Promise<Row[]> {
  const sent = await overTheWire(url + path, { 'accept-encoding': 'br' });
  const { status, body } = await overTheWire(url + path, { 'accept-encoding': 'identity' });
  if (status !== 200 || sent.encoding !== 'br') throw new Error(`${path} answered ${status}`);
  const row = (label: string, bytes: number) => ({
    measure: `${name}, ${label}`,
    value: bytes / 1000,
    unit: 'kB',
  });
  const page = body.toString('utf8');
  if (page.includes('rel="stylesheet"')) throw new Error(`${path} waits for a file of styles`);
  const html = page.replace(STYLES, '');
  const styles = page.match(STYLES)?.join('') ?? '';
  const parts = htmlParts(html).filter(({ bytes }) => bytes > 0);
  return [
    {
      ...row('HTML', Buffer.byteLength(html)),
      ...(budget !== undefined && { goal: { atMost: budget } }),
    },
    { ...row('HTML packed', await packed(html)), goal: { atMost: HTML_BUDGETS.packed } },
    { ...row('styles packed', await packed(styles)), goal: { atMost: STYLE_BUDGET_KB } },
    row('both as they travel', sent.body.length),
    { ...row('fonts', await fontsOf(url, page)), goal: { atMost: FONT_BUDGET_KB } },
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
