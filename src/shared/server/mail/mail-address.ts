import { cutText } from '#shared/core/text/cut-text.ts';
import { env } from '../env.ts';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

const MAX_ADDRESS_LENGTH = 254;
const MAX_REASON_LENGTH = 500;

/** What a header must never hold: a line break would begin another header or another recipient. */
const BREAKS_HEADER = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;
const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

export class UnsafeMailHeader extends Error {
  constructor(part: string) {
    super(`The ${part} of a mail holds what no header may hold`);
    this.name = 'UnsafeMailHeader';
  }
}

/** Throws: contracts have refused such input long before, so it is a bug or an attack. */
export function safeHeader(part: string, text: string): string {
  if (BREAKS_HEADER.test(text) || text.length > 998) throw new UnsafeMailHeader(part);
  return text;
}

/** One address, as an object: the mail library never parses a list out of somebody's name. */
export function safeAddress(part: string, address: string, name = ''): MailAddress {
  if (
    address.length > MAX_ADDRESS_LENGTH ||
    BREAKS_HEADER.test(address) ||
    !ADDRESS.test(address)
  ) {
    throw new UnsafeMailHeader(part);
  }
  return { name: safeHeader(part, name), address };
}

/** `YouSay <no-reply@example.com>` or a bare address, from the configuration. */
export function parseSender(from: string): MailAddress {
  const [, name = '', address = ''] = /^([^<]*)<([^<>]+)>$/.exec(from.trim()) ?? [];
  return address
    ? safeAddress('sender', address.trim(), name.trim().replaceAll('"', ''))
    : safeAddress('sender', from.trim());
}

/** Our own address, under somebody's name or its usual one. */
export function senderNamed(name?: string): MailAddress {
  const sender = parseSender(env().MAIL_FROM);
  return name === undefined ? sender : safeAddress('sender', sender.address, name);
}

/** Where answers to mails and appeals arrive. */
export const replyAddress = (): string => parseSender(env().MAIL_REPLY_TO).address;

/** Mail servers repeat the address they refuse; the log and the queue of jobs keep what they say. */
export function withoutAddresses(text: string): string {
  return cutText(text, MAX_REASON_LENGTH).replace(/[^\s<>"'(),:;]+/g, (word) =>
    word.slice(1, -1).includes('@') ? '[address]' : word,
  );
}
