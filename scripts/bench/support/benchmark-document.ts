import type { PartResult, Row } from './row.ts';
import { goalText, isMet, shown } from './row.ts';

const HEADING = '\n## The last run of each part\n';
const NEXT_HEADING = /\n## /;
const PART = /^### (\w+)$/m;

/** The document with what was measured now; a part that was not measured keeps its last run. */
export function withResults(
  text: string,
  results: readonly PartResult[],
  circumstances: string,
): string {
  const from = text.indexOf(HEADING) + HEADING.length;
  if (from < HEADING.length) throw new Error(`the document has no heading${HEADING}`);
  const length = text.slice(from).search(NEXT_HEADING);
  const end = length === -1 ? text.length : from + length;
  const [, ...kept] = text.slice(from, end).split(PART);
  const parts = new Map<string, string>();
  for (let at = 0; at < kept.length; at += 2)
    parts.set(kept[at] ?? '', (kept[at + 1] ?? '').trim());
  for (const { part, rows } of results) parts.set(part, `${circumstances}\n\n${tableOf(rows)}`);
  const sections = [...parts].toSorted(([a], [b]) => a.localeCompare(b));
  const written = sections.map(([part, section]) => `\n### ${part}\n\n${section}\n`).join('');
  return text.slice(0, from) + written + text.slice(end);
}

function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => [row.measure, shown(row), goalText(row), verdictOf(row)]);
  return [['measure', 'value', 'goal', ''], ['---', '---:', '---', '---'], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function verdictOf(row: Row): string {
  if (row.goal === undefined) return '';
  return isMet(row) ? 'met' : '**missed**';
}
