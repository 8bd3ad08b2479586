import { randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { DAY_SECONDS, VISITOR_COOKIE, VISITOR_DAYS } from '#shared/core/cookies.ts';
import { addressKey, takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import type { CookieChange } from '#shared/server/http/endpoint/response-cookies.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { NEW_VISITORS_LIMIT } from '../core/reaction-limits.ts';

/** Somebody without an account, under a name that tells nothing. */
export interface Visitor {
  readonly name: string;
  /** Address and browser of who came without a cookie of ours, so under a new name; else null. */
  readonly sourceKey: string | null;
}

/** Behind one address people are told apart by their browsers, but no flood of invented ones. */
const BROWSERS_OF_ADDRESS = 16;
const NAME_BYTES = 16;

interface From {
  readonly request: Request;
  readonly address: string;
}

export function visitorOf({ request: { headers }, address }: From): Visitor {
  const [name = '', proof] = (parse(headers.get('cookie') ?? '')[VISITOR_COOKIE] ?? '').split('.');
  if (proof !== undefined && proof === proofOf(name)) return { name, sourceKey: null };
  const [byte = 0] = keyedHash('browsers', headers.get('user-agent') ?? '');
  return {
    name: randomBytes(NAME_BYTES).toString('base64url'),
    sourceKey: `${addressKey(address)} ${byte % BROWSERS_OF_ADDRESS}`,
  };
}

/** Whoever acted once stays the same at the next address; of new names an address has so many a day. */
export async function rememberVisitor(
  { name, sourceKey }: Visitor,
  address: string,
): Promise<readonly CookieChange[]> {
  if (sourceKey !== null && (await takePoint(NEW_VISITORS_LIMIT, addressKey(address))) !== null)
    return [];
  const value = `${name}.${proofOf(name)}`;
  return [{ name: VISITOR_COOKIE, value, maxAge: VISITOR_DAYS * DAY_SECONDS }];
}

/** What a row says of the visitor: for each item something else, so no two can be joined. */
export const visitorAt = ({ name, sourceKey }: Visitor, publicNo: number) => ({
  visitor: short('reactions', `${publicNo} ${name}`),
  place: sourceKey === null ? null : short('visitors', `${publicNo} ${sourceKey}`),
});

const proofOf = (name: string) => short('visitor cookies', name);

const short = (purpose: string, value: string) =>
  keyedHash(purpose, value).toString('base64url').slice(0, 22);
