import { keepRepetitionMark } from './repetition-mark.ts';

const MARK = '[-–•*]\\s+';
const FIRST = new RegExp(`^${MARK}`);
/** A further list marker; the lookbehind avoids trying the match at each blank again. */
const FURTHER = new RegExp(`(?<!\\s)\\s*\\n${MARK}`, 'g');

export const isExcerptListed = (text: string): boolean => FIRST.test(text);

/** Joins the lines of a typed list into one. */
export const excerpt = (text: string): string =>
  keepRepetitionMark(text.replace(FIRST, '').replace(FURTHER, ' · '));
