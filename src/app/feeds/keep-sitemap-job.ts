import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { keepSitemap } from './kept-sitemap.ts';

export const keepSitemapJob = scheduledJob({ name: 'keep-sitemap', cron: '20 4 * * *' }, () =>
  keepSitemap(db),
);
