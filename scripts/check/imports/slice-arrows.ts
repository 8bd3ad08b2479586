/** Imports between slices against their order in docs/architecture.md, where the lowest stands first. */
import { isCode, isTest, type Sources } from '../source-files.ts';

const MOST_UP = 8;
const MOST_MUTUAL = 3;

/** What is too much is refused, a slice without a place in the order too. */
export function sliceArrows(sources: Sources, architecture: string) {
  const table = architecture.split('\n## Slices\n')[1]?.split('\n## ')[0] ?? '';
  const order = Array.from(table.matchAll(/^\| `([\w-]+)` \|/gm), ([, slice]) => slice);
  const pairs = new Set<string>();
  const up = new Set<string>();
  const unplaced = new Set<string>();
  for (const [path, source] of sources) {
    const from = /^src\/features\/([^/]+)/.exec(path)?.[1];
    if (!from || !isCode(path) || isTest(path)) continue;
    if (!order.includes(from)) unplaced.add(from);
    for (const [, to] of source.matchAll(/['"]#features\/([^/'"]+)\//g)) {
      if (order.indexOf(from) < order.indexOf(to)) up.add(`${path} → ${to}`);
      pairs.add(`${from} ${to}`);
    }
  }
  const mutual = [...pairs].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return from < to && pairs.has(`${to} ${from}`);
  });
  const counts = `${up.size} files import a slice above their own, ${mutual.length} pairs of slices each other`;
  return {
    passed: up.size <= MOST_UP && mutual.length <= MOST_MUTUAL && unplaced.size === 0,
    output: [counts, ...up, ...mutual, ...[...unplaced].map((one) => `no place: ${one}`)].join(
      '\n',
    ),
  };
}
