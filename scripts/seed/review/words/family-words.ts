import type { Family } from '../../words/trade.ts';
import { MAKING_WORDS } from './family-words-making.ts';
import { SERVING_WORDS } from './family-words-serving.ts';
import type { PlaceWords } from './place-words.ts';

/** What people mention of each kind of place. */
export const FAMILY_WORDS: Readonly<Record<Family, PlaceWords>> = {
  ...MAKING_WORDS,
  ...SERVING_WORDS,
};
