import { notifySearchEnginesWorker } from '#features/company/server/index-now-worker.ts';
import { countJobs } from '#features/discovery/server/counts/count-jobs.ts';
import { deleteAccountsJob } from '#features/employer/server/delete-accounts-job.ts';
import { purgeVisitsJob } from '#features/insight/server/purge-visits-job.ts';
import { refreshIntegrityJob } from '#features/integrity/server/refresh-integrity-job.ts';
import { deleteUnfinishedCampaignsJob } from '#features/invitation/server/campaign/delete-unfinished-job.ts';
import {
  deliverDueWorker,
  deliverInvitationsWorker,
} from '#features/invitation/server/deliver/deliver-worker.ts';
import { drawFiguresJob } from '#features/invitation/server/figures/publish-stats-job.ts';
import { compactEventBitsJob } from '#features/invitation/server/invited/compact-event-bits-job.ts';
import { makeKeysWorker } from '#features/invitation/server/keys/make-keys-job.ts';
import { eraseRecipientsJob } from '#features/invitation/server/retention/erase-recipients-job.ts';
import { mediaWorkers } from '#features/media/server/media-jobs.ts';
import { alertJobs } from '#features/opening/server/alert/alert-jobs.ts';
import { openingJobs } from '#features/opening/server/opening-jobs.ts';
import { purgeReactionsJob } from '#features/reaction/server/purge-reactions-job.ts';
import { checkWorkWorker } from '#features/review/server/check-work-job.ts';
import { notifyWriterWorker } from '#features/review/server/publication/notify-writer-job.ts';
import { publishReviewWorker } from '#features/review/server/publication/publish-review-job.ts';
import { reviewJobs } from '#features/review/server/review-jobs.ts';
import { rewriteDomainsJob } from '#features/session/server/addresses/rewrite-domains-job.ts';
import { resetLinkWorker } from '#features/session/server/passwords/reset-link-worker.ts';
import { purgeExpiredJob } from '#features/session/server/purge-expired-job.ts';
import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import { noteErasureWorker } from '#shared/server/backup/archive/archived-erasures.ts';
import { refreshArchiveJob } from '#shared/server/backup/archive/refresh-archive-job.ts';
import { verifyArchiveJob } from '#shared/server/backup/verification/verify-archive-job.ts';
import { purgeExpiredLimitsJob } from '#shared/server/http/endpoint/purge-expired-limits.ts';
import { purgeIdempotencyRecordsJob } from '#shared/server/http/idempotency/purge-idempotency-records.ts';
import type { JobWorker } from '#shared/server/jobs/job.ts';
import { mailWorkers } from '#shared/server/mail/mail-jobs.ts';
import { clearUnverifiedCompaniesJob } from './erasure/clear-unverified-companies-job.ts';
import { eraseCompanyWorker } from './erasure/erase-company-worker.ts';
import { erasePersonWorker } from './erasure/erase-person-worker.ts';
import { refreshSitemapJob } from './feeds/refresh-sitemap-job.ts';

export const jobWorkers: readonly JobWorker[] = [
  ...alertJobs,
  ...countJobs,
  ...mediaWorkers,
  ...openingJobs,
  ...reviewJobs,
  ...mailWorkers(async () => (await import('./mails.ts')).mailTemplates, canonicalEmail),
  checkWorkWorker,
  clearUnverifiedCompaniesJob,
  deleteAccountsJob,
  deliverDueWorker,
  deliverInvitationsWorker,
  drawFiguresJob,
  compactEventBitsJob,
  eraseCompanyWorker,
  purgeExpiredJob,
  erasePersonWorker,
  purgeReactionsJob,
  eraseRecipientsJob,
  purgeIdempotencyRecordsJob,
  deleteUnfinishedCampaignsJob,
  purgeExpiredLimitsJob,
  purgeVisitsJob,
  refreshArchiveJob,
  refreshIntegrityJob,
  refreshSitemapJob,
  makeKeysWorker,
  noteErasureWorker,
  verifyArchiveJob,
  publishReviewWorker,
  notifyWriterWorker,
  resetLinkWorker,
  rewriteDomainsJob,
  notifySearchEnginesWorker,
];
