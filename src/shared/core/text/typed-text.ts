import * as z from 'zod/mini';
import { holdsLink, holdsSite } from './link/holds-link.ts';

/*
 * Creating a property character set costs a cheap phone 5 ms, so such patterns are created in
 * functions that most texts never call.
 */

/** Matches texts that need no cleaning: ASCII and Thai with at most three stacked marks. */
const SEEN =
  /^(?:[\t\n\r\x20-\x7e\u0e01-\u0e30\u0e32\u0e33\u0e3f-\u0e46\u0e4f-\u0e5b][\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{0,3})*$/;

/**
 * Removes invisible characters: controls except tab and line breaks, direction overrides,
 * zero-width letters and spaces, lone surrogates, noncharacters. Joiners stay in emoji, variation
 * selectors after their base.
 */
const leaveOutUnseen = (text: string): string =>
  text.replace(
    /(?![\t\n\r\u2028\u2029])\p{Cc}|\p{Cs}|\p{NChar}|(?![\u200d\p{VS}])[\p{Cf}\p{DI}]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|(?<![\p{Emoji}\p{S}\p{Script=Han}\p{Script=Mongolian}])\p{VS}/gu,
    '',
  );
/** Converts special spaces and the empty Braille pattern to plain spaces. */
const plainSpaces = (text: string): string => text.replace(/[\p{Zs}\u2800]/gu, ' ');
/** Removes combining marks beyond three per letter, which would overlap other lines. */
const lowerStacks = (text: string): string =>
  text.replace(/([\p{Mn}\p{Me}]{3})[\p{Mn}\p{Me}]+/gu, '$1');

export function withoutUnseen(text: string): string {
  if (SEEN.test(text)) return text;
  const seen = plainSpaces(leaveOutUnseen(text));
  return lowerStacks(seen.replace(/\u2011/g, '-').replace(/[\u2028\u2029]/g, '\n'));
}

const COMMON_LETTER = /[\dA-Za-z\u0e01-\u0e2e]/;

/** Returns whether a visible character remains; fonts draw some letters empty. */
const showsSomething = (text: string): boolean =>
  COMMON_LETTER.test(text) ||
  /(?![\u2800\ufffc\u{1d159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

const maxRaw = (max: number): number => 4 * max + 1_000;

/** The text as displayed; empty when nothing of it is visible. */
export function visibleText(text: string): string {
  const seen = withoutUnseen(text).trim();
  return showsSomething(seen) ? seen : '';
}

/** Joins lines, since a name is one line. */
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

/** User text of at most `max` characters after invisible ones are removed. */
export const textField = read(visibleText);

export const nameField = read(visibleName);

/** A company name appears in mails and lists, so it must hold no link. */
export const plainName = z.refine<string>((name) => !holdsLink(name), 'nameUnsafe');

/** A person's name must hold no site. */
export const personalName = z.refine<string>((name) => !holdsSite(name), 'nameUnsafe');
