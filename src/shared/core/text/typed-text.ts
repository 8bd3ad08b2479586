import * as z from 'zod/mini';
import { holdsLink, holdsSite } from './link/holds-link.ts';

/*
 * Sets of letters by property cost a cheap phone 5 ms each where they are made, so patterns that hold one stand
 * in functions that most texts do not need.
 */

/** Nothing is to be left out of most texts: no unseen letter is in ASCII or Thai, and no three marks follow each other. */
const SEEN =
  /^(?:[\t\n\r\x20-\x7e\u0e01-\u0e30\u0e32\u0e33\u0e3f-\u0e46\u0e4f-\u0e5b][\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{0,3})*$/;

/**
 * Leaves out what nobody sees and nobody types: control characters but tab and line breaks, direction overrides, letters
 * and spaces of no width, halves of letters, what is no character. A joiner stays in an emoji, a variant with what it is one of.
 */
const leaveOutUnseen = (text: string): string =>
  text.replace(
    /(?![\t\n\r\u2028\u2029])\p{Cc}|\p{Cs}|\p{NChar}|(?![\u200d\p{VS}])[\p{Cf}\p{DI}]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|(?<![\p{Emoji}\p{S}\p{Script=Han}\p{Script=Mongolian}])\p{VS}/gu,
    '',
  );
/** Spaces that do not break or have a width of their own, and Braille of no dots. */
const plainSpaces = (text: string): string => text.replace(/[\p{Zs}\u2800]/gu, ' ');
/** No language stacks more marks than three; what does climbs over the lines around it. */
const lowerStacks = (text: string): string =>
  text.replace(/([\p{Mn}\p{Me}]{3})[\p{Mn}\p{Me}]+/gu, '$1');

/** The text without what cannot be seen; what only looks like a space or a hyphen is one. */
export function withoutUnseen(text: string): string {
  if (SEEN.test(text)) return text;
  const seen = plainSpaces(leaveOutUnseen(text));
  return lowerStacks(seen.replace(/\u2011/g, '-').replace(/[\u2028\u2029]/g, '\n'));
}

const COMMON_LETTER = /[\dA-Za-z\u0e01-\u0e2e]/;

/** Symbols and letters but those drawn empty though no property says so (`drawn-empty.spec.ts`): a null notehead, blank hieroglyphs. */
const showsSomething = (text: string): boolean =>
  COMMON_LETTER.test(text) ||
  /(?![\u2800\ufffc\u{1d159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Room for three characters that cannot be seen beside each letter. */
const maxRaw = (max: number): number => 4 * max + 1_000;

/** A text as it is shown; one that shows nothing is none. */
export function visibleText(text: string): string {
  const seen = withoutUnseen(text).trim();
  return showsSomething(seen) ? seen : '';
}

/** A name is one line. */
export const visibleName = (text: string): string => visibleText(text).replace(/\s+/g, ' ');

const read =
  (as: (text: string) => string) =>
  (max: number, required?: string, tooLong = 'tooLong') =>
    z
      .string(required)
      .check(
        z.maxLength(maxRaw(max), { error: tooLong, abort: true }),
        z.overwrite(as),
        z.maxLength(max, { error: tooLong, abort: true }),
      );

/** Text somebody typed, of at most so many letters once what cannot be seen is left out. */
export const textField = read(visibleText);

/** The same of a name. */
export const nameField = read(visibleName);

/** The name of a company: it stands in mails and lists, so it holds no link. */
export const plainName = z.refine<string>((name) => !holdsLink(name), 'nameUnsafe');

/** The name of a person, which no site has. */
export const personalName = z.refine<string>((name) => !holdsSite(name), 'nameUnsafe');
