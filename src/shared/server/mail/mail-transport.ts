import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { env } from '#shared/server/env.ts';
import type { MailAddress } from './mail-address.ts';
import { eraseMailFile, writeMailFile } from './mail-files.ts';

export interface MailMessage {
  readonly idMail: string;
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo: MailAddress;
  readonly subject: string;
  readonly date: Date;
  readonly unsubscribeUrl: string | null;
  readonly html: string;
  readonly text: string;
}

export interface MailTransport {
  send(message: MailMessage): Promise<void>;
  /** Rejects when mail could not leave now. */
  check(): Promise<void>;
  close(): void;
}

const ANSWER_TIMEOUT_MS = 10_000;

let current: { readonly key: string; readonly transport: MailTransport } | null = null;

/** The mail server of SMTP_URL, or .eml files under DATA_DIR/mail when none is configured. */
export function mailTransport(): MailTransport {
  const { SMTP_URL, DATA_DIR } = env();
  const key = SMTP_URL ?? DATA_DIR;
  if (current?.key === key) return current.transport;
  current?.transport.close();
  const transport = SMTP_URL ? smtpTransport(SMTP_URL) : fileTransport(join(DATA_DIR, 'mail'));
  current = { key, transport };
  return transport;
}

function smtpTransport(url: string): MailTransport {
  const smtp = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: ANSWER_TIMEOUT_MS,
    greetingTimeout: ANSWER_TIMEOUT_MS,
    socketTimeout: 3 * ANSWER_TIMEOUT_MS,
  });
  return {
    send: async (message) => {
      await smtp.sendMail(contentsOf(message));
    },
    check: async () => {
      await smtp.verify();
    },
    close: () => smtp.close(),
  };
}

/** The file is named by the mail, so that an attempt made twice leaves one file. */
function fileTransport(folder: string): MailTransport {
  const stream = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  return {
    send: async (message) => {
      const { message: bytes } = await stream.sendMail(contentsOf(message));
      if (!Buffer.isBuffer(bytes)) throw new Error('the mail was not rendered whole');
      await writeMailFile(folder, message.idMail, bytes);
    },
    check: async () => {
      await writeMailFile(folder, 'health', Buffer.from(''));
      await eraseMailFile(folder, 'health');
    },
    close: () => stream.close(),
  };
}

function contentsOf(message: MailMessage) {
  return {
    messageId: message.messageId,
    date: message.date,
    from: message.from,
    to: message.to,
    replyTo: message.replyTo,
    subject: message.subject,
    html: message.html,
    text: message.text,
    ...(message.unsubscribeUrl && {
      list: { unsubscribe: { url: message.unsubscribeUrl, comment: '' } },
    }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(message.unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    // Nothing in a mail may make this server read a file or call an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
