import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { completedMonths, monthAfter, oldestVisitDate } from '../core/month.ts';
import { purgeVisits } from './visit-queries.ts';

export async function purgeOldVisits(now: Date): Promise<void> {
  const [last = ''] = completedMonths(now, 'month');
  await purgeVisits(db, { before: oldestVisitDate(now), month: monthAfter(last) });
}

export const purgeVisitsJob = scheduledJob({ name: 'purge-visits', cron: '20 4 * * *' }, () =>
  purgeOldVisits(new Date()),
);
