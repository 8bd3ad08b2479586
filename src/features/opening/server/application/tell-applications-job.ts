import { scheduledJob } from '#shared/server/jobs/job.ts';
import { tellApplications } from './tell-applications.ts';

/** Every hour of the office. */
export const tellApplicationsJob = scheduledJob(
  { name: 'tell-applications', cron: '30 8-16 * * 1-5' },
  () => tellApplications(new Date()),
);
