import { setTimeout as pause } from 'node:timers/promises';
import { DAY } from '#shared/core/limits.ts';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import type { JobRun } from '#shared/server/jobs/job.ts';
import { MAX_MAILS_PER_DAY, type MailTemplate } from './mail.ts';
import {
  parseSender,
  safeAddress,
  safeHeader,
  senderNamed,
  UnsafeMailHeader,
  withoutAddresses,
} from './mail-address.ts';
import { markSent, recordMailFailure, type StoredMail, startAttempt } from './mail-queries.ts';
import { type MailMessage, mailTransport } from './mail-transport.ts';
import { deleteMailFile } from './purge-mails.ts';
import { renderMail } from './render-mail.ts';

const MARK_SENT_TIMEOUT_MS = 90_000;
const LIMIT_REACHED = 'this mailbox had as many mails of this kind as it gets in a day';

export type NormalizeEmail = (address: string) => string;

/** One attempt at one mail. Idempotent: a sent mail is not sent again. */
export async function sendMail(
  idMail: string,
  templates: readonly MailTemplate[],
  run: JobRun,
  normalizeEmail: NormalizeEmail = (address) => address.toLowerCase(),
): Promise<void> {
  const mail = await startAttempt(db, idMail);
  if (mail === null) return;
  const template = templates.find(({ name }) => name === mail.template);
  const eraseProps = template?.holdsSecret ?? true;
  if (template && mail.attempts === 1 && (await isLimitReached(mail, template, normalizeEmail)))
    return recordMailFailure(db, idMail, { reason: LIMIT_REACHED, isFinal: true, eraseProps });
  try {
    if (template === undefined) throw new Error(`no template is called ${mail.template}`);
    const message = await compose(mail, template);
    await mailTransport().send(message);
    const sent = { subject: message.subject, eraseProps };
    if (!(await markSentWithRetry(idMail, sent, run.signal))) await deleteMailFile(idMail);
  } catch (error) {
    const isFinal = run.isLastAttempt || isPermanentRejection(error);
    const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
    await recordMailFailure(db, idMail, { reason, isFinal, eraseProps });
    // biome-ignore lint/style/useErrorCause: the cause repeats the address.
    if (!isPermanentRejection(error)) throw new Error(reason);
  }
}

/** Counts the mail to this address at sending, so that no response shows whether one was sent. */
async function isLimitReached(
  { toEmail, props }: StoredMail,
  { name, maxPerDay }: MailTemplate,
  normalizeEmail: NormalizeEmail,
): Promise<boolean> {
  if (props['isKnownDevice'] === true) return false;
  const bucket =
    props['isUnverified'] === true
      ? { name: `mails-unverified:${name}`, points: MAX_MAILS_PER_DAY }
      : { name: `mails:${name}`, points: maxPerDay };
  const limit = { ...bucket, duration: DAY, shared: true };
  return (await takePoint(limit, normalizeEmail(toEmail))) !== null;
}

async function compose(mail: StoredMail, template: MailTemplate): Promise<MailMessage> {
  const { subject, body, unsubscribeUrl, fromName } = template.compose(mail.props, mail.lang);
  const { html, text } = await renderMail(body);
  return {
    idMail: mail.idMail,
    messageId: `<${mail.idMail}@${new URL(env().PUBLIC_URL).hostname}>`,
    from: senderNamed(fromName),
    to: safeAddress('recipient', mail.toEmail, mail.toName),
    replyTo: mail.replyTo
      ? safeAddress('reply address', mail.replyTo)
      : parseSender(env().MAIL_REPLY_TO),
    subject: safeHeader('subject', subject),
    date: mail.createdAt,
    unsubscribe: unsubscribeUrl ? { url: unsubscribeUrl } : null,
    html,
    text,
  };
}

/** Marks a mail as sent; retries for a while, because otherwise it would be sent again. */
async function markSentWithRetry(
  idMail: string,
  mail: { readonly subject: string; readonly eraseProps: boolean },
  signal: AbortSignal,
): Promise<boolean> {
  const deadline = Date.now() + MARK_SENT_TIMEOUT_MS;
  while (true) {
    try {
      return await markSent(db, idMail, mail);
    } catch (error) {
      if (signal.aborted || Date.now() > deadline) throw error;
      await pause(500);
    }
  }
}

/** Permanent rejection of this recipient or mail, which a retry cannot change. */
function isPermanentRejection(error: unknown): boolean {
  if (error instanceof UnsafeMailHeader) return true;
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { responseCode, code } = error;
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutThisMail && typeof responseCode === 'number' && responseCode >= 550;
}
