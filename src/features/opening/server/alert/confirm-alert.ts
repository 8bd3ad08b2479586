import type { AlertFrequency } from '#shared/core/domain/opening.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { daysAfter, thaiDay } from '#shared/core/time/thai-time.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { clearBounceByHash } from '#shared/server/mail/bounced/reverse-bounce-queries.ts';
import {
  findOneTimeToken,
  insertUsedToken,
} from '#shared/server/session/one-time-token-queries.ts';
import { secretHash } from '#shared/server/session/session-tokens.ts';
import { INTERVAL_DAYS, MAX_ALERTS_PER_EMAIL } from '../../core/alert/alert-lists.ts';
import { countConfirmed, deleteAlert, findAlert, updateAlert } from './alert-queries.ts';
import { readAlertToken } from './alert-token.ts';

/** Confirms an alert or changes its frequency; concurrent calls cannot exceed the email's limit. */
export async function turnOn(
  tx: Db,
  idAlert: string,
  requestedFrequency: AlertFrequency | undefined,
  now: Date,
): Promise<Result<null, 'too_many_alerts' | 'not_found'>> {
  const found = await findAlert(tx, idAlert);
  if (!found) return fail('not_found');
  const confirmed = await countConfirmed(tx, found.emailHash);
  const current = await findAlert(tx, idAlert);
  if (!current) return fail('not_found');
  const isNew = current.confirmedAt === null;
  if (isNew && confirmed >= MAX_ALERTS_PER_EMAIL) return fail('too_many_alerts');
  const frequency = requestedFrequency ?? current.frequency;
  if (!isNew && frequency === current.frequency) return ok(null);
  await updateAlert(tx, idAlert, {
    frequency,
    dueOn: daysAfter(thaiDay(now), INTERVAL_DAYS[frequency]),
    ...(isNew && { confirmedAt: now, notifiedUntil: now }),
  });
  return ok(null);
}

/** Fails with `link_used` if the alert was stopped, `link_expired` if it expired unconfirmed. */
export async function confirmAlert(
  token: string,
  frequency: AlertFrequency | undefined,
  now: Date,
): Promise<Result<null, 'too_many_alerts' | 'not_found' | 'link_used' | 'link_expired'>> {
  const idAlert = readAlertToken(token);
  if (idAlert === null) return fail('not_found');
  const done = await db.transaction(async (tx) => {
    const found = await findAlert(tx, idAlert);
    // A used link proves that mail reaches the address, so its bounces are cleared.
    if (found?.confirmedAt === null) await clearBounceByHash(tx, found.emailHash);
    return turnOn(tx, idAlert, frequency, now);
  });
  if (done.ok || done.code !== 'not_found') return done;
  return fail((await isAlertStopped(idAlert)) ? 'link_used' : 'link_expired');
}

/** Idempotent: mail programs may send the request twice. */
export async function stopAlert(token: string): Promise<Result<null, 'not_found'>> {
  const idAlert = readAlertToken(token);
  if (idAlert === null) return fail('not_found');
  await db.transaction(async (tx) => {
    if (await deleteAlert(tx, idAlert))
      await insertUsedToken(tx, { tokenHash: secretHash(idAlert), purpose: 'alert' });
  });
  return ok(null);
}

/** True for a month after stopping; false for alerts that expired unconfirmed. */
export async function isAlertStopped(idAlert: string): Promise<boolean> {
  return (await findOneTimeToken(db, secretHash(idAlert), 'alert')) !== null;
}
