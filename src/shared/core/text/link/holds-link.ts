import { isNamedLikeSite, isRealEnd } from '#shared/core/text/link/domain-ends.ts';
import { isCommonEnd } from './common-ends.ts';

// Sets of letters by property are made in functions, for the reason in `typed-text.ts`.

/** A dot as browsers read one in a host, with what may be the end of a host behind it and what follows that. */
const matchEnds = (text: string) =>
  text.matchAll(
    /(?<=[\p{L}\p{M}\p{N}-])[.。．｡]([\p{L}\p{M}\p{N}-]{2,63})(?![\p{L}\p{M}\p{N}-])(?=[.。．｡]?([/?#\\]|:\d)|)/gu,
  );
const MAX_NAME_LENGTH = 12;
const holdsSchemeOrMail = (text: string): boolean =>
  /:\/\/|(?<!\S)\/\/[\p{L}\p{N}-]{1,63}\.|\bwww\.|[^\s@]@[^\s@.]+\.\S|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?:\/|:\d)/iu.test(
    text,
  );
/** A dot that is written so that no program makes a link of it: `evil[.]com`, `evil(dot)com`. */
const HIDDEN_DOT = / ?[[({](?:\.|dot)[\])}] ?/giu;
/** A bare `jack.ma` or `somchai.ch` is a name as often as a site. */
const MIN_BARE_END = 3;

interface End {
  readonly end: string;
  /** The host before it, as far as names go. */
  readonly before: string;
  readonly isFollowed: boolean;
}

const endsOf = (text: string): End[] =>
  [...matchEnds(text)]
    .map(({ index, 1: end = '', 2: after }) => ({
      end,
      before: text.slice(0, index).slice(-MAX_NAME_LENGTH),
      behind: text.slice(index, index + MAX_NAME_LENGTH),
      isFollowed: after !== undefined,
    }))
    .filter(({ before, behind }) => !isNamedLikeSite(before, behind));

/** Every link holds a dot or a colon, and few names do: lists of thousands of them are read at once. */
const mayHoldLink = (text: string): boolean => /[.:。．｡․﹒@/]|\(dot|\[dot/i.test(text);

/** Wide letters and hidden dots as a reader copies them. */
const asCopied = (text: string): string => text.normalize('NFKC').replace(HIDDEN_DOT, '.');

/** `https://`, `www.`, `me@here`, `evil.com/x`; a bare `agoda.com` is the name of many a company. */
export const holdsLink = (text: string): boolean => mayHoldLink(text) && isLinked(asCopied(text));

const isLinked = (text: string): boolean =>
  holdsSchemeOrMail(text) ||
  endsOf(text).some(
    ({ end, before, isFollowed }) => isFollowed && (isCommonEnd(end) || isRealEnd(end, before)),
  );

/** A bare `evil.com` too. */
export const holdsSite = (text: string): boolean =>
  holdsLink(text) ||
  (mayHoldLink(text) &&
    endsOf(asCopied(text)).some(
      ({ end }) => isCommonEnd(end) || (end.length >= MIN_BARE_END && isRealEnd(end, '')),
    ));
