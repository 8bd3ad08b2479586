import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { type Judgement, judgeResponse } from '../smtp-response/classify-response.ts';
import { judgeAmazonNotice } from './amazon-notice.ts';
import { isForwarded, isFromMailSystem, judgeNotice } from './judge-notice.ts';
import { parseMailFields } from './mail-fields.ts';

export type Report =
  | { readonly kind: 'bounce'; readonly isFinal: boolean }
  | { readonly kind: 'complaint' };

/** Lines parsed, at 40 µs each: the report comes before the returned e-mail. */
const MAX_LINES = 2_000;
const MAX_REPORT_BYTES = 256 * 1024;
const MAX_NESTING = 8;
const MAX_RECIPIENTS = 50;

export class UnreadableMail extends Error {}

/**
 * Parses a delivery report (RFC 3464), a textual bounce or a complaint (RFC 5965); null for any
 * other mail, such as an automatic reply. Of several recipients the worst judgement counts, since
 * the bounce address belongs to one of them. A report forwarded by a person is final only if it is
 * complete and contains our Message-ID.
 */
export async function readReport(
  mail: Uint8Array,
  idRecipients: readonly string[] = [],
): Promise<Report | null> {
  const head = headOf(mail);
  const email = withBody(await parseMail(head), head);
  const outer = judgeMail(email);
  if (outer === 'complaint') return { kind: 'complaint' };
  const inner =
    outer === null || outer === 'unclear' ? await judgeEnclosed(email, idRecipients) : null;
  const judgement = inner?.judgement ?? outer;
  if (judgement === null) return null;
  const isForwardedCopy = !isFromMailSystem(email) && (inner !== null || isForwarded(email));
  const isVerified =
    deliveryStatus(inner?.email ?? email) !== undefined && containsMessageId(head, idRecipients);
  return { kind: 'bounce', isFinal: judgement === 'gone' && (!isForwardedCopy || isVerified) };
}

const containsMessageId = (mail: Uint8Array, idRecipients: readonly string[]) =>
  idRecipients.some((id) => Buffer.from(mail).includes(`<${id}.`));

const isReturnedInvitation = ({ messageId = '' }: Email, idRecipients: readonly string[]) =>
  idRecipients.some((id) => messageId.startsWith(`<${id}.`));

function judgeMail(email: Email): Judgement | 'complaint' | null {
  const { attachments } = email;
  if (attachments.some((part) => isFeedback(part) && saysAbuse(part))) return 'complaint';
  if (isHotmailComplaint(email)) return 'complaint';
  if (attachments.some(isOtherReport) && !REJECTED.test(email.text ?? '')) return null;
  const amazon = judgeAmazonNotice(email.text ?? '');
  if (amazon !== null) return amazon;
  const delivery = deliveryStatus(email);
  const failed = delivery === undefined ? null : failures(textOf(delivery));
  if (failed?.length === 0) return null;
  if (failed?.includes('gone')) return 'gone';
  if (failed?.includes('other')) return 'other';
  return judgeNotice(email, failed !== null);
}

const deliveryStatus = ({ attachments }: Email) =>
  attachments.find(({ mimeType }) => DELIVERY_REPORTS.has(mimeType));

/** Judges a bounce attached to another mail; null if the attachment is our own invitation. */
async function judgeEnclosed({ attachments }: Email, idRecipients: readonly string[]) {
  const enclosed = attachments.find(({ mimeType }) => mimeType === 'message/rfc822');
  if (enclosed === undefined || typeof enclosed.content === 'string') return null;
  const email = await parseMail(new Uint8Array(enclosed.content));
  const isReport = isFromMailSystem(email) || deliveryStatus(email) !== undefined;
  if (!isReport || isReturnedInvitation(email, idRecipients)) return null;
  const judgement = judgeMail(email);
  return judgement === null || judgement === 'complaint' ? null : { email, judgement };
}

async function parseMail(mail: Uint8Array) {
  try {
    const email = await PostalMime.parse(mail, {
      maxNestingDepth: MAX_NESTING,
      forceRfc822Attachments: true,
    });
    return { ...email, text: email.text && decodeText(Buffer.from(email.text)) };
  } catch (cause) {
    throw new UnreadableMail('a mail that cannot be read', { cause });
  }
}

/** Reads the mail as one text if its MIME boundary is wrong, as some systems write it. */
function withBody(email: Email, mail: Uint8Array): Email {
  if (email.text?.trim() || email.html || email.attachments.length > 0) return email;
  const text = new TextDecoder().decode(mail);
  return { ...email, text: text.slice(Math.max(0, text.search(/\n\r?\n/))) };
}

function headOf(mail: Uint8Array): Uint8Array {
  let end = 0;
  for (let lines = 0; lines < MAX_LINES; lines += 1) {
    const next = mail.indexOf(LINE_FEED, end);
    if (next === -1 || next >= MAX_REPORT_BYTES) return mail.subarray(0, MAX_REPORT_BYTES);
    end = next + 1;
  }
  return mail.subarray(0, end);
}

const LINE_FEED = 10;

const DELIVERY_REPORTS = new Set(['message/delivery-status', 'message/global-delivery-status']);

const OTHER_REPORTS = new Set(['message/feedback-report', 'message/disposition-notification']);

const isOtherReport = ({ mimeType }: Attachment) => OTHER_REPORTS.has(mimeType);

/** Text of rejections by Dovecot, which sends them as automatic replies. */
const REJECTED = /^Your message to <[^<>\n]{1,320}> was automatically rejected/m;

/** Complaints of Hotmail, which attach the e-mail but no feedback report. */
const isHotmailComplaint = ({ from, subject, attachments }: Email) =>
  from?.address === 'staff@hotmail.com' &&
  /^complaint about message from /.test(subject ?? '') &&
  attachments.some(({ mimeType }) => mimeType === 'message/rfc822');

const isFeedback = ({ mimeType }: Attachment) => mimeType === 'message/feedback-report';

/** True for a complaint; other feedback types report, for example, that a mail is no spam. */
const saysAbuse = (part: Attachment) =>
  parseMailFields(textOf(part)).some(({ 'feedback-type': type = '' }) =>
    /^(?:abuse|fraud|opt-out|opt-out-list)$/i.test(type),
  );

const textOf = ({ content }: Attachment) =>
  typeof content === 'string' ? content : decodeText(content);

function decodeText(bytes: ArrayBuffer | Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return text.includes(JAPANESE) ? new TextDecoder('iso-2022-jp').decode(bytes) : text;
}

/** Escape sequence that identifies ISO-2022-JP, since reports do not declare the charset. */
const JAPANESE = '\u001b$';

/** Judgements of failed recipients, without merely delayed ones; null: no recipient is named. */
function failures(report: string): Judgement[] | null {
  const recipients = parseMailFields(report)
    .slice(0, MAX_RECIPIENTS)
    .filter((fields) => NAMES_OF_RECIPIENT.some((name) => fields[name]));
  if (recipients.length === 0) return null;
  return recipients.flatMap(({ action = '', status = '', 'diagnostic-code': diagnostic = '' }) =>
    isNoFailure(action.toLowerCase(), status)
      ? []
      : [judgeResponse(diagnostic.replace(/^[\w-]*;/, ''), status)],
  );
}

const NAMES_OF_RECIPIENT = ['action', 'status', 'diagnostic-code'];

function isNoFailure(action: string, status: string): boolean {
  if (/fail|expire|undeliver|reject|error/.test(action)) return false;
  return /^(?:delay|relay|deliver|expand)/.test(action) || /^[24]\./.test(status.trim());
}
