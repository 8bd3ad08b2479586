import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { log } from '#shared/server/log.ts';
import { areMeansUncounted, storeMeans } from '../fields/field-queries.ts';
import { compactCounts, compareCounts } from './stored-counts-queries.ts';

export const countJobs = [
  /** Runs after the scores, which are recalculated at 3:20. */
  scheduledJob(
    { name: 'refresh-field-means', cron: '0 4 * * *', isDueAtStart: () => areMeansUncounted(db) },
    () => storeMeans(db),
  ),
  scheduledJob({ name: 'compact-company-counts', cron: '* * * * *' }, () => compactCounts(db)),
  scheduledJob({ name: 'compare-company-counts', cron: '10 4 * * *' }, async () => {
    const places = await compareCounts(db);
    if (places > 0) log.warn({ places }, 'counts of companies were not those of the companies');
  }),
];
