import {
  BEFORE_ADDRESS,
  BEHIND_ADDRESS,
  LISTS_OF_SENDERS,
  NO_RECIPIENT,
  OF_OTHERS,
  PARTS_OF_RECIPIENT,
} from './address-words.ts';
import {
  BEFORE_NAME,
  BEHIND_NAME,
  GONE,
  OTHER_REASONS,
  PERHAPS_GONE,
  RECIPIENT_NAMES,
} from './answer-words.ts';
import { RECIPIENT_NAMES_ABROAD } from './foreign-words.ts';

/** `gone`: the answer names the mailbox as no more; `other`: another reason; `unclear`: it names none. */
export type Judgement = 'gone' | 'other' | 'unclear';

const MAX_ANSWER = 2_000;
/** Begins another server's answer, or ends one, whatever that one says. */
const ABOUT_ANOTHERS =
  /unknown address error|no valid recipients|(?:callout|recipient) verification failed|lookup failed(?=: nxdomain)/gi;
/** A network's address with what it is called, which says nothing of a mailbox. */
const NAMED_NETWORK =
  /\b(?:(?:unknown|invalid) )?(?:host|client|server|address)(?: unknown)?:? {0,2}[[(<]?\d{1,3}(?:\.\d{1,3}){3}/gi;
const ADDRESS = '@';

/** Words around a mailbox's name that say something of it. */
const WORDS_BEFORE = 4;
const WORDS_BEHIND = 9;

const STATUS = /^#?([45])\.([0-7])\.(\d{1,3})[.:-]*$/;
const REPLY = /^([245])\d\d(?:[-:.]|$)/;
const NETWORK_ADDRESS = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}/;
const HOST_NAME = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z-]*$/;

/** Replies to a command that names no recipient: its order, its credentials. */
const REPLY_TO_COMMAND = /^5(?:0[234]|3[0458])\b/;

/** Statuses of RFC 3463 that name the mailbox, or its domain, as no more. */
const GONE_STATUSES: ReadonlySet<string> = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']);
/** Statuses that no words beside them outweigh. */
const SURELY_OTHER: ReadonlySet<string> = new Set([
  ...['5.1.7', '5.1.8', '5.2.2', '5.2.3', '5.2.4', '5.3.4', '5.7.26'],
]);
/** Answers that only their words make final: Microsoft's directory lacks the mailbox, Amazon finds no domain. */
const GONE_WITH_WORDS: Readonly<Record<string, string>> = {
  '5.4.1': 'rejected access denied',
  '5.4.4': 'invalid domain',
};
/** Authoritative words of name servers, which Google sends beside a status of the moment. */
const NO_DOMAIN = /\bNXDOMAIN\b|\breturned Null MX\b/;

/** What an SMTP answer says of the mailbox: the session's, and the one that a report repeats. */
export function judgeAnswer(answer: string, reported = ''): Judgement {
  const { codes, replies, words, addressed } = readAnswer(answer.trim() ? answer : reported);
  const status = codes.findLast(isSpecific) ?? readAnswer(reported).codes.at(-1) ?? codes.at(-1);
  if (codes.length === 0 && reported.startsWith('4.0.0') && NO_DOMAIN.test(answer)) return 'gone';
  const isForNow = (codes.at(-1) ?? replies.at(-1) ?? status ?? '').startsWith('4');
  if (isForNow || SURELY_OTHER.has(status ?? '')) return 'other';
  if (REPLY_TO_COMMAND.test(replies.at(-1) ?? '')) return 'other';
  const sentence = ` ${words.join(' ')} `;
  const finalWords = GONE_WITH_WORDS[status ?? ''];
  if (finalWords && sentence.includes(finalWords)) return 'gone';
  if (namesList(answer) || holds(sentence, OTHER_REASONS)) return 'other';
  if (GONE_STATUSES.has(status ?? '') || namesGone(words, addressed)) {
    return 'gone';
  }
  const isOpen = status === undefined || !isSpecific(status) || /^5\.[15]\./.test(status);
  if (isOpen && holds(sentence, PERHAPS_GONE)) return 'gone';
  return status !== undefined && isSpecific(status) ? 'other' : 'unclear';
}

const isSpecific = (status: string) => !/\.0\.0$|^5\.[15]\.0$/.test(status);

/** Its statuses, those that follow a reply code if there are such, its reply codes, and its words. */
function readAnswer(answer: string) {
  const replies: string[] = [];
  const behindReply: string[] = [];
  const rest: string[] = [];
  const addressed: string[] = [];
  let wasReply = false;
  for (const token of tokensOf(answer)) {
    const [, kind, subject, detail] = STATUS.exec(token) ?? [];
    if (kind) (wasReply ? behindReply : rest).push(`${kind}.${subject}.${Number(detail)}`);
    const isReply = REPLY.test(token);
    if (isReply) replies.push(token);
    if (token.includes(ADDRESS)) addressed.push(ADDRESS);
    else if (!kind && !isReply) addressed.push(...wordsOf(token));
    wasReply = isReply || (wasReply && !/[\p{L}\p{N}]/u.test(token));
  }
  const words = addressed.filter((word) => word !== ADDRESS);
  return { codes: behindReply.length > 0 ? behindReply : rest, replies, words, addressed };
}

