import { thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { NIGHTLY } from '#shared/server/page-cache/channel.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { VISITOR_HASH_KEEP_DAYS } from '../core/retention.ts';
import { purgeCases } from './moderation-queries.ts';
import { dropVisitorHashes } from './report/report-queries.ts';
import { recalculateAll } from './scores/recalculate-scores.ts';
import { compactTombstones } from './tombstones/tombstone-queries.ts';
import { countUsefulVotes } from './useful/count-useful.ts';

export const reviewJobs = [
  scheduledJob({ name: 'count-useful-votes', cron: '*/5 * * * *' }, () => countUsefulVotes()),
  /** Reviews lose weight with age, so scores change without new reviews. */
  scheduledJob({ name: 'recalculate-scores', cron: '20 3 * * *' }, () =>
    recalculateAll(db).then(() => invalidateTags(db, ['lists', NIGHTLY])),
  ),
  scheduledJob({ name: 'compact-tombstones', cron: '45 3 * * *' }, () =>
    compactTombstones(db, thaiYear(new Date())),
  ),
  scheduledJob({ name: 'purge-reports', cron: '55 3 * * *' }, async () => {
    await purgeCases(db, new Date());
    await dropVisitorHashes(db, new Date(Date.now() - VISITOR_HASH_KEEP_DAYS * 24 * 60 * 60_000));
  }),
];
