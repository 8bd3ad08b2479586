import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { isSitemapUncounted, refreshSitemap, SITEMAP_TAG } from './stored-sitemap.ts';

export const refreshSitemapJob = scheduledJob(
  { name: 'refresh-sitemap', cron: '20 4 * * *', isDueAtStart: () => isSitemapUncounted(db) },
  () => refreshSitemap(db).then(() => invalidateTags(db, [SITEMAP_TAG])),
);
