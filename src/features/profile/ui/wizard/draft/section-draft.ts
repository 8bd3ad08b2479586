import type { Item } from '../../../core/sections/section.ts';

/** Unsaved input, and the saved items it is based on. */
export interface SectionFormDraft {
  /** The revision of `base`: a page with a lower one was rendered before that save. */
  readonly revision?: number;
  readonly base: readonly Item[];
  readonly items: readonly Item[];
  /** The items of a save that was still running. */
  readonly sent?: readonly Item[];
}

export function isSectionFormDraft(value: unknown): value is SectionFormDraft {
  if (!isObject(value)) return false;
  const { revision = 0, base, items, sent = [] } = value;
  return typeof revision === 'number' && [base, items, sent].every(isItems);
}

function isItems(value: unknown): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isItem(value: unknown): value is Item {
  if (!isObject(value) || !isObject(value['content'])) return false;
  const { idItem, kind, parent } = value;
  return (
    typeof idItem === 'string' &&
    typeof kind === 'string' &&
    (parent === null || typeof parent === 'string')
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
