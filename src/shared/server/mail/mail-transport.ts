import { createPrivateKey } from 'node:crypto';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { DKIMOptions } from 'nodemailer/lib/dkim';
import { env } from '#shared/server/env.ts';
import { counter } from '#shared/server/metrics/registry.ts';
import { traced } from '#shared/server/traces/spans.ts';
import { type MailAddress, parseSender, safeHeader } from './mail-address.ts';
import { removeMailFile, writeMailFile } from './mail-files.ts';
import { signMail } from './sign-mail.ts';

export interface UnsubscribeHeaders {
  /** URL of the one-click unsubscription by POST (RFC 8058). */
  readonly url: string;
  readonly address?: string;
}

export interface MailMessage {
  readonly idMail: string;
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo: MailAddress;
  /** Envelope sender for bounces; the sender's own address when absent. */
  readonly returnTo?: string;
  readonly subject: string;
  readonly date: Date;
  readonly unsubscribe: UnsubscribeHeaders | null;
  readonly html: string;
  readonly text: string;
}

/** A serialized mail without signature, whose body is in relaxed form. */
export interface SerializedMail {
  readonly idMail: string;
  readonly envelope: { readonly from: string; readonly to: string };
  readonly raw: string;
}

export interface MailTransport {
  send(message: MailMessage): Promise<void>;
  sendSerialized(mail: SerializedMail): Promise<void>;
  check(): Promise<void>;
  close(): void;
}

export const MAX_CONNECTIONS = 4;
const ANSWER_TIMEOUT_MS = 10_000;

/** The library's default list lacks `List-Unsubscribe-Post`, which RFC 8058 wants signed. */
const SIGNED_HEADERS = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version'],
  ...['Content-Type', 'Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
];

const attempts = counter('mails_total', 'Attempts to send a mail by outcome', ['outcome']);

async function countAttempt(send: () => Promise<unknown>): Promise<void> {
  try {
    await traced({ name: 'mail', kind: 'client' }, send);
    attempts.inc({ outcome: 'sent' });
  } catch (error) {
    attempts.inc({ outcome: 'failed' });
    throw error;
  }
}

let current: { readonly key: string; readonly transport: MailTransport } | null = null;

/** SMTP_URL, or .eml files under DATA_DIR/mail without it. */
export function mailTransport(): MailTransport {
  const { SMTP_URL, DATA_DIR, DKIM_KEY } = env();
  const key = `${SMTP_URL ?? DATA_DIR} ${DKIM_KEY}`;
  if (current?.key === key) return current.transport;
  current?.transport.close();
  const transport = SMTP_URL ? smtpTransport(SMTP_URL) : fileTransport(join(DATA_DIR, 'mail'));
  current = { key, transport };
  return transport;
}

/** The key is parsed once: parsing costs more than signing. */
function signingKey(): DKIMOptions | undefined {
  const { DKIM_KEY, DKIM_SELECTOR, MAIL_FROM } = env();
  if (DKIM_KEY === undefined) return undefined;
  const { address } = parseSender(MAIL_FROM);
  return {
    domainName: address.slice(address.lastIndexOf('@') + 1),
    keySelector: DKIM_SELECTOR,
    privateKey: createPrivateKey(DKIM_KEY),
    headerFieldNames: SIGNED_HEADERS.join(':'),
  };
}

type Contents = Parameters<ReturnType<typeof mimeWriter>['sendMail']>[0];

/** Signs and counts mails that `deliver` hands over. */
function mailSender(deliver: (idMail: string, contents: Contents) => Promise<unknown>) {
  const key = signingKey();
  return {
    send: (message: MailMessage) =>
      countAttempt(() => deliver(message.idMail, { ...contentsOf(message), dkim: key })),
    sendSerialized: ({ idMail, envelope, raw }: SerializedMail) =>
      countAttempt(() => deliver(idMail, { envelope, raw: key ? signMail(raw, key) : raw })),
  };
}

/** Serializes mails with the line breaks of SMTP. */
export const mimeWriter = () =>
  nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

function smtpTransport(url: string): MailTransport {
  const smtp = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: ANSWER_TIMEOUT_MS,
    greetingTimeout: ANSWER_TIMEOUT_MS,
    socketTimeout: 3 * ANSWER_TIMEOUT_MS,
  });
  return {
    ...mailSender((_, contents) => smtp.sendMail(contents)),
    check: async () => {
      await smtp.verify();
    },
    close: () => smtp.close(),
  };
}

/** The file name is the mail id, so that a repeated attempt leaves one file. */
function fileTransport(folder: string): MailTransport {
  const writer = mimeWriter();
  return {
    ...mailSender(async (idMail, contents) => {
      const { message: bytes } = await writer.sendMail(contents);
      if (!Buffer.isBuffer(bytes)) throw new Error('the mail was not rendered whole');
      await writeMailFile(folder, idMail, bytes);
    }),
    check: async () => {
      await writeMailFile(folder, 'health', Buffer.from(''));
      await removeMailFile(folder, 'health');
    },
    close: () => writer.close(),
  };
}

export function contentsOf({ idMail: _, unsubscribe, returnTo, ...contents }: MailMessage) {
  const { from, to } = contents;
  return {
    ...contents,
    envelope: { from: returnTo ?? from.address, to: to.address },
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': { prepared: true, value: listUnsubscribeValue(unsubscribe) },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // A mail must never make this server read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Formats the header ourselves, because the mail library would fold long URLs. */
function listUnsubscribeValue({ url, address }: UnsubscribeHeaders): string {
  const uris = address ? [url, `mailto:${address}`] : [url];
  return safeHeader('unsubscribe', uris.map((uri) => `<${uri}>`).join(', '));
}
