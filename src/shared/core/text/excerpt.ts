import { keepRepetitionMark } from './repetition-mark.ts';

const MARK = '[-–•*]\\s+';
const FIRST = new RegExp(`^${MARK}`);
/** Begins where the blanks begin, or each of them would be tried. */
const FURTHER = new RegExp(`(?<!\\s)\\s*\\n${MARK}`, 'g');

/** Somebody wrote it as a list. */
export const isListed = (text: string): boolean => FIRST.test(text);

/** What somebody may have written as a list, told in one run. */
export const excerpt = (text: string): string =>
  keepRepetitionMark(text.replace(FIRST, '').replace(FURTHER, ' · '));
