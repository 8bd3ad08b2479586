import type { Locale } from '#shared/core/locale.ts';
import type { SectionName } from '../core/sections/registry.ts';

/** What was typed since the last save, in this browser only; `base` is what it started from. */
export interface KeptDraft<Values> {
  readonly revision: number;
  readonly base: Values;
  readonly values: Values;
}

export interface DraftPlace {
  readonly idEmp: number;
  readonly lang: Locale;
  readonly section: SectionName;
}

const keyOf = ({ idEmp, lang, section }: DraftPlace) => `profile-draft:${idEmp}:${lang}:${section}`;

/** Only what has the expected shape: a draft of an older build is worth less than a form that works. */
export function readKept<Values>(
  place: DraftPlace,
  isValues: (value: unknown) => value is Values,
): KeptDraft<Values> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { revision, base, values } = kept as Record<string, unknown>;
    if (typeof revision !== 'number' || !isValues(base) || !isValues(values)) return null;
    return { revision, base, values };
  } catch {
    return null;
  }
}

export function keepDraft<Values>(place: DraftPlace, kept: KeptDraft<Values>): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(kept));
  } catch {
    // Private mode or a full disk: the form works, it only cannot bring the words back.
  }
}

export function dropDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}
