import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { log } from '#shared/server/log.ts';
import { CONTACT_KEEP_DAYS } from '../core/application.ts';
import { eraseApplicants } from './application/erase-application-queries.ts';
import { notifyNewApplications } from './application/notify-applicants.ts';
import { processUnconfirmedOpenings } from './confirmation/process-unconfirmed-openings.ts';
import { countOpenings } from './count-openings.ts';
import { repairOpeningCounts, storeOpeningsOfNight } from './opening-counts-queries.ts';

const DAY = 24 * 60 * 60_000;

export const openingJobs = [
  scheduledJob({ name: 'count-openings', cron: '*/5 * * * *' }, () => countOpenings()),
  scheduledJob({ name: 'repair-opening-counts', cron: '15 4 * * *' }, async () => {
    await storeOpeningsOfNight(db, Math.floor(Date.now() / DAY));
    const counts = await repairOpeningCounts(db);
    if (counts > 0) log.warn({ counts }, 'counts of openings were not those of the companies');
  }),
  scheduledJob({ name: 'notify-applications', cron: '30 8-16 * * 1-5' }, () =>
    notifyNewApplications(new Date()),
  ),
  scheduledJob(
    { name: 'request-opening-confirmations', cron: '20 9 * * *', expireSeconds: 3_600 },
    () => processUnconfirmedOpenings(new Date()),
  ),
  scheduledJob({ name: 'erase-applicants', cron: '50 3 * * *' }, () =>
    eraseApplicants(db, new Date(Date.now() - CONTACT_KEEP_DAYS * DAY)),
  ),
];
