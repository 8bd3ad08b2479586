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

/** How mail programs stop further mails of this kind by themselves. */
export interface UnsubscribeHeaders {
  /** Takes the POST of RFC 8058. */
  readonly url: string;
  /** An address whose mail does the same. */
  readonly address?: string;
}

export interface MailMessage {
  readonly idMail: string;
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo: MailAddress;
  /** Where it comes back to; the sender's own address when absent. */
  readonly returnTo?: string;
  readonly subject: string;
  readonly date: Date;
  readonly unsubscribe: UnsubscribeHeaders | null;
  readonly html: string;
  readonly text: string;
}

/** A mail as it goes over the wire, but for its signature; its body is in relaxed form. */
export interface SerializedMail {
  readonly idMail: string;
  readonly envelope: { readonly from: string; readonly to: string };
  readonly raw: string;
}

export interface MailTransport {
  send(message: MailMessage): Promise<void>;
  sendSerialized(mail: SerializedMail): Promise<void>;
  /** Rejects when mail could not leave now. */
  check(): Promise<void>;
  close(): void;
}

/** The most connections to the mail server that one process has. */
export const MAX_CONNECTIONS = 4;
const ANSWER_TIMEOUT_MS = 10_000;

/** Among the library's usual ones `List-Unsubscribe-Post` is missing, which RFC 8058 wants signed. */
const SIGNED_HEADERS = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version'],
  ...['Content-Type', 'Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
];

const attempts = counter('mails_total', 'Attempts to send a mail, by how they ended', ['outcome']);

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

/** The mail server of SMTP_URL, or .eml files under DATA_DIR/mail when none is configured. */
export function mailTransport(): MailTransport {
  const { SMTP_URL, DATA_DIR, DKIM_KEY } = env();
  const key = `${SMTP_URL ?? DATA_DIR} ${DKIM_KEY}`;
  if (current?.key === key) return current.transport;
  current?.transport.close();
  const transport = SMTP_URL ? smtpTransport(SMTP_URL) : fileTransport(join(DATA_DIR, 'mail'));
  current = { key, transport };
  return transport;
}

/** The key is read once: reading it costs more than signing with it. */
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

/** What the library sends of a message that it writes, and of one that is finished. */
function signedContents(key: DKIMOptions | undefined) {
  return {
    composed: (message: MailMessage) => ({ ...contentsOf(message), dkim: key }),
    serialized: ({ envelope, raw }: SerializedMail) => ({
      envelope,
      raw: key ? signMail(raw, key) : raw,
    }),
  };
}

function smtpTransport(url: string): MailTransport {
  const { composed, serialized } = signedContents(signingKey());
  const smtp = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: ANSWER_TIMEOUT_MS,
    greetingTimeout: ANSWER_TIMEOUT_MS,
    socketTimeout: 3 * ANSWER_TIMEOUT_MS,
  });
  return {
    send: (message) => countAttempt(() => smtp.sendMail(composed(message))),
    sendSerialized: (mail) => countAttempt(() => smtp.sendMail(serialized(mail))),
    check: async () => {
      await smtp.verify();
    },
    close: () => smtp.close(),
  };
}

/** The file is named by the mail, so that an attempt made twice leaves one file. */
function fileTransport(folder: string): MailTransport {
  const { composed, serialized } = signedContents(signingKey());
  const stream = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  const write = async (idMail: string, contents: Parameters<typeof stream.sendMail>[0]) => {
    const { message: bytes } = await stream.sendMail(contents);
    if (!Buffer.isBuffer(bytes)) throw new Error('the mail was not rendered whole');
    await writeMailFile(folder, idMail, bytes);
  };
  return {
    send: (message) => countAttempt(() => write(message.idMail, composed(message))),
    sendSerialized: (mail) => countAttempt(() => write(mail.idMail, serialized(mail))),
    check: async () => {
      await writeMailFile(folder, 'health', Buffer.from(''));
      await removeMailFile(folder, 'health');
    },
    close: () => stream.close(),
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
    // Nothing in a mail may make this server read a file or call an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** On one line: addresses of ours, of which the library would break the line. */
function listUnsubscribeValue({ url, address }: UnsubscribeHeaders): string {
  const uris = address ? [url, `mailto:${address}`] : [url];
  return safeHeader('unsubscribe', uris.map((uri) => `<${uri}>`).join(', '));
}
