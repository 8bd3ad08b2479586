import {
  AFTER_ADDRESS,
  BEFORE_ADDRESS,
  BLOCK_LISTS,
  COMPOUND_ENDINGS,
  NOT_RECIPIENT_NOUNS,
  NOT_RECIPIENT_OWNERS,
} from './address-phrases.ts';
import { FOREIGN_RECIPIENT_NOUNS } from './foreign-phrases.ts';
import {
  AFTER_NOUN,
  BEFORE_NOUN,
  GONE_PHRASES,
  OTHER_REASONS,
  POSSIBLY_GONE_PHRASES,
  RECIPIENT_NOUNS,
} from './response-phrases.ts';

/** `gone`: the mailbox no longer exists; `other`: another reason; `unclear`: no reason is named. */
export type Judgement = 'gone' | 'other' | 'unclear';

const MAX_RESPONSE_CHARACTERS = 2_000;
/** Phrases quoted from another server's response, which say nothing about this mailbox. */
const QUOTED_RESPONSE =
  /unknown address error|no valid recipients|(?:callout|recipient) verification failed|lookup failed(?=: nxdomain)/gi;
const NAMED_NETWORK =
  /\b(?:(?:unknown|invalid) )?(?:host|client|server|address)(?: unknown)?:? {0,2}[[(<]?\d{1,3}(?:\.\d{1,3}){3}/gi;
const ADDRESS_TOKEN = '@';

const WORDS_BEFORE = 4;
const WORDS_AFTER = 9;

const STATUS = /^#?([45])\.([0-7])\.(\d{1,3})[.:-]*$/;
const REPLY = /^([245])\d\d(?:[-:.]|$)/;
const NETWORK_ADDRESS = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}/;
const HOST_NAME = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z-]*$/;

/** Reply codes about syntax, command order or credentials, not about the recipient. */
const REPLY_TO_COMMAND = /^5(?:0[234]|3[0458])\b/;

/** RFC 3463 statuses for a missing mailbox or domain. */
const GONE_STATUSES: ReadonlySet<string> = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']);
/** Statuses that mean another reason than a missing mailbox, no matter what the text says. */
const CERTAINLY_OTHER: ReadonlySet<string> = new Set([
  ...['5.1.7', '5.1.8', '5.2.2', '5.2.3', '5.2.4', '5.3.4', '5.7.26'],
]);
/** Statuses that mean a missing mailbox (Microsoft) or domain (Amazon) only with these words. */
const GONE_WITH_WORDS: Readonly<Record<string, string>> = {
  '5.4.1': 'rejected access denied',
  '5.4.4': 'invalid domain',
};
/** DNS results for a missing domain, which Google reports with a temporary status. */
const NO_DOMAIN = /\bNXDOMAIN\b|\breturned Null MX\b/;

export function judgeResponse(response: string, reportedStatus = ''): Judgement {
  const { codes, replies, words, addressed } = parseResponse(
    response.trim() ? response : reportedStatus,
  );
  const status =
    codes.findLast(isSpecific) ?? parseResponse(reportedStatus).codes.at(-1) ?? codes.at(-1);
  if (codes.length === 0 && reportedStatus.startsWith('4.0.0') && NO_DOMAIN.test(response))
    return 'gone';
  const isTemporary = (codes.at(-1) ?? replies.at(-1) ?? status ?? '').startsWith('4');
  if (isTemporary || CERTAINLY_OTHER.has(status ?? '')) return 'other';
  if (REPLY_TO_COMMAND.test(replies.at(-1) ?? '')) return 'other';
  const sentence = ` ${words.join(' ')} `;
  const finalWords = GONE_WITH_WORDS[status ?? ''];
  if (finalWords && sentence.includes(finalWords)) return 'gone';
  if (namesBlockList(response) || containsPhrase(sentence, OTHER_REASONS)) return 'other';
  if (GONE_STATUSES.has(status ?? '') || saysGone(words, addressed)) {
    return 'gone';
  }
  const isUndecided = status === undefined || !isSpecific(status) || /^5\.[15]\./.test(status);
  if (isUndecided && containsPhrase(sentence, POSSIBLY_GONE_PHRASES)) return 'gone';
  return status !== undefined && isSpecific(status) ? 'other' : 'unclear';
}

const isSpecific = (status: string) => !/\.0\.0$|^5\.[15]\.0$/.test(status);

/** Statuses (preferably those after a reply code), reply codes and words of a response. */
function parseResponse(response: string) {
  const replies: string[] = [];
  const statusesAfterReply: string[] = [];
  const otherStatuses: string[] = [];
  const addressed: string[] = [];
  let wasReply = false;
  for (const token of tokenize(response)) {
    const [, kind, subject, detail] = STATUS.exec(token) ?? [];
    if (kind)
      (wasReply ? statusesAfterReply : otherStatuses).push(`${kind}.${subject}.${Number(detail)}`);
    const isReply = REPLY.test(token);
    if (isReply) replies.push(token);
    if (token.includes(ADDRESS_TOKEN)) addressed.push(ADDRESS_TOKEN);
    else if (!kind && !isReply) addressed.push(...wordsOf(token));
    wasReply = isReply || (wasReply && !/[\p{L}\p{N}]/u.test(token));
  }
  const words = addressed.filter((word) => word !== ADDRESS_TOKEN);
  return {
    codes: statusesAfterReply.length > 0 ? statusesAfterReply : otherStatuses,
    replies,
    words,
    addressed,
  };
}

