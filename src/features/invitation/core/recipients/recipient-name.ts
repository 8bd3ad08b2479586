import * as z from 'zod/mini';
import { cutText } from '#shared/core/text/cut-text.ts';
import { personalName, typedName } from '#shared/core/text/typed-text.ts';

const LONGEST = 80;

/** A name as a sending takes it. */
const name = typedName(LONGEST).check(personalName);

export const isSenderName = (text: string): boolean => {
  const read = z.safeParse(name, text);
  return read.success && read.data !== '';
};

/** The name that stands beside an address; none where it is no name. */
export function cleanName(text: string): string {
  if (text === '') return '';
  const plain = cutText(text, 4 * LONGEST)
    .replace(/["<>]/g, '')
    .replace(/^[\s'‘’“”«»`=|:/–—-]{1,16}|[\s'‘’“”«»`=|,;:/–—-]{1,16}$/g, '')
    .replace(/^\(([^()]{1,80})\)$/, '$1');
  // `=?UTF-8?B?…?=` is a name that no program has read.
  if (!/\p{L}/u.test(plain) || /\?[bq]\?/i.test(plain)) return '';
  const read = z.safeParse(name, cutText(plain, LONGEST));
  return read.success ? read.data : '';
}
