import { HOUR, sharedLimit } from '#shared/core/limits.ts';
import { addressKey, takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { accountKey, type DeviceVisitor, knownDevice, type NamedAccount } from './known-devices.ts';

const ATTEMPT_LIMIT = sharedLimit('try', 25, HOUR);

const UNKNOWN_DEVICES_LIMIT = sharedLimit('tryStrangers', 100, HOUR);

/** Limit per source once unknown devices have made too many attempts at the account. */
const STRICT_ATTEMPT_LIMIT = sharedLimit('tryWary', 3, HOUR);

/** Returns the seconds to wait, else null; known devices count apart, so the owner gets in. */
export async function takePasswordAttempt(account: NamedAccount, visitor: DeviceVisitor) {
  const key = accountKey(account);
  const device = await knownDevice(visitor, account);
  if (device !== null) return takePoint(ATTEMPT_LIMIT, `${key}:${device}`);
  const isStrict = (await takePoint(UNKNOWN_DEVICES_LIMIT, key)) !== null;
  const source = `${key}:${addressKey(visitor.address)}`;
  return takePoint(isStrict ? STRICT_ATTEMPT_LIMIT : ATTEMPT_LIMIT, source);
}
