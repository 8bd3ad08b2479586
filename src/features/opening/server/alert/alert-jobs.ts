import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { CONFIRM_DAYS } from '../../core/alert/alert-lists.ts';
import { purgeUnconfirmedAlerts } from './alert-queries.ts';
import { sendAlerts } from './send-alerts.ts';

const DAY_MS = 24 * 60 * 60_000;

export const alertJobs = [
  scheduledJob({ name: 'send-alerts', cron: '15 7 * * *', expireSeconds: 3_600 }, () =>
    sendAlerts(new Date()),
  ),
  scheduledJob({ name: 'purge-unconfirmed-alerts', cron: '5 4 * * *' }, () =>
    purgeUnconfirmedAlerts(db, new Date(Date.now() - CONFIRM_DAYS * DAY_MS)),
  ),
];
