import type { Item } from '../../../core/sections/section.ts';

export interface SectionForm {
  items: Item[];
}

/** The three ways to save a step. */
export type SaveIntent = 'next' | 'back' | 'later';