/** Without addresses of the web and of networks, whose numbers and words say nothing. */
function tokensOf(answer: string): string[] {
  return answer
    .slice(0, MAX_ANSWER)
    .replace(ABOUT_ANOTHERS, '')
    .replace(NAMED_NETWORK, '')
    .replace(/\be-?mail[ -]?(?=\b)(?:box\b)?/gi, 'email ')
    .replace(/\bmail box(?=\b|es\b)/gi, 'mailbox')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .split(/[\s<>()[\]{}"'`,;|]+/)
    .filter((token) => !/:\/\/|^www\./.test(token) && !NETWORK_ADDRESS.test(token))
    .flatMap((token) => token.replace(/^([245]\d\d)-(?=#?[\p{L}\d])/u, '$1 ').split(/[\s:=]+/))
    .filter((token) => token !== '' && !isHostName(token));
}

/** With a hyphen or three labels: `user.unknown` are words that lost their space. */
const isHostName = (token: string) => HOST_NAME.test(token) && /-|\..*\./.test(token);

function wordsOf(token: string): string[] {
  return token
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

const holds = (sentence: string, phrases: readonly string[]) =>
  phrases.some((phrase) => sentence.includes(/^[a-zß-ÿ]/.test(phrase) ? ` ${phrase}` : phrase));

const namesList = (answer: string) =>
  answer
    .slice(0, MAX_ANSWER)
    .toLowerCase()
    .split(/\s+/)
    .some((part) => part.includes('://') && LISTS_OF_SENDERS.some((list) => part.includes(list)));

const isRecipientName = (word: string) =>
  RECIPIENT_NAMES.has(word) || RECIPIENT_NAMES_ABROAD.some((name) => word.startsWith(name));

/** Words from the last `for` on: `invalid for` a mailbox says nothing against the mailbox. */
const behindFor = (words: string) => words.slice(Math.max(words.lastIndexOf(' for '), 0));

/** `your address`, and `your email address` as well. */
function isOfOthers(words: readonly string[], index: number): boolean {
  let before = index - 1;
  while (/^(?:email|mail|address)$/.test(words[before] ?? '')) before -= 1;
  const whose = words[before] ?? '';
  return OF_OTHERS.has(words[index - 1] ?? '') || (before < index - 1 && OF_SENDERS.has(whose));
}

const OF_SENDERS: ReadonlySet<string> = new Set(['your', 'sender', 'from', 'return']);

/** Directly behind a mailbox's name; what its user deleted or ended is something else. */
const ENDED =
  /^ (?:unknown|invalid|nonexistent|(?:deleted|terminated)(?! (?:your|the|this|connection|session|message))) /;

/** Names that belong to others, or with a word behind them that makes them something else, are none. */
const isAside = (words: readonly string[], index: number) =>
  isOfOthers(words, index) ||
  PARTS_OF_RECIPIENT.has(words[index + 1] ?? '') ||
  (words[index - 1] === 'to' && words[index - 2] === 'reply');

function namesGone(words: readonly string[], addressed: readonly string[]): boolean {
  const behind = addressed.map((word, index) =>
    word === ADDRESS && !isOfOthers(addressed, index)
      ? `${addressed.slice(index + 1, index + 6).join(' ')} `
      : '',
  );
  if (behind.some((text) => BEHIND_ADDRESS.some((phrase) => text.startsWith(phrase)))) return true;
  const before = addressed.map((word, index) =>
    word === ADDRESS ? addressed.slice(Math.max(index - WORDS_BEFORE, 0), index).join(' ') : '',
  );
  if (before.some((text) => BEFORE_ADDRESS.some((phrase) => text.endsWith(phrase)))) return true;
  const named = words.map((word, index) =>
    isRecipientName(word) && isAside(words, index) ? '' : word,
  );
  if (holds(` ${named.join(' ')} `, GONE)) return true;
  const plain = named.filter(
    (word, index) =>
      !/^(?:unknown|invalid|undefined|illegal)$/.test(word) ||
      !NO_RECIPIENT.has(named[index + 1] ?? ''),
  );
  const around = (from: number, to: number) => ` ${plain.slice(Math.max(from, 0), to).join(' ')} `;
  return plain.some(
    (word, index) =>
      isRecipientName(word) &&
      (ENDED.test(around(index + 1, index + 3)) ||
        holds(behindFor(around(index - WORDS_BEFORE, index)), BEFORE_NAME) ||
        holds(around(index + 1, index + 1 + WORDS_BEHIND), BEHIND_NAME)),
  );
}
