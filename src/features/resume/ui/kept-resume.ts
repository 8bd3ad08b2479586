import type { FormEntry, FormResume } from './resume-form-values.ts';
import { blankEntry, NAMES } from './resume-form-values.ts';

const keyOf = (idJsk: number) => `resume-draft:${idJsk}`;

/** What was changed and not saved, in this browser only; nothing of an unexpected shape comes back. */
export function readKept(idJsk: number): FormResume | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(idJsk)) ?? 'null');
    return isFormResume(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keep(idJsk: number, values: FormResume): void {
  try {
    localStorage.setItem(keyOf(idJsk), JSON.stringify(values));
  } catch {
    // Private mode or a full disk: the form works, it only cannot bring the words back.
  }
}

export function dropKept(idJsk: number): void {
  try {
    localStorage.removeItem(keyOf(idJsk));
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

function isFormResume(value: unknown): value is FormResume {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Record<string, unknown>;
  const isNamed = NAMES.every((name) => typeof kept[name] === 'string');
  return isNamed && Array.isArray(kept['work']) && kept['work'].every(isEntry);
}

const PATTERN = blankEntry('');

function isEntry(value: unknown): value is FormEntry {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Record<string, unknown>;
  return Object.entries(PATTERN).every(([name, like]) => {
    const own = kept[name];
    if (name === 'idEmp') return own === null || typeof own === 'number';
    return typeof own === typeof like && (typeof like !== 'object' || own !== null);
  });
}
