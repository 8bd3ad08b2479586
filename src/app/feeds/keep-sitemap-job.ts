import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { isSitemapUncounted, keepSitemap, SITEMAP_TAG } from './kept-sitemap.ts';

export const keepSitemapJob = scheduledJob(
  { name: 'keep-sitemap', cron: '20 4 * * *', isDueAtStart: () => isSitemapUncounted(db) },
  () => keepSitemap(db).then(() => invalidateTags(db, [SITEMAP_TAG])),
);
