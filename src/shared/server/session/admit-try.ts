import { defineLimit, HOUR } from '#shared/core/limits.ts';
import { addressKey, takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { accountKey, knownDevice, type NamedAccount, type Visitor } from './known-devices.ts';

/** Passwords tried for one account from one place. */
const ATTEMPT_LIMIT = defineLimit({ name: 'try', points: 25, duration: HOUR, shared: true });

/** Passwords tried for one account by all whom it does not know. */
const UNKNOWN_DEVICES_LIMIT = defineLimit({
  name: 'tryStrangers',
  points: 100,
  duration: HOUR,
  shared: true,
});

/** The same from one place, once too many strangers try. */
const STRICT_ATTEMPT_LIMIT = defineLimit({
  name: 'tryWary',
  points: 3,
  duration: HOUR,
  shared: true,
});

/**
 * One try of a password; the seconds to wait, or null. A place is a device on which the owner has
 * signed in before, else a network address, so whatever strangers do costs the owner nothing; many
 * of them together only get fewer tries each.
 */
export async function takePasswordAttempt(
  account: NamedAccount,
  visitor: Visitor,
): Promise<number | null> {
  const key = accountKey(account);
  const device = await knownDevice(visitor, account);
  if (device !== null) return takePoint(ATTEMPT_LIMIT, `${key}:${device}`);
  const isStrict = (await takePoint(UNKNOWN_DEVICES_LIMIT, key)) !== null;
  const source = `${key}:${addressKey(visitor.address)}`;
  return takePoint(isStrict ? STRICT_ATTEMPT_LIMIT : ATTEMPT_LIMIT, source);
}
