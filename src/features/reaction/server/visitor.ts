import { randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { DAY_SECONDS, VISITOR_COOKIE, VISITOR_DAYS } from '#shared/core/cookies.ts';
import { addressKey, takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import type { CookieChange } from '#shared/server/http/endpoint/response-cookies.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { NEW_VISITORS_LIMIT } from '../core/reaction-limits.ts';

/** A visitor without an account, under a random name. */
export interface Visitor {
  readonly name: string;
  /** Key of IP and browser for a visitor without a valid cookie; null: the cookie is valid. */
  readonly sourceKey: string | null;
}

/** Browsers that count separately per IP, so that faked ones add at most this many reactions. */
const BROWSERS_OF_ADDRESS = 16;
const NAME_BYTES = 16;

interface From {
  readonly request: Request;
  readonly address: string;
}

export function reactionVisitor({ request: { headers }, address }: From): Visitor {
  const [name = '', proof] = (parse(headers.get('cookie') ?? '')[VISITOR_COOKIE] ?? '').split('.');
  if (proof !== undefined && proof === proofOf(name)) return { name, sourceKey: null };
  const [byte = 0] = keyedHash('browsers', headers.get('user-agent') ?? '');
  return {
    name: randomBytes(NAME_BYTES).toString('base64url'),
    sourceKey: `${addressKey(address)} ${byte % BROWSERS_OF_ADDRESS}`,
  };
}

/** Returns the cookie that identifies the visitor; none above the daily limit of its IP. */
export async function rememberVisitor(
  { name, sourceKey }: Visitor,
  address: string,
): Promise<readonly CookieChange[]> {
  if (sourceKey !== null && (await takePoint(NEW_VISITORS_LIMIT, addressKey(address))) !== null)
    return [];
  const value = `${name}.${proofOf(name)}`;
  return [{ name: VISITOR_COOKIE, value, maxAge: VISITOR_DAYS * DAY_SECONDS }];
}

/** The stored visitor keys differ by item, so that rows cannot be joined. */
export const visitorAt = ({ name, sourceKey }: Visitor, publicNo: number) => ({
  visitor: short('reactions', `${publicNo} ${name}`),
  ipHash: sourceKey === null ? null : short('visitors', `${publicNo} ${sourceKey}`),
});

const proofOf = (name: string) => short('visitor cookies', name);

const short = (purpose: string, value: string) =>
  keyedHash(purpose, value).toString('base64url').slice(0, 22);
