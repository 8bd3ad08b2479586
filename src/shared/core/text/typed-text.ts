import * as z from 'zod/mini';

/**
 * What nobody sees and nobody types: control characters but tab and line breaks, direction overrides,
 * spaces of no width. A joiner stays where it holds an emoji together.
 */
const UNSEEN =
  /(?![\t\n\r])\p{Cc}|(?!\u200d)\p{Cf}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu;
const LINE_BREAK = /[\n\r\u0085\u2028\u2029]/;

/** `https://`, `www.`, `me@here`, `evil.com/x`; a bare `agoda.com` is the name of many a company. */
const LINK = /:\/\/|\bwww\.|\S@[^\s@]+\.\S|\.\p{L}{2,}[/:]/iu;
/** A dot with nothing behind it but a short lower-case word: `evil.com`, not `Dr.Somchai`. */
const SITE = /[\p{L}\d-]\.[a-z]{2,}(?![\p{L}\p{M}])/u;

export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}

function isPlain(name: string): boolean {
  return withoutUnseen(name) === name && !LINE_BREAK.test(name) && !LINK.test(name);
}

/** Text somebody typed: what cannot be seen is left out before its length is asked for. */
export const typed = (code?: string) => z.string(code).check(z.overwrite(withoutUnseen), z.trim());

/** The name of a company: it stands in mails and lists, so it holds no link and nothing unseen. */
export const plainName = z.refine<string>(isPlain, 'nameUnsafe');

/** The name of a person, which no site has. */
export const personalName = z.refine<string>(
  (name) => isPlain(name) && !SITE.test(name),
  'nameUnsafe',
);
