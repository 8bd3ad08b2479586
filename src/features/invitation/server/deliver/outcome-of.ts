import { UnsafeMailHeader } from '#shared/server/mail/mail-address.ts';
import { judgeResponse } from '../smtp-response/classify-response.ts';

/** `later`: tried again; `away`: the server accepts nothing; `lost`: either may be true. */
export type DeliveryOutcome =
  | 'sent'
  | 'later'
  | 'gone'
  | 'refused'
  | 'unsendable'
  | 'away'
  | 'lost';

/** nodemailer does not report the stage at which a session broke off. */
const CONNECTION_ERRORS = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT']);

const SENDER_STAGES = new Set(['API', 'MAIL FROM', 'CONN', 'EHLO', 'HELO', 'STARTTLS']);
/** The server closes the session; when it had accepted the sender, the recipient was named. */
const CLOSING = 421;

export function deliveryOutcome(error: unknown): DeliveryOutcome {
  if (error instanceof UnsafeMailHeader) return 'unsendable';
  const { code, command, responseCode, response } = fieldsOf(error);
  // nodemailer's error for a pipelined envelope that was cut short.
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
