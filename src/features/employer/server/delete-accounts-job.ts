import { scheduledJob } from '#shared/server/jobs/job.ts';
import { executeDeletions } from './delete-account.ts';

export const deleteAccountsJob = scheduledJob({ name: 'delete-accounts', cron: '50 3 * * *' }, () =>
  executeDeletions(new Date()),
);
