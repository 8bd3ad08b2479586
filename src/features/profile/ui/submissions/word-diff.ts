import { type ChangeObject, diffLines, diffWords } from 'diff';
import type { Locale } from '#shared/core/locale.ts';

export interface TextPart {
  readonly text: string;
  readonly change: 'added' | 'removed' | null;
}

export interface TextDiff {
  readonly parts: readonly TextPart[];
  /** Too much differs to mark words: somewhere paragraphs stand whole, before and after. */
  readonly isCoarse: boolean;
}

export type CompareTexts = (before: string, after: string) => TextDiff;
type Changes = readonly ChangeObject<string>[];

/** Lines of a text, or words in one place of it, that differ. The work grows with their square. */
const MOST_EDITS = 400;
/** The bound for all texts together: four places that differ as much as one may. */
const MOST_WORK = 4 * MOST_EDITS ** 2;
/** Cut into words, of all texts together. */
const MOST_CHARACTERS = 120_000;

/**
 * Compares the texts of one page, first by lines, then word by word where lines differ; Thai writes its
 * words without spaces between them. All texts share one amount of work, so that nobody waits for a page
 * that was written anew; what exceeds it is compared more coarsely.
 */
export function textComparison(lang: Locale): CompareTexts {
  const intlSegmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  let work = MOST_WORK;
  let characters = MOST_CHARACTERS;

  function bounded(compare: (maxEditLength: number) => Changes | undefined) {
    const maxEditLength = Math.min(MOST_EDITS, Math.floor(Math.sqrt(work)));
    if (maxEditLength === 0) return undefined;
    const found = compare(maxEditLength);
    work -= (found ? editsIn(found) : maxEditLength) ** 2;
    return found;
  }

  function byLines(before: string, after: string): Changes {
    const whole = [changeOf('removed', before), changeOf('added', after)];
    if (before === '' || after === '') return whole.filter(({ value }) => value !== '');
    return bounded((maxEditLength) => diffLines(before, after, { maxEditLength })) ?? whole;
  }

  function byWords(before: string, after: string): Changes | undefined {
    characters -= before.length + after.length;
    if (characters < 0) return undefined;
    return bounded((maxEditLength) => diffWords(before, after, { intlSegmenter, maxEditLength }));
  }

  return (before, after) => {
    const parts: TextPart[] = [];
    let isCoarse = false;
    for (const place of placesOf(byLines(before, after))) {
      const [old, now] = [textOf(place, 'removed'), textOf(place, 'added')];
      const finer = old !== '' && now !== '' ? byWords(old, now) : place;
      isCoarse ||= finer === undefined;
      parts.push(...(finer ?? place).map(partOf));
    }
    return { parts, isCoarse };
  };
}

function changeOf(change: 'added' | 'removed', value: string): ChangeObject<string> {
  return { value, count: 1, added: change === 'added', removed: change === 'removed' };
}

const isKept = ({ added, removed }: ChangeObject<string>) => !added && !removed;

function editsIn(changes: Changes): number {
  return changes.reduce((sum, change) => sum + (isKept(change) ? 0 : change.count), 0);
}

/** What was kept, and what was removed and added between it. */
function placesOf(changes: Changes): readonly Changes[] {
  const places: ChangeObject<string>[][] = [];
  let last: ChangeObject<string> | undefined;
  for (const change of changes) {
    if (last && isKept(last) === isKept(change)) places.at(-1)?.push(change);
    else places.push([change]);
    last = change;
  }
  return places;
}

function textOf(changes: Changes, kind: 'added' | 'removed'): string {
  return changes.map((change) => (change[kind] ? change.value : '')).join('');
}

function partOf({ value, added, removed }: ChangeObject<string>): TextPart {
  return { text: value, change: added ? 'added' : removed ? 'removed' : null };
}
