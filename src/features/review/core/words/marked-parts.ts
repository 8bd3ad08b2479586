import { foldText } from '#shared/core/company/fold-name.ts';

export interface MarkedPart {
  readonly text: string;
  /** One of the words that were searched for. */
  readonly isMatch: boolean;
}

/** A letter is folded alike wherever it stands, and a text has few of them. */
const folded = new Map<string, string>();
const MAX_FOLDED = 5_000;

/** The letter as `foldText` has it inside a text: marks are nothing, what separates words is one space. */
function foldLetter(letter: string): string {
  const cached = folded.get(letter);
  if (cached !== undefined) return cached;
  const inside = foldText(`x${letter}x`).slice(1, -1);
  if (folded.size < MAX_FOLDED) folded.set(letter, inside);
  return inside;
}

/** The text in parts, of which those are marked that the folded words found, tones and all. */
export function markedParts(text: string, terms: readonly string[]): MarkedPart[] {
  const letters = [...text];
  const ofLetter: number[] = [];
  let all = '';
  for (const [offset, letter] of letters.entries()) {
    const plain = foldLetter(letter);
    if (plain === ' ' && all.endsWith(' ')) continue;
    all += plain;
    for (let length = plain.length; length > 0; length -= 1) ofLetter.push(offset);
  }
  const matchedOffsets = new Set<number>();
  for (const term of terms) {
    for (let from = all.indexOf(term); from >= 0; from = all.indexOf(term, from + term.length)) {
      const first = ofLetter[from] ?? 0;
      const last = ofLetter[from + term.length - 1] ?? first;
      for (let offset = first; offset <= last; offset += 1) matchedOffsets.add(offset);
      // A tone that was not typed stands above the last letter.
      for (let offset = last + 1; foldLetter(letters[offset] ?? ' ') === ''; offset += 1)
        matchedOffsets.add(offset);
    }
  }
  const parts: MarkedPart[] = [];
  for (const [offset, letter] of letters.entries()) {
    const before = parts.at(-1);
    if (before?.isMatch === matchedOffsets.has(offset)) {
      parts.splice(-1, 1, { ...before, text: before.text + letter });
    } else parts.push({ text: letter, isMatch: matchedOffsets.has(offset) });
  }
  return parts;
}
