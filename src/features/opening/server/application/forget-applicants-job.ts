import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { CONTACT_KEPT_DAYS } from '../../core/application.ts';
import { forgetApplicants } from './application-queries.ts';

const DAY = 24 * 60 * 60_000;

export const forgetApplicantsJob = scheduledJob(
  { name: 'forget-applicants', cron: '50 3 * * *' },
  () => forgetApplicants(db, new Date(Date.now() - CONTACT_KEPT_DAYS * DAY)),
);
