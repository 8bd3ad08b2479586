import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { purgeWriterAddresses } from './moderation-queries.ts';

export const purgeAddressesJob = scheduledJob(
  { name: 'purge-writer-addresses', cron: '40 3 * * *' },
  () => purgeWriterAddresses(db),
);
