import { isRealEnd } from '#shared/core/text/link/domain-ends.ts';
import { isCommonEnd } from './common-ends.ts';

// Sets of letters by property are made in functions, for the reason in `typed-text.ts`.

/** A dot as browsers read one in a host, with what may be the end of a host behind it and what follows that. */
const matchEnds = (text: string) =>
  text.matchAll(
    /(?<=[\p{L}\p{M}\p{N}-])[.。．｡]([\p{L}\p{M}\p{N}-]{2,63})(?![\p{L}\p{M}\p{N}-])(?=[.。．｡]?([/?#\\]|:\d)|)/gu,
  );
/** Stand before a dot as often as a host does: `ASP.NET/C#`, `mr.in`. */
const isNoHost = (text: string): boolean =>
  /(?<![\p{L}\p{N}-])(?:asp|vb|ado|mr|mrs|ms|miss|dr|khun)$/iu.test(text);
/** `Sr.Dev/Lead`, `บจก.ไทย/สาขา 2`: shortened words begin with a capital, or are Thai. */
const isShortWord = (text: string): boolean =>
  /(?<![\p{L}\p{N}-])(?:(?:Sr|Jr|Asst|Mgr|Dept|Eng|Tech|Prod|Exec|Dir|Sec|Gen|Acct|Sup|Ops|Mktg)|(?:บจก|หจก|บมจ|ดร|ผจก))$/u.test(
    text,
  );
/** Names of firms and programs that end as sites do, beside others: `Socket.io/Node.js`, `Booking.com/Agoda`. */
const isName = (text: string): boolean =>
  /(?<![\p{L}\p{N}.-])(?:Socket\.io|Draw\.io|(?:Booking|Agoda|Trip|Hotels|Monday|Amazon|Salesforce|JD)\.com)\/\p{Lu}/u.test(
    text,
  );
/** Ends that are none in capitals, behind hosts that everybody knows. */
const holdsShortLink = (text: string): boolean =>
  /\b(?:bit\.ly|cutt\.ly|ow\.ly|rebrand\.ly|forms\.gle|goo\.gl|lin\.ee|line\.me|t\.me|wa\.me|m\.me|fb\.me|youtu\.be|is\.gd|rb\.gy|t\.co|t\.ly|s\.id|lnkd\.in)\/\S/i.test(
    text,
  );
const LONGEST_NAME = 12;
/** `Co.ltd/Bangkok`: how a company is named, and an end. */
const COMPANY_FORM = /^(?:ltd|limited|inc|llc|group)$/;
const holdsSchemeOrMail = (text: string): boolean =>
  /:\/\/|(?<!\S)\/\/[\p{L}\p{N}-]{1,63}\.|\bwww\.|[^\s@]@[^\s@.]+\.\S|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?:\/|:\d)/iu.test(
    text,
  );
/** A dot that is written so that no program makes a link of it: `evil[.]com`, `evil(dot)com`. */
const HIDDEN_DOT = / ?[[({](?:\.|dot)[\])}] ?/giu;
/** A bare `jack.ma` or `somchai.ch` is a name as often as a site. */
const MIN_BARE_END = 3;

function endsOf(text: string): { readonly end: string; readonly isFollowed: boolean }[] {
  return [...matchEnds(text)].flatMap(({ index, 1: end = '', 2: after }) => {
    const before = text.slice(Math.max(0, index - LONGEST_NAME), index);
    const around = `${before}${text.slice(index, index + end.length + 3)}`;
    return isNoHost(before) || isShortWord(before) || isName(around) || COMPANY_FORM.test(end)
      ? []
      : [{ end, isFollowed: after !== undefined }];
  });
}

/** Every link holds a dot or a colon, and few names do: lists of thousands of them are read at once. */
const mayHoldLink = (text: string): boolean => /[.:。．｡․﹒@/]|\(dot|\[dot/i.test(text);

/** Wide letters and hidden dots as a reader copies them. */
const asCopied = (text: string): string => text.normalize('NFKC').replace(HIDDEN_DOT, '.');

/** `https://`, `www.`, `me@here`, `evil.com/x`; a bare `agoda.com` is the name of many a company. */
export const holdsLink = (text: string): boolean => mayHoldLink(text) && isLinked(asCopied(text));

const isLinked = (text: string): boolean =>
  holdsSchemeOrMail(text) ||
  holdsShortLink(text) ||
  endsOf(text).some(({ end, isFollowed }) => isFollowed && (isCommonEnd(end) || isRealEnd(end)));

/** A bare `evil.com` too. */
export const holdsSite = (text: string): boolean =>
  holdsLink(text) ||
  (mayHoldLink(text) &&
    endsOf(asCopied(text)).some(
      ({ end }) => isCommonEnd(end) || (end.length >= MIN_BARE_END && isRealEnd(end)),
    ));
