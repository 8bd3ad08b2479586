import { type ChangeObject, diffLines, diffWords } from 'diff';
import type { Locale } from '#shared/core/locale.ts';

export interface TextPart {
  readonly text: string;
  readonly change: 'added' | 'removed' | null;
}

export interface TextDiff {
  readonly parts: readonly TextPart[];
  /** True if the limit of work was reached: paragraphs are then compared as units, not by words. */
  readonly isCoarse: boolean;
}

export type CompareTexts = (before: string, after: string) => TextDiff;
type Changes = readonly ChangeObject<string>[];

/** Limit of differing lines, or of words in a segment; the work grows with their square. */
const MAX_EDITS = 400;
/** Limit of the work for all texts of a page: that of four segments with MAX_EDITS each. */
const MAX_WORK = 4 * MAX_EDITS ** 2;
/** Limit of the text that is split into words, over all texts of a page. */
const MAX_CHARACTERS = 120_000;

/**
 * Compares the texts of one page by lines, then by words where lines differ; Thai has no spaces
 * between words. All texts share one limit of work, so that a rewritten page stays fast; beyond it,
 * the comparison is coarser.
 */
export function textComparison(lang: Locale): CompareTexts {
  const intlSegmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  let work = MAX_WORK;
  let characters = MAX_CHARACTERS;

  function bounded(compare: (maxEditLength: number) => Changes | undefined) {
    const maxEditLength = Math.min(MAX_EDITS, Math.floor(Math.sqrt(work)));
    if (maxEditLength === 0) return undefined;
    const found = compare(maxEditLength);
    work -= (found ? editsIn(found) : maxEditLength) ** 2;
    return found;
  }

  function compareByLine(before: string, after: string): Changes {
    const fullChange = [changeOf('removed', before), changeOf('added', after)];
    if (before === '' || after === '') return fullChange.filter(({ value }) => value !== '');
    return bounded((maxEditLength) => diffLines(before, after, { maxEditLength })) ?? fullChange;
  }

  function compareByWord(before: string, after: string): Changes | undefined {
    characters -= before.length + after.length;
    if (characters < 0) return undefined;
    return bounded((maxEditLength) => diffWords(before, after, { intlSegmenter, maxEditLength }));
  }

  return (before, after) => {
    const parts: TextPart[] = [];
    let isCoarse = false;
    for (const segment of segmentsOf(compareByLine(before, after))) {
      const [old, now] = [textOf(segment, 'removed'), textOf(segment, 'added')];
      const finer = old !== '' && now !== '' ? compareByWord(old, now) : segment;
      isCoarse ||= finer === undefined;
      parts.push(...(finer ?? segment).map(partOf));
    }
    return { parts, isCoarse };
  };
}

function changeOf(change: 'added' | 'removed', value: string): ChangeObject<string> {
  return { value, count: 1, added: change === 'added', removed: change === 'removed' };
}

const isUnchanged = ({ added, removed }: ChangeObject<string>) => !added && !removed;

function editsIn(changes: Changes): number {
  return changes.reduce((sum, change) => sum + (isUnchanged(change) ? 0 : change.count), 0);
}

/** Groups adjacent changes into unchanged and changed segments. */
function segmentsOf(changes: Changes): readonly Changes[] {
  const segments: ChangeObject<string>[][] = [];
  let last: ChangeObject<string> | undefined;
  for (const change of changes) {
    if (last && isUnchanged(last) === isUnchanged(change)) segments.at(-1)?.push(change);
    else segments.push([change]);
    last = change;
  }
  return segments;
}

function textOf(changes: Changes, kind: 'added' | 'removed'): string {
  return changes.map((change) => (change[kind] ? change.value : '')).join('');
}

function partOf({ value, added, removed }: ChangeObject<string>): TextPart {
  return { text: value, change: added ? 'added' : removed ? 'removed' : null };
}
