import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { get } from './crawl.ts';
import { pathOf } from './page-faults.ts';
import { isForSearch, readPage } from './read-page.ts';

const DOCUMENT = join(import.meta.dirname, '../../docs/reference/search-engines.md');

interface Row {
  readonly address: string;
  readonly said: string;
}

export function searchTable(examples: Readonly<Record<string, string>>): readonly Row[] {
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const found = examples[name];
      if (found === undefined) throw new Error(`nothing in the demo is ${name}`);
      return found;
    });
  return readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .filter((line) => line.includes('| `'))
    .map((line) => {
      const [, , address = '', status, robots, canonical = ''] = line
        .split('|')
        .map((cell) => filled(cell.trim().replaceAll('`', '')));
      return { address, said: lineOf(address, status ?? '', robots ?? '', canonical) };
    });
}

const lineOf = (address: string, status: string, robots: string, canonical: string) =>
  [address, status, robots, canonical].filter((part) => part !== '').join(' ');

export async function answered(site: string, address: string): Promise<string> {
  const answer = await get(site + address);
  const html = await answer.text();
  if (answer.status > 300 && answer.status < 400)
    return lineOf(address, `${answer.status}`, '', '');
  const page = readPage(html);
  const canonical = isForSearch(page) ? page.canonical.map(pathOf).join() : '';
  return lineOf(address, `${answer.status}`, isForSearch(page) ? 'index' : 'noindex', canonical);
}
