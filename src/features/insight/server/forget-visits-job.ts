import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { keptSince, monthAfter, toldMonths } from '../core/month.ts';
import { forgetVisits } from './visit-queries.ts';

export async function forgetOldVisits(now: Date): Promise<void> {
  const [last = ''] = toldMonths(now, 'month');
  await forgetVisits(db, { before: keptSince(now), month: monthAfter(last) });
}

export const forgetVisitsJob = scheduledJob({ name: 'forget-visits', cron: '20 4 * * *' }, () =>
  forgetOldVisits(new Date()),
);
