import { defineLimit, HOUR } from '#shared/core/limits.ts';
import { addressKey, takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { accountKey, type DeviceVisitor, knownDevice, type NamedAccount } from './known-devices.ts';

const ATTEMPT_LIMIT = defineLimit({ name: 'try', points: 25, duration: HOUR, shared: true });

const UNKNOWN_DEVICES_LIMIT = defineLimit({
  name: 'tryStrangers',
  points: 100,
  duration: HOUR,
  shared: true,
});

/** Stricter limit for one source after too many attempts from unknown devices. */
const STRICT_ATTEMPT_LIMIT = defineLimit({
  name: 'tryWary',
  points: 3,
  duration: HOUR,
  shared: true,
});

/**
 * Counts a password attempt; returns the seconds to wait, or null. The source is a known device,
 * else a network address, so attacks never lock the owner out: many attackers only get fewer
 * attempts each.
 */
export async function takePasswordAttempt(
  account: NamedAccount,
  visitor: DeviceVisitor,
): Promise<number | null> {
  const key = accountKey(account);
  const device = await knownDevice(visitor, account);
  if (device !== null) return takePoint(ATTEMPT_LIMIT, `${key}:${device}`);
  const isStrict = (await takePoint(UNKNOWN_DEVICES_LIMIT, key)) !== null;
  const source = `${key}:${addressKey(visitor.address)}`;
  return takePoint(isStrict ? STRICT_ATTEMPT_LIMIT : ATTEMPT_LIMIT, source);
}
