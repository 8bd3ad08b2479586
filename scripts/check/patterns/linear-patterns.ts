/**
 * Regular expressions must take linear time: one line of 60,000 tabs blocked every page for 17
 * seconds. A slower pattern is rewritten, or the comment above it bounds its text.
 */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { check } from 'recheck';
import { type Finding, isCode, isTest, lineAt, type Sources } from '../source-files.ts';
import { type Pattern, patternsOf } from './patterns-of.ts';

/** Limits of steps and lengths, not of time, which would find more on a busy machine. */
const LIMITS = {
  attackLimit: 20_000_000,
  maxAttackStringSize: 10_000,
  maxIteration: 3,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  timeout: 60_000,
};
const MAX_STEPS = 20_000_000;
const MAX_COMBINATIONS = 300;
const WRITTEN_BOUND = /\bat most ([\d,]+) (?:characters|letters)\b/i;

export interface PatternSite extends Pattern {
  readonly path: string;
  readonly line: number;
  readonly maxLength: number | null;
}

/** Growth of a pattern's time: 1 is linear, 2 undecided, Infinity exponential. */
export type Degree = number;

/** Degrees that recheck found earlier, by the hash of pattern and flags (`npm run bench -- regexps` writes them). */
export type KnownDegrees = Readonly<Record<string, Degree>>;

export function patternSites(sources: Sources): PatternSite[] {
  return [...sources]
    .filter(([path]) => path.startsWith('src/') && isCode(path) && !isTest(path))
    .flatMap(([path, text]) => sitesOf(path, text))
    .filter((site) => !isPlainlyLinear(site));
}

export async function checkLinearPatterns(
  sources: Sources,
  knownDegrees: KnownDegrees,
  degreeOf: (pattern: Pattern) => Promise<Degree> = recheckDegree,
): Promise<Finding[]> {
  const degrees = await degreesOf(patternSites(sources), async (site) => {
    return knownDegrees[patternKey(site)] ?? (await degreeOf(site));
  });
  return degrees.flatMap(({ site, degree }) =>
    degree === 1 || stepsOf(site, degree) <= MAX_STEPS ? [] : [findingOf(site, degree)],
  );
}

/** Computes the degree of each pattern, one per processor at a time. */
export async function degreesOf(
  sites: readonly PatternSite[],
  degreeOf: (site: PatternSite) => Promise<Degree>,
): Promise<{ readonly site: PatternSite; readonly degree: Degree }[]> {
  const left = [...sites];
  const found: { readonly site: PatternSite; readonly degree: Degree }[] = [];
  const work = async (): Promise<void> => {
    for (let site = left.shift(); site; site = left.shift()) {
      found.push({ site, degree: await degreeOf(site) });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return found;
}

export const patternKey = ({ source, flags }: Pattern): string =>
  createHash('sha256').update(`${flags}/${source}`).digest('hex').slice(0, 16);

export async function recheckDegree({ source, flags }: Pattern): Promise<Degree> {
  const found = await check(source, flags, LIMITS);
  if (found.status === 'safe') return 1;
  if (found.status === 'unknown') return 2;
  return found.complexity.type === 'polynomial'
    ? found.complexity.degree
    : Number.POSITIVE_INFINITY;
}

function sitesOf(path: string, text: string): PatternSite[] {
  return patternsOf(path, text).map((pattern) => {
    const line = lineAt(text, pattern.offset);
    return { ...pattern, path, line, maxLength: boundAbove(text.split('\n'), line) };
  });
}

/** Returns the length bound in the comment above the pattern's statement; null if none. */
function boundAbove(lines: readonly string[], line: number): number | null {
  for (let index = line - 2; index >= Math.max(0, line - 7); index -= 1) {
    const text = lines[index] ?? '';
    const bound = /^\s*(?:\/\*\*|\*|\/\/)/.test(text) ? WRITTEN_BOUND.exec(text)?.[1] : undefined;
    if (bound) return Number(bound.replaceAll(',', ''));
    if (text.trim() === '' || text.endsWith(';')) return null;
  }
  return null;
}

/**
 * Returns whether a pattern is evidently linear: few bounded repeats, and at most one unbounded,
 * which has a fixed beginning or nothing behind it that could fail.
 */
export function isPlainlyLinear({ source, flags }: Pick<Pattern, 'source' | 'flags'>): boolean {
  const plain = source
    .replace(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\k<\w+>|\\./g, (sequence) =>
      /\\[1-9k]/.test(sequence) ? '(?=' : 'x',
    )
    .replace(/\[[^\]]*\]/g, 'x')
    .replace(/\(\?:|\(\?<\w+>/g, '(');
  if (/\(\?/.test(plain) || /\)(?:[*+{])/.test(plain)) return false;
  const endless = plain.match(/[*+]|\{\d+,\}/g) ?? [];
  const repeats = [...plain.matchAll(/\{(?:\d+,)?(\d+)\}/g)].map(([, maxLength]) =>
    Number(maxLength),
  );
  const optional = plain.match(/[^*+}?]\?/g)?.length ?? 0;
  const combinations =
    repeats.reduce((product, maxLength) => product * maxLength, 1) * 2 ** optional;
  if (combinations > MAX_COMBINATIONS) return false;
  if (endless.length === 0) return true;
  const isAnchored = plain.startsWith('^') && !plain.includes('|') && !flags.includes('m');
  const isLast = /(?:[*+]|\{\d+,\})\??\)*$/.test(plain) && !plain.includes('|');
  return endless.length === 1 && (isAnchored || isLast);
}

const stepsOf = ({ maxLength }: PatternSite, degree: Degree) =>
  maxLength === null ? Number.POSITIVE_INFINITY : maxLength ** degree;

function findingOf({ path, line, source }: PatternSite, degree: Degree): Finding {
  const growth = Number.isFinite(degree) ? `by the power of ${degree}` : 'without end';
  return {
    path,
    line,
    message: `/${source.slice(0, 60)}/ takes time ${growth}: rewrite it, or bound the text and write “at most 500 characters” above it`,
  };
}
