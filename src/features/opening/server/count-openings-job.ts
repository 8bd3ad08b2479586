import { scheduledJob } from '#shared/server/jobs/job.ts';
import { countOpenings } from './count-openings.ts';

export const countOpeningsJob = scheduledJob({ name: 'count-openings', cron: '*/5 * * * *' }, () =>
  countOpenings(),
);
