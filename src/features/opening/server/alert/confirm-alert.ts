import { fail, ok, type Result } from '#shared/core/result.ts';
import { daysAfter, thaiDay } from '#shared/core/time/thai-time.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { DAYS_OF, MOST_ALERTS, type Rhythm } from '../../core/alert/alert-lists.ts';
import { countConfirmed, deleteAlert, findAlert, updateAlert } from './alert-queries.ts';
import { readAlertToken } from './alert-token.ts';

type Confirmed = Result<null, 'too_many_alerts' | 'not_found'>;

/** Confirms it, or changes how often it comes; many at once leave a mailbox no more than the most. */
export async function turnOn(
  tx: Db,
  idAlert: string,
  wished: Rhythm | undefined,
  now: Date,
): Promise<Confirmed> {
  const found = await findAlert(tx, idAlert);
  if (!found) return fail('not_found');
  const confirmed = await countConfirmed(tx, found.mailbox);
  const known = await findAlert(tx, idAlert);
  if (!known) return fail('not_found');
  const isNew = known.confirmedAt === null;
  if (isNew && confirmed >= MOST_ALERTS) return fail('too_many_alerts');
  const rhythm = wished ?? known.rhythm;
  if (!isNew && rhythm === known.rhythm) return ok(null);
  await updateAlert(tx, idAlert, {
    rhythm,
    dueOn: daysAfter(thaiDay(now), DAYS_OF[rhythm]),
    ...(isNew && { confirmedAt: now, toldUntil: now }),
  });
  return ok(null);
}

/** One of ours whose alert is gone was stopped, or not confirmed in time. */
export async function confirmAlert(
  token: string,
  rhythm: Rhythm | undefined,
  now: Date,
): Promise<Result<null, 'too_many_alerts' | 'not_found' | 'link_expired'>> {
  const idAlert = readAlertToken(token);
  if (idAlert === null) return fail('not_found');
  const done = await db.transaction((tx) => turnOn(tx, idAlert, rhythm, now));
  return !done.ok && done.code === 'not_found' ? fail('link_expired') : done;
}

/** A mail program may ask twice: one that is gone has ended. */
export async function stopAlert(token: string): Promise<Result<null, 'not_found'>> {
  const idAlert = readAlertToken(token);
  if (idAlert === null) return fail('not_found');
  await deleteAlert(db, idAlert);
  return ok(null);
}