/** Splits a response into tokens, without URLs, hosts and IPs, whose parts would mislead. */
function tokenize(response: string): string[] {
  return response
    .slice(0, MAX_RESPONSE_CHARACTERS)
    .replace(QUOTED_RESPONSE, '')
    .replace(NAMED_NETWORK, '')
    .replace(/\be-?mail[ -]?(?=\b)(?:box\b)?/gi, 'email ')
    .replace(/\bmail box(?=\b|es\b)/gi, 'mailbox')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .split(/[\s<>()[\]{}"'`,;|]+/)
    .filter((token) => !/:\/\/|^www\./.test(token) && !NETWORK_ADDRESS.test(token))
    .flatMap((token) => token.replace(/^([245]\d\d)-(?=#?[\p{L}\d])/u, '$1 ').split(/[\s:=]+/))
    .filter((token) => token !== '' && !isHostName(token));
}

/** True with a hyphen or three labels; `user.unknown` is two words without a space. */
const isHostName = (token: string) => HOST_NAME.test(token) && /-|\..*\./.test(token);

function wordsOf(token: string): string[] {
  return token
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

const containsPhrase = (sentence: string, phrases: readonly string[]) =>
  phrases.some((phrase) => sentence.includes(/^[a-zß-ÿ]/.test(phrase) ? ` ${phrase}` : phrase));

const namesBlockList = (response: string) =>
  response
    .slice(0, MAX_RESPONSE_CHARACTERS)
    .toLowerCase()
    .split(/\s+/)
    .some((part) => part.includes('://') && BLOCK_LISTS.some((list) => part.includes(list)));

const isRecipientNoun = (word: string) =>
  RECIPIENT_NOUNS.has(word) || FOREIGN_RECIPIENT_NOUNS.some((name) => word.startsWith(name));

/** Words after the last `for`, because in `invalid for <mailbox>` the mailbox is valid. */
const afterFor = (words: string) => words.slice(Math.max(words.lastIndexOf(' for '), 0));

/** True if the noun is not the recipient's, as in `your address` or `your email address`. */
function belongsToOther(words: readonly string[], index: number): boolean {
  let before = index - 1;
  while (/^(?:email|mail|address)$/.test(words[before] ?? '')) before -= 1;
  const owner = words[before] ?? '';
  return (
    NOT_RECIPIENT_OWNERS.has(words[index - 1] ?? '') ||
    (before < index - 1 && SENDER_OWNERS.has(owner))
  );
}

const SENDER_OWNERS: ReadonlySet<string> = new Set(['your', 'sender', 'from', 'return']);

/** Words directly after an address that mean it is gone, but not `deleted the message`. */
const ENDED =
  /^ (?:unknown|invalid|nonexistent|(?:deleted|terminated)(?! (?:your|the|this|connection|session|message))) /;

/** True for a noun that is not the recipient's or is part of a compound (`mailbox quota`). */
const isExcluded = (words: readonly string[], index: number) =>
  belongsToOther(words, index) ||
  COMPOUND_ENDINGS.has(words[index + 1] ?? '') ||
  (words[index - 1] === 'to' && words[index - 2] === 'reply');

function saysGone(words: readonly string[], addressed: readonly string[]): boolean {
  const afterAddress = addressed.map((word, index) =>
    word === ADDRESS_TOKEN && !belongsToOther(addressed, index)
      ? `${addressed.slice(index + 1, index + 6).join(' ')} `
      : '',
  );
  if (afterAddress.some((text) => AFTER_ADDRESS.some((phrase) => text.startsWith(phrase))))
    return true;
  const beforeAddress = addressed.map((word, index) =>
    word === ADDRESS_TOKEN
      ? addressed.slice(Math.max(index - WORDS_BEFORE, 0), index).join(' ')
      : '',
  );
  if (beforeAddress.some((text) => BEFORE_ADDRESS.some((phrase) => text.endsWith(phrase))))
    return true;
  const candidates = words.map((word, index) =>
    isRecipientNoun(word) && isExcluded(words, index) ? '' : word,
  );
  if (containsPhrase(` ${candidates.join(' ')} `, GONE_PHRASES)) return true;
  const relevant = candidates.filter(
    (word, index) =>
      !/^(?:unknown|invalid|undefined|illegal)$/.test(word) ||
      !NOT_RECIPIENT_NOUNS.has(candidates[index + 1] ?? ''),
  );
  const around = (from: number, to: number) =>
    ` ${relevant.slice(Math.max(from, 0), to).join(' ')} `;
  return relevant.some(
    (word, index) =>
      isRecipientNoun(word) &&
      (ENDED.test(around(index + 1, index + 3)) ||
        containsPhrase(afterFor(around(index - WORDS_BEFORE, index)), BEFORE_NOUN) ||
        containsPhrase(around(index + 1, index + 1 + WORDS_AFTER), AFTER_NOUN)),
  );
}
