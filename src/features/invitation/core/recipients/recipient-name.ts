import * as z from 'zod/mini';
import { cutText } from '#shared/core/text/cut-text.ts';
import { personalName, typedName } from '#shared/core/text/typed-text.ts';

const LONGEST = 80;

/** A name as a sending takes it. */
const name = typedName().check(z.maxLength(LONGEST), personalName);

export const isSenderName = (text: string): boolean => {
  const read = z.safeParse(name, text);
  return read.success && read.data !== '';
};

/** The name that stands beside an address; none where it is no name. */
export function cleanName(text: string): string {
  if (text === '') return '';
  const read = z.safeParse(name, cutText(text.replace(/["<>]/g, ''), LONGEST));
  return read.success ? read.data : '';
}
