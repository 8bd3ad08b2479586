import { scheduledJob } from '#shared/server/jobs/job.ts';
import { countUsefulVotes } from './count-useful.ts';

export const countUsefulJob = scheduledJob(
  { name: 'count-useful-votes', cron: '*/5 * * * *' },
  countUsefulVotes,
);
