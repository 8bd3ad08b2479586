import { isNamedLikeSite, isRealEnd } from '#shared/core/text/link/domain-ends.ts';
import { isCommonEnd } from './common-ends.ts';

// Patterns with \p are created inside functions, because creating them is slow (typed-text.ts).

/** A dot as browsers read it in a host, the possible top-level domain, and what follows. */
const matchEnds = (text: string) =>
  text.matchAll(
    /(?<=[\p{L}\p{M}\p{N}-])[.。．｡]([\p{L}\p{M}\p{N}-]{2,63})(?![\p{L}\p{M}\p{N}-])(?=[.。．｡]?([/?#\\]|:\d)|)/gu,
  );
const MAX_NAME_LENGTH = 12;
const holdsSchemeOrMail = (text: string): boolean =>
  /:\/\/|(?<!\S)\/\/[\p{L}\p{N}-]{1,63}\.|\bwww\.|[^\s@]@[^\s@.]+\.\S|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?:\/|:\d)/iu.test(
    text,
  );
/** A dot disguised so that no program links it: `evil[.]com`, `evil(dot)com`. */
const HIDDEN_DOT = / ?[[({](?:\.|dot)[\])}] ?/giu;
/** Shortest ending of a site without a path; `jack.ma` and `somchai.ch` may be names. */
const MIN_BARE_END = 3;

interface End {
  readonly end: string;
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

/** Cheap first check, because lists hold thousands of names and few contain a dot or colon. */
const mayHoldLink = (text: string): boolean => /[.:。．｡․﹒@/]|\(dot|\[dot/i.test(text);

/** Normalizes wide letters and disguised dots. */
const asCopied = (text: string): string => text.normalize('NFKC').replace(HIDDEN_DOT, '.');

/**
 * True for `https://`, `www.`, `me@here`, `evil.com/x`; false for a bare `agoda.com`, because many
 * companies have such names.
 */
export const holdsLink = (text: string): boolean => mayHoldLink(text) && isLinked(asCopied(text));

const isLinked = (text: string): boolean =>
  holdsSchemeOrMail(text) ||
  endsOf(text).some(
    ({ end, before, isFollowed }) => isFollowed && (isCommonEnd(end) || isRealEnd(end, before)),
  );

export const holdsSite = (text: string): boolean =>
  holdsLink(text) ||
  (mayHoldLink(text) &&
    endsOf(asCopied(text)).some(
      ({ end }) => isCommonEnd(end) || (end.length >= MIN_BARE_END && isRealEnd(end, '')),
    ));
