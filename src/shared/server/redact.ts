import { cutText } from '#shared/core/text/cut-text.ts';

const SECRET_NAME =
  'password|passwd|pwd|token|enc|key|jskEnc|jskKey|encode|keycode|verify|cookie|authorization|secret';
const SECRET_KEY = new RegExp(
  `^(?:set-?cookie|.*(?:password|secret|authorization)|(?:[a-z]+[_-]?)?(?:token|keycode|cookies?)|${SECRET_NAME})$`,
  'i',
);
const SECRET_IN_QUERY = new RegExp(
  // Also in a URL that is encoded in the query of another.
  `((?:[?&;]|%3F|%26)(?:[\\w-]*(?:password|token|secret)|${SECRET_NAME})(?:=|%3D))[^&;\\s#"'<>]+`,
  'gi',
);
/** Links with their token in the path, also encoded in the query of another URL. */
const BEFORE_SECRET = 'passwordReset|invite|unsubscribe|alerts|changeEmail|jskVerification';
const SECRET_IN_PATH = new RegExp(`((?:${BEFORE_SECRET})(?:/|%2F))[^/?#%&\\s"'<>]+`, 'gi');
/** In a search, the `@` of an e-mail address is percent-encoded. */
const URL_WORD = /[^/?#=&;\s"'<>]+/g;
const ENCODED_EMAIL = /.%40./;
const MAY_HOLD_SECRET = new RegExp(`[=@]|%40|${BEFORE_SECRET}`, 'i');
const USER_INFO = /(:\/\/[^\s:/@]*:)[^\s@/]+@/g;
/** The ORM ends its message with every bound value; those hold addresses, hashes and tokens. */
const BOUND_VALUES = /\bparams: /;
/** A stack frame; a bound value may start like one but is followed by the next value. */
const FRAME = /^ {4}at .*(?::\d+:\d+|<anonymous>|index \d+)\)?$/;

export const HIDDEN = '[redacted]';
const MAX_DEPTH = 6;
const MAX_TEXT_LENGTH = 20_000;

/** Redacts secrets and e-mail addresses in URLs inside a text. */
export function redactText(text: string): string {
  if (text.length > MAX_TEXT_LENGTH) return redactText(`${cutText(text, MAX_TEXT_LENGTH - 1)}…`);
  if (!MAY_HOLD_SECRET.test(text)) return text;
  return text
    .replace(SECRET_IN_QUERY, `$1${HIDDEN}`)
    .replace(SECRET_IN_PATH, `$1${HIDDEN}`)
    .replace(URL_WORD, (word) => (ENCODED_EMAIL.test(word) ? HIDDEN : word))
    .replace(USER_INFO, `$1${HIDDEN}@`);
}

export function redactDeep(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return value;
  if (value instanceof URL) return redactText(value.href);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.map((entry) => redactDeep(entry, depth + 1));
  const entries =
    value instanceof Headers || value instanceof Map ? [...value] : Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, entry]) => [
      String(name),
      SECRET_KEY.test(String(name)) ? HIDDEN : redactDeep(entry, depth + 1),
    ]),
  );
}

function redactError(error: Error, depth: number): Record<string, unknown> {
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return {
    type: error.name,
    message: redactMessage(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(error.stack !== undefined && { stack: redactMessage(error.stack) }),
    ...(error.cause !== undefined &&
      depth < MAX_DEPTH && { cause: redactDeep(error.cause, depth + 1) }),
  };
}

/** Like `redactText`, and drops the values the ORM bound to a failed query; the stack stays. */
export function redactMessage(text: string): string {
  const message = cutText(text, MAX_TEXT_LENGTH);
  const start = message.search(BOUND_VALUES);
  if (start < 0) return redactText(message);
  const lines = message.slice(start).split('\n');
  const stack = lines.slice(lines.findLastIndex((line) => !FRAME.test(line)) + 1);
  return redactText([`${message.slice(0, start)}params: ${HIDDEN}`, ...stack].join('\n'));
}
