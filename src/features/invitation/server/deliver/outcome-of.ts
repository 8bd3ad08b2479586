import * as z from 'zod/mini';
import { UnsafeMailHeader } from '#shared/server/mail/mail-address.ts';
import { judgeResponse } from '../smtp-response/classify-response.ts';

/** `later`: retry the recipient; `away`: mail server unavailable; `lost`: one of these two. */
type Rejection = 'gone' | 'refused' | 'unsendable';
export type DeliveryOutcome = 'sent' | 'later' | 'away' | 'lost' | Rejection;

/** Error codes of a broken connection, for which nodemailer does not report the stage. */
const CONNECTION_ERRORS = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT']);

const SENDER_STAGES = new Set(['API', 'MAIL FROM', 'CONN', 'EHLO', 'HELO', 'STARTTLS']);
/** SMTP code of a server that closes the session; after the sender, due to the recipient. */
const CLOSING = 421;

const text = z.catch(z.string(), '');
/** Fields of an error of nodemailer, empty in other errors. */
const smtpError = z.object({
  code: text,
  command: text,
  responseCode: z.catch(z.number(), 0),
  response: text,
});

export function deliveryOutcome(error: unknown): DeliveryOutcome {
  if (error instanceof UnsafeMailHeader) return 'unsendable';
  const { code, command, responseCode, response } = smtpError.parse(
    error instanceof Error ? error : {},
  );
  // nodemailer reports this if the server closes the session during a pipelined envelope.
  if (code === 'ECONNECTION' && command === 'CONN' && responseCode === CLOSING) return 'later';
  if (CONNECTION_ERRORS.has(code) && responseCode === 0) return 'lost';
  const isSmtpResponse = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isSmtpResponse || responseCode < 400 || SENDER_STAGES.has(command)) return 'away';
  if (responseCode < 500) return 'later';
  return judgeResponse(response) === 'gone' ? 'gone' : 'refused';
}
