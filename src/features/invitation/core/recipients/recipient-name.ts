import * as z from 'zod/mini';
import { cutText } from '#shared/core/text/cut-text.ts';
import { nameField, personalName } from '#shared/core/text/typed-text.ts';

const MAX_NAME_LENGTH = 80;

const name = nameField(MAX_NAME_LENGTH).check(personalName);

export const isSenderName = (text: string): boolean => {
  const parsed = z.safeParse(name, text);
  return parsed.success && parsed.data !== '';
};

export function cleanName(text: string): string {
  if (text === '') return '';
  const plain = cutText(text, 4 * MAX_NAME_LENGTH)
    .replace(/["<>]/g, '')
    .replace(/^[\s'‘’“”«»`=|:/–—-]{1,16}|[\s'‘’“”«»`=|,;:/–—-]{1,16}$/g, '')
    .replace(/^\(([^()]{1,80})\)$/, '$1');
  // An encoded word of a mail header (RFC 2047) is no readable name.
  if (!/\p{L}/u.test(plain) || /\?[bq]\?/i.test(plain)) return '';
  const parsed = z.safeParse(name, cutText(plain, MAX_NAME_LENGTH));
  return parsed.success ? parsed.data : '';
}
