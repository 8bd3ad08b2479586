import { timingSafeEqual } from 'node:crypto';
import { mailboxOf } from '#features/review/core/mailbox.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';

const MAC_BYTES = 12;
const ID_BYTES = 16;
const HASH_BYTES = 32;

/** What stands for a mailbox where its address must not: a keyed hash of the folded address. */
export function mailboxHash(address: string): string {
  return keyedHash('invited mailbox', mailboxOf(address)).toString('base64url');
}

/** What a recipient's letter links to. Nothing of it is stored; only this server can make it. */
export function inviteToken(idRecipient: string): string {
  return signed('invitation link', idBytes(idRecipient)).toString('base64url');
}

export function readInviteToken(token: string): string | null {
  const id = verified('invitation link', Buffer.from(token, 'base64url'), ID_BYTES);
  return id && idText(id);
}

/** What the address that bounces come back to says; mail servers may change the case of letters. */
export function bounceToken(idRecipient: string): string {
  return signed('bounce address', idBytes(idRecipient)).toString('hex');
}

export function readBounceToken(token: string): string | null {
  const id = verified('bounce address', Buffer.from(token, 'hex'), ID_BYTES);
  return id && idText(id);
}

export interface StopRequest {
  /** The hash that `mailboxHash` makes. */
  readonly mailbox: string;
  readonly idEmp: number;
}

/** What ends letters to a mailbox: it names the mailbox itself, so it works when the recipient is forgotten. */
export function stopToken({ mailbox, idEmp }: StopRequest): string {
  const company = Buffer.alloc(4);
  company.writeUInt32BE(idEmp);
  const named = Buffer.concat([Buffer.from(mailbox, 'base64url'), company]);
  return signed('stop letters', named).toString('base64url');
}

export function readStopToken(token: string): StopRequest | null {
  const named = verified('stop letters', Buffer.from(token, 'base64url'), HASH_BYTES + 4);
  if (!named) return null;
  return {
    mailbox: named.subarray(0, HASH_BYTES).toString('base64url'),
    idEmp: named.readUInt32BE(HASH_BYTES),
  };
}

function signed(purpose: string, named: Buffer): Buffer {
  return Buffer.concat([named, macOf(purpose, named)]);
}

function verified(purpose: string, token: Buffer, length: number): Buffer | null {
  if (token.length !== length + MAC_BYTES) return null;
  const named = token.subarray(0, length);
  return timingSafeEqual(token.subarray(length), macOf(purpose, named)) ? named : null;
}

const macOf = (purpose: string, named: Buffer) =>
  keyedHash(purpose, named.toString('hex')).subarray(0, MAC_BYTES);

const idBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

function idText(id: Buffer): string {
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
