import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { deleteIdempotencyRecords } from './idempotency-queries.ts';
import { oldestRecordDate } from './run-idempotent.ts';

/** More than a busy day has; records beyond this are deleted early to bound the disk space. */
const MAX_RECORDS = 100_000;

export const purgeIdempotencyRecordsJob = scheduledJob(
  { name: 'purge-idempotency-records', cron: '20 * * * *' },
  () => deleteIdempotencyRecords(db, oldestRecordDate(), MAX_RECORDS),
);
