import type { Item } from '../../../core/sections/section.ts';

export interface SectionForm {
  items: Item[];
}

export type SaveIntent = 'next' | 'back' | 'later';
