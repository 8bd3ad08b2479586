import { scheduledJob } from '#shared/server/jobs/job.ts';
import { rewriteDomains } from './rewrite-domains.ts';

export const rewriteDomainsJob = scheduledJob({ name: 'rewrite-domains', cron: '5 2 * * *' }, () =>
  rewriteDomains(),
);
