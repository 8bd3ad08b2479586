import type { Finding, Sources } from './source-files.ts';

const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;
const LINK = /\]\(([\w-]+\.md)\)/g;
const STATUS = /^# .+\n\nStatus: accepted(?:; was (\d{4}(?:, \d{4})*))?\n/;

/** Last number of a record before records were named by topic; code still refers to numbers. */
const LAST_NUMBER = 215;
/** Old numbers of records withdrawn before records were named by topic. */
const WITHDRAWN = new Set(
  (
    '0009 0034 0041 0045 0051 0053 0061 0068 0071 0073 0074 0093 0099 ' +
    '0133 0135 0136 0145 0160 0193 0210 0213'
  ).split(' '),
);

/** Names and texts of all records, without the index. */
function recordsIn(files: Sources): [name: string, text: string][] {
  return [...files]
    .filter(([path]) => path.startsWith(FOLDER) && path !== INDEX)
    .map(([path, text]) => [path.slice(FOLDER.length), text]);
}

function numbersOf(text: string): string[] {
  return STATUS.exec(text)?.[1]?.split(', ') ?? [];
}

/** Names by which a record can be referred to: its topic and the numbers it had before. */
export function decisionNames(files: Sources): string[] {
  return recordsIn(files).flatMap(([name, text]) => [
    name.replace(/\.md$/, ''),
    ...numbersOf(text),
  ]);
}

/** A record is `<topic>.md` with its status, once in the index; each old number stands in one record. */
export function checkDecisions(files: Sources): Finding[] {
  const findings: Finding[] = [];
  const report = (name: string, message: string) =>
    findings.push({ path: `${FOLDER}${name}`, line: 1, message });
  const records = recordsIn(files);
  const names = records.map(([name]) => name);
  const index = files.get(INDEX) ?? '';
  const indexed = linksOf(index);
  for (const [name, text] of records) {
    const lines = indexed.filter((link) => link === name).length;
    if (lines !== 1) report('README.md', `has ${lines} lines for ${name}`);
    if (!STATUS.test(text))
      report(
        name,
        'must begin with a title and "Status: accepted", then "; was" and its old numbers',
      );
  }
  for (const [name, text] of [...records, ['README.md', index] as const]) {
    for (const link of linksOf(text))
      if (!names.includes(link)) report(name, `${link} does not exist`);
  }
  return [...findings, ...numberFindings(records)];
}

function numberFindings(records: readonly (readonly [name: string, text: string])[]): Finding[] {
  const findings: Finding[] = [];
  const holders = new Map<string, string>();
  for (const [name, text] of records) {
    for (const number of numbersOf(text)) {
      const other = holders.get(number);
      const message = `${number} also stands in ${other}`;
      if (other) findings.push({ path: `${FOLDER}${name}`, line: 1, message });
      else holders.set(number, name);
    }
  }
  for (let number = 1; number <= LAST_NUMBER; number += 1) {
    const written = String(number).padStart(4, '0');
    if (holders.has(written) || WITHDRAWN.has(written)) continue;
    findings.push({ path: INDEX, line: 1, message: `no record names ${written} in its status` });
  }
  return findings;
}

function linksOf(text: string): string[] {
  return [...text.matchAll(LINK)].map(([, link = '']) => link);
}
