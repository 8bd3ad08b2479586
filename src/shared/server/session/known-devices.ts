import { randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { DAY_SECONDS, DEVICE_COOKIE, DEVICE_DAYS } from '#shared/core/cookies.ts';
import { db } from '#shared/server/db/pool.ts';
import type { CookieChange } from '#shared/server/http/endpoint/response-cookies.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { deviceRoundOf } from './credential-queries.ts';

/** An account as its owner names it: known or not, it is counted alike. */
export interface NamedAccount {
  readonly kind: 'employer' | 'jobSeeker';
  readonly email: string;
}

/** Where a try comes from. */
export interface Visitor {
  readonly userAgent: string;
  readonly address: string;
  /** The cookie of known devices, as it was sent. */
  readonly device: string;
}

const MAX_ACCOUNTS = 5;
const MAX_COOKIE_LENGTH = 400;

export function visitorOf(call: { readonly request: Request; readonly address: string }): Visitor {
  const { headers } = call.request;
  const cookies = parse(headers.get('cookie') ?? '');
  const device = cookies[DEVICE_COOKIE] ?? '';
  return {
    userAgent: headers.get('user-agent') ?? '',
    address: call.address,
    device: device.length > MAX_COOKIE_LENGTH ? '' : device,
  };
}

/** The device's own name when somebody has signed in to the account on it before; else null. */
export async function knownDevice(
  { device }: Visitor,
  account: NamedAccount,
): Promise<string | null> {
  const [name = '', ...proofs] = device.split('.');
  // Whether it is asked depends on the cookie alone, never on the account.
  if (proofs.length === 0) return null;
  const round = await deviceRoundOf(db, account.kind, account.email);
  return proofs.includes(proofOf(name, account, round)) ? name : null;
}

/** Whoever signed in is known here from now on; the cookie proves it and names neither account nor person. */
export async function rememberDevice(
  visitor: Visitor,
  account: NamedAccount,
): Promise<CookieChange> {
  return deviceCookie(visitor, account, await deviceRoundOf(db, account.kind, account.email));
}

export function deviceCookie(
  { device }: Visitor,
  account: NamedAccount,
  round: number,
): CookieChange {
  const [name = '', ...previousProofs] = device.split('.');
  const deviceId = name === '' ? randomBytes(16).toString('base64url') : name;
  const proof = proofOf(deviceId, account, round);
  const otherProofs = previousProofs
    .filter((previous) => previous !== proof)
    .slice(0, MAX_ACCOUNTS - 1);
  const value = [deviceId, proof, ...otherProofs].join('.');
  return { name: DEVICE_COOKIE, value, maxAge: DEVICE_DAYS * DAY_SECONDS };
}

/** The first round has no number, so cookies from before there were rounds still prove it. */
function proofOf(name: string, account: NamedAccount, round: number): string {
  const suffix = round === 0 ? '' : `:${round}`;
  const proof = keyedHash('known devices', `${name}:${accountKey(account)}${suffix}`);
  return proof.toString('base64url').slice(0, 22);
}

/** What an account is counted by. */
export function accountKey({ kind, email }: NamedAccount): string {
  return `${kind}:${email.toLowerCase()}`;
}
