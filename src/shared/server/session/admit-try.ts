import { defineLimit, HOUR } from '#shared/core/limits.ts';
import { addressKey, takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { accountKey, knownDevice, type NamedAccount, type Visitor } from './known-devices.ts';

/** Passwords tried for one account from one place. */
const TRY_LIMIT = defineLimit({ name: 'try', points: 25, duration: HOUR, shared: true });

/** Passwords tried for one account by all whom it does not know. */
const STRANGERS_LIMIT = defineLimit({
  name: 'tryStrangers',
  points: 100,
  duration: HOUR,
  shared: true,
});

/** The same from one place, once too many strangers try. */
const TRY_WARY_LIMIT = defineLimit({ name: 'tryWary', points: 3, duration: HOUR, shared: true });

/**
 * One try of a password; the seconds to wait, or null. A place is a device on which the owner has
 * signed in before, else a network address, so whatever strangers do costs the owner nothing; many
 * of them together only get fewer tries each.
 */
export async function takeTry(account: NamedAccount, visitor: Visitor): Promise<number | null> {
  const key = accountKey(account);
  const device = await knownDevice(visitor, account);
  if (device !== null) return takePoint(TRY_LIMIT, `${key}:${device}`);
  const isWary = (await takePoint(STRANGERS_LIMIT, key)) !== null;
  const place = `${key}:${addressKey(visitor.address)}`;
  return takePoint(isWary ? TRY_WARY_LIMIT : TRY_LIMIT, place);
}
