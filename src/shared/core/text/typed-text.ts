import * as z from 'zod/mini';

/**
 * What nobody sees and nobody types: control characters but tab and line breaks, direction overrides, letters
 * and spaces of no width, halves of letters. A joiner stays in an emoji, a variant with what it is one of.
 */
const UNSEEN =
  /(?![\t\n\r\u2028\u2029])\p{Cc}|\p{Cs}|(?![\u200d\p{VS}])[\p{Cf}\p{DI}]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|(?<![\p{Emoji}\p{S}\p{Script=Han}\p{Script=Mongolian}])\p{VS}/gu;
/** What looks like a space: those that do not break or have a width of their own, and Braille of no dots. */
const SPACES = /[\p{Zs}\u2800]/gu;
const HYPHENS = /\u2011/g;
const LINES = /[\u2028\u2029]/g;
/** No language stacks more; what does climbs over the lines around it. */
const STACKS = /([\p{Mn}\p{Me}]{3})[\p{Mn}\p{Me}]+/gu;
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Ends that mail programs make links of, in any case; those of two letters in small ones, unlike `Sr.AI/ML`. */
const ENDS =
  'com|net|org|info|biz|app|dev|xyz|shop|store|online|site|website|club|live|link|page|pro|top|vip|win|bet|asia';
const SHORT_ENDS =
  'th|io|co|me|ly|cc|tv|to|gg|gl|ee|ai|us|uk|eu|de|ru|cn|jp|kr|sg|my|vn|la|hk|tw|in';
/** Stand before a dot as often as a host does: `ASP.NET/C#`, `mr.in`. */
const NO_HOSTS = String.raw`\b(?:asp|vb|ado|mr|mrs|ms|miss|dr|khun)`;

const siteBefore = (after: string): readonly RegExp[] =>
  [
    [ENDS, 'iu'],
    [SHORT_ENDS, 'u'],
  ].map(
    ([ends, flags]) =>
      new RegExp(
        String.raw`(?<=[\p{L}\p{N}-])(?<!${NO_HOSTS})\.(?:${ends})(?![\p{L}\p{M}\p{N}-])${after}`,
        flags,
      ),
  );

/** `https://`, `www.`, `me@here`, `evil.com/x`; a bare `agoda.com` is the name of many a company. */
const LINKS = [/:\/\/|\bwww\.|\S@[^\s@]+\.\S/iu, ...siteBefore(String.raw`(?=[/?#]|:\d)`)];
const SITES = siteBefore('');

/** Every link holds a dot or a colon, and few names do: lists of thousands of them are read at once. */
const holds = (patterns: readonly RegExp[], text: string): boolean =>
  /[.:]/.test(text) && patterns.some((pattern) => pattern.test(text));

export const holdsLink = (text: string): boolean => holds(LINKS, text);

/** Nothing is to be left out of most texts: no unseen letter is in ASCII or Thai, and no three marks follow each other. */
const SEEN =
  /^(?:[\t\n\r\x20-\x7e\u0e01-\u0e30\u0e32\u0e33\u0e3f-\u0e46\u0e4f-\u0e5b][\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{0,3})*$/;

/** The text without what cannot be seen; what only looks like a space or a hyphen is one. */
export function withoutUnseen(text: string): string {
  if (SEEN.test(text)) return text;
  return text
    .replace(UNSEEN, '')
    .replace(SPACES, ' ')
    .replace(HYPHENS, '-')
    .replace(LINES, '\n')
    .replace(STACKS, '$1');
}

/** A name is one line; one that shows nothing is none. */
function seenName(text: string): string {
  const name = withoutUnseen(text).replace(/\s+/g, ' ').trim();
  return SHOWN.test(name) ? name : '';
}

/** Text somebody typed: what cannot be seen is left out before its length is asked for. */
export const typed = (code?: string) => z.string(code).check(z.overwrite(withoutUnseen), z.trim());

/** The same of a name. */
export const typedName = (code?: string) => z.string(code).check(z.overwrite(seenName));

/** The name of a company: it stands in mails and lists, so it holds no link. */
export const plainName = z.refine<string>((name) => !holdsLink(name), 'nameUnsafe');

/** The name of a person, which no site has. */
export const personalName = z.refine<string>(
  (name) => !holdsLink(name) && !holds(SITES, name),
  'nameUnsafe',
);
