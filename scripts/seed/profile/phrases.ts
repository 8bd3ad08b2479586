import type { Phrase } from '../phrase.ts';

/** One phrase a line, `ไทย = English`. */
export function lines(text: string): readonly Phrase[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(' = ');
      if (at === -1) throw new Error(`no English for: ${line}`);
      return { th: line.slice(0, at).trim(), en: line.slice(at + 3).trim() };
    });
}

export interface Titled {
  readonly title: Phrase;
  readonly text: Phrase;
}

/** Two lines each: title, then text. */
export function titled(text: string): readonly Titled[] {
  const all = lines(text);
  return all.flatMap((title, index) => {
    const body = all[index + 1];
    return index % 2 === 0 && body ? [{ title, text: body }] : [];
  });
}

/** What pages of one kind of company are written from. */
export interface FamilyProfile {
  /** What people there call their place of work. */
  readonly place: Phrase;
  readonly customers: Phrase;
  /** `ถ้าคุณเคย…` / `If you have ever …`. */
  readonly use: Phrase;
  /** `เพื่อ…` / `so that …`. */
  readonly purpose: Phrase;
  /** How the work is done, a sentence or two each. */
  readonly how: readonly Phrase[];
  readonly milestones: readonly Titled[];
}
