import type { Finding } from './source-files.ts';

const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;
const LINK = /\]\((\d{4}-[\w-]+\.md)\)/g;
const STATUS = /^# .+\n\nStatus: accepted(?:; .*superseded by \[\d{4}\]\(\d{4}-[\w-]+\.md\))?\n/;

export function checkDecisions(files: ReadonlyMap<string, string>): Finding[] {
  const found: Finding[] = [];
  const report = (path: string, message: string) => found.push({ path, line: 1, message });
  const records = [...files].filter(([path]) => path.startsWith(FOLDER) && path !== INDEX);
  const names = records.map(([path]) => path.slice(FOLDER.length));
  const indexed = linksOf(files.get(INDEX) ?? '');
  for (const name of names) {
    const lines = indexed.filter((link) => link === name).length;
    if (lines !== 1) report(INDEX, `has ${lines} lines for ${name}`);
    if (names.filter((other) => other.slice(0, 4) === name.slice(0, 4)).length > 1)
      report(FOLDER + name, 'shares its number with another decision');
  }
  for (const [path, text] of records) {
    if (!STATUS.test(text))
      report(path, 'begins with a title and "Status: accepted", or what superseded it');
  }
  for (const [path, text] of [...records, [INDEX, files.get(INDEX) ?? ''] as const]) {
    for (const link of linksOf(text))
      if (!names.includes(link)) report(path, `${link} does not exist`);
  }
  return found;
}

function linksOf(text: string): string[] {
  return [...text.matchAll(LINK)].map(([, link = '']) => link);
}
