import { UnsafeMailHeader } from '#shared/server/mail/mail-address.ts';

/** What became of one try: `later` is not this recipient's fault alone, `away` nobody's but the mail server's. */
export type Outcome = 'sent' | 'later' | 'gone' | 'refused' | 'unsendable' | 'away';

/** The mailbox is no more, as RFC 3463 says it: the same letter elsewhere would fail too. */
const NO_SUCH_MAILBOX = /\b5\.1\.(?:1|2|3|6|10)\b/;
/** Before any recipient was named. */
const ABOUT_US = new Set(['API', 'MAIL FROM', 'CONN', 'EHLO', 'HELO', 'STARTTLS']);

export function outcomeOf(error: unknown): Outcome {
  if (error instanceof UnsafeMailHeader) return 'unsendable';
  const { code, command, responseCode, response } = fieldsOf(error);
  const isAnswer = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isOfConnection = responseCode === 421 || ABOUT_US.has(command);
  if (!isAnswer || responseCode < 400 || isOfConnection) return 'away';
  if (responseCode < 500) return 'later';
  return NO_SUCH_MAILBOX.test(response) ? 'gone' : 'refused';
}

function fieldsOf(error: unknown) {
  const given: Readonly<Record<string, unknown>> =
    error instanceof Error ? { ...error, message: error.message } : {};
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  const number = given['responseCode'];
  return {
    code: text('code'),
    command: text('command'),
    responseCode: typeof number === 'number' ? number : 0,
    response: text('response'),
  };
}
