import { cutText } from '#shared/core/text/cut-text.ts';
import { env } from '../env.ts';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

const MAX_ADDRESS_LENGTH = 254;
const MAX_REASON_LENGTH = 500;

/** Control characters and line breaks, which could add a header or a recipient. */
const BREAKS_HEADER = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;
const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

export class UnsafeMailHeader extends Error {
  constructor(part: string) {
    super(`The ${part} of a mail holds what no header may hold`);
    this.name = 'UnsafeMailHeader';
  }
}

/** Throws on characters that contracts have already rejected: a bug or an attack. */
export function safeHeader(part: string, text: string): string {
  if (BREAKS_HEADER.test(text) || text.length > 998) throw new UnsafeMailHeader(part);
  return text;
}

/** Builds an address object, so that the mail library never parses a list out of a name. */
export function safeAddress(part: string, address: string, name = ''): MailAddress {
  const isLong = address.length > MAX_ADDRESS_LENGTH;
  if (isLong || BREAKS_HEADER.test(address) || !ADDRESS.test(address))
    throw new UnsafeMailHeader(part);
  return { name: safeHeader(part, name), address };
}

/** Parses `YouSay <no-reply@example.com>` or a bare address from the configuration. */
export function parseSender(from: string): MailAddress {
  const [, name = '', address = ''] = /^([^<]*)<([^<>]+)>$/.exec(from.trim()) ?? [];
  return address
    ? safeAddress('sender', address.trim(), name.trim().replaceAll('"', ''))
    : safeAddress('sender', from.trim());
}

export function senderNamed(name?: string): MailAddress {
  const sender = parseSender(env().MAIL_FROM);
  return name === undefined ? sender : safeAddress('sender', sender.address, name);
}

export const replyAddress = (): string => parseSender(env().MAIL_REPLY_TO).address;

/** Removes addresses that mail servers repeat in errors, which end up in log and job queue. */
export function withoutAddresses(text: string): string {
  return cutText(text, MAX_REASON_LENGTH).replace(/[^\s<>"'(),:;]+/g, (word) =>
    word.slice(1, -1).includes('@') ? '[address]' : word,
  );
}
