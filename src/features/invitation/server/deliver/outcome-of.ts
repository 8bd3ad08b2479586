import { UnsafeMailHeader } from '#shared/server/mail/mail-address.ts';
import { judgeResponse } from '../answer/judge-answer.ts';

/**
 * Outcomes of one try. `later`: this recipient is tried again; `away`: the mail server takes nothing; `lost`: one of
 * both, since the session broke off without an answer.
 */
export type Outcome = 'sent' | 'later' | 'gone' | 'refused' | 'unsendable' | 'away' | 'lost';

/** The library tells no stage of a session that broke off. */
const CONNECTION_ERRORS = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT']);

/** Before any recipient was named. */
const SENDER_STAGES = new Set(['API', 'MAIL FROM', 'CONN', 'EHLO', 'HELO', 'STARTTLS']);
/** The server ends the session with it; a letter whose sender it took had named its recipient by then. */
const CLOSING = 421;

export function deliveryOutcome(error: unknown): Outcome {
  if (error instanceof UnsafeMailHeader) return 'unsendable';
  const { code, command, responseCode, response } = fieldsOf(error);
  // What the library says of a pipelined envelope that was cut short.
  if (code === 'ECONNECTION' && command === 'CONN' && responseCode === CLOSING) return 'later';
  if (CONNECTION_ERRORS.has(code) && responseCode === 0) return 'lost';
  const isSmtpResponse = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isSmtpResponse || responseCode < 400 || SENDER_STAGES.has(command)) return 'away';
  if (responseCode < 500) return 'later';
  return judgeResponse(response) === 'gone' ? 'gone' : 'refused';
}

function fieldsOf(error: unknown) {
  const errorFields: Readonly<Record<string, unknown>> =
    error instanceof Error ? { ...error, message: error.message } : {};
  const text = (name: string) => (typeof errorFields[name] === 'string' ? errorFields[name] : '');
  const number = errorFields['responseCode'];
  return {
    code: text('code'),
    command: text('command'),
    responseCode: typeof number === 'number' ? number : 0,
    response: text('response'),
  };
}
