import { unbroken } from './unbroken.ts';

const MARK = '[-–•*]\\s+';
const FIRST = new RegExp(`^${MARK}`);
const FURTHER = new RegExp(`\\s*\\n${MARK}`, 'g');

/** What somebody may have written as a list, told in one run. */
export const excerpt = (text: string): string =>
  unbroken(text.replace(FIRST, '').replace(FURTHER, ' · '));
