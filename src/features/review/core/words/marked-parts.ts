import { foldText } from '#shared/core/company/fold-name.ts';

export interface MarkedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Cache of normalized characters: results do not depend on context, and few are distinct. */
const folded = new Map<string, string>();
const MAX_FOLDED = 5_000;

/** The character as `foldText` normalizes it inside a text: a tone mark is '', a separator ' '. */
function foldLetter(letter: string): string {
  const cached = folded.get(letter);
  if (cached !== undefined) return cached;
  const inside = foldText(`x${letter}x`).slice(1, -1);
  if (folded.size < MAX_FOLDED) folded.set(letter, inside);
  return inside;
}

/** Splits a text into parts and marks matches of the normalized terms, tone marks included. */
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
      // A tone mark missing in the search term still belongs to the last matched letter.
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
