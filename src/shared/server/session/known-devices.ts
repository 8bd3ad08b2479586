import { randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { DAY_SECONDS, DEVICE_COOKIE, DEVICE_DAYS } from '#shared/core/cookies.ts';
import { db } from '#shared/server/db/pool.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { deviceRoundOf } from './credential-queries.ts';

/** An account as named in a sign-in attempt, whether it exists or not. */
export interface NamedAccount {
  readonly kind: 'employer' | 'jobSeeker';
  readonly email: string;
}

export interface DeviceVisitor {
  readonly userAgent: string;
  readonly address: string;
  readonly device: string;
}

const MAX_ACCOUNTS = 5;
const MAX_COOKIE_LENGTH = 400;

export function visitorOf(call: {
  readonly request: Request;
  readonly address: string;
}): DeviceVisitor {
  const { headers } = call.request;
  const cookies = parse(headers.get('cookie') ?? '');
  const device = cookies[DEVICE_COOKIE] ?? '';
  return {
    userAgent: headers.get('user-agent') ?? '',
    address: call.address,
    device: device.length > MAX_COOKIE_LENGTH ? '' : device,
  };
}

/** Device id when the account has signed in on this device before, else null. */
export async function knownDevice({ device }: DeviceVisitor, account: NamedAccount) {
  const [name = '', ...proofs] = device.split('.');
  // The query depends on the cookie only, so that its timing reveals nothing about the account.
  if (proofs.length === 0) return null;
  const round = await deviceRoundOf(db, account.kind, account.email);
  return proofs.includes(proofOf(name, account, round)) ? name : null;
}

/** Cookie that proves a sign-in on this device without naming account or person. */
export async function rememberDevice(visitor: DeviceVisitor, account: NamedAccount) {
  return deviceCookie(visitor, account, await deviceRoundOf(db, account.kind, account.email));
}

export function deviceCookie({ device }: DeviceVisitor, account: NamedAccount, round: number) {
  const [name = '', ...previousProofs] = device.split('.');
  const deviceId = name === '' ? randomBytes(16).toString('base64url') : name;
  const proof = proofOf(deviceId, account, round);
  const otherProofs = previousProofs
    .filter((previous) => previous !== proof)
    .slice(0, MAX_ACCOUNTS - 1);
  const value = [deviceId, proof, ...otherProofs].join('.');
  return { name: DEVICE_COOKIE, value, maxAge: DEVICE_DAYS * DAY_SECONDS };
}

/** Round 0 adds no suffix, so that cookies from before rounds remain valid. */
function proofOf(name: string, account: NamedAccount, round: number): string {
  const suffix = round === 0 ? '' : `:${round}`;
  const proof = keyedHash('known devices', `${name}:${accountKey(account)}${suffix}`);
  return proof.toString('base64url').slice(0, 22);
}

export function accountKey({ kind, email }: NamedAccount): string {
  return `${kind}:${email.toLowerCase()}`;
}
