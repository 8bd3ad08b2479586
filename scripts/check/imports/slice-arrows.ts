/** Checks imports between slices against their order in docs/architecture.md, lowest first. */
import { type Finding, isCode, isTest, lineAt, type Sources } from '../source-files.ts';

/** Finds imports of slices that are not above the importing one, and slices without a row. */
export function sliceArrows(sources: Sources, architecture: string): Finding[] {
  const table = architecture.split('\n## Slices\n')[1]?.split('\n## ')[0] ?? '';
  const order = Array.from(table.matchAll(/^\| `([\w-]+)` \|/gm), ([, slice]) => slice);
  const findings: Finding[] = [];
  for (const [path, source] of sources) {
    const from = /^src\/features\/([^/]+)/.exec(path)?.[1];
    if (!from || !isCode(path) || isTest(path)) continue;
    const rank = order.indexOf(from);
    if (rank === -1) {
      findings.push({ path, line: 1, message: `no place in the order: ${from}` });
      continue;
    }
    for (const { 1: to, index } of source.matchAll(/['"]#features\/([^/'"]+)\//g)) {
      if (order.indexOf(to) <= rank) continue;
      const line = lineAt(source, index);
      findings.push({ path, line, message: `imports ${to}, a slice above its own` });
    }
  }
  return findings;
}
