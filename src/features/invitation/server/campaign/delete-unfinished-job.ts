import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { deleteUnfinished } from './intake-queries.ts';

const DAY_MS = 24 * 60 * 60_000;

export const deleteUnfinishedCampaignsJob = scheduledJob(
  { name: 'purge-unfinished-campaigns', cron: '25 * * * *' },
  () => deleteUnfinished(db, new Date(Date.now() - DAY_MS)),
);
