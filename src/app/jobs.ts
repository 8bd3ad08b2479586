import { notifySearchEnginesWorker } from '#features/company/server/index-now-worker.ts';
import { countJobs } from '#features/discovery/server/counts/count-jobs.ts';
import { deleteAccountsJob } from '#features/employer/server/delete-accounts-job.ts';
import { purgeVisitsJob } from '#features/insight/server/forget-visits-job.ts';
import { refreshIntegrityJob } from '#features/integrity/server/keep-integrity-job.ts';
import {
  deliverDueWorker,
  deliverInvitationsWorker,
} from '#features/invitation/server/deliver/deliver-worker.ts';
import { drawFiguresJob } from '#features/invitation/server/figures/draw-figures-job.ts';
import { compactEventBitsJob } from '#features/invitation/server/invited/fold-marks-job.ts';
import { makeKeysWorker } from '#features/invitation/server/keys/make-keys-job.ts';
import { eraseRecipientsJob } from '#features/invitation/server/retention/forget-recipients-job.ts';
import { deleteUnfinishedCampaignsJob } from '#features/invitation/server/sending/forget-unfinished-job.ts';
import { mediaWorkers } from '#features/media/server/media-jobs.ts';
import { alertJobs } from '#features/opening/server/alert/alert-jobs.ts';
import { openingJobs } from '#features/opening/server/opening-jobs.ts';
import { purgeReactionsJob } from '#features/reaction/server/forget-reactions-job.ts';
import { checkWorkWorker } from '#features/review/server/check-work-job.ts';
import { publishReviewWorker } from '#features/review/server/publication/publish-review-job.ts';
import { notifyWriterWorker } from '#features/review/server/publication/tell-writer-job.ts';
import { reviewJobs } from '#features/review/server/review-jobs.ts';
import { rewriteDomainsJob } from '#features/session/server/addresses/rewrite-domains-job.ts';
import { purgeExpiredJob } from '#features/session/server/forget-expired-job.ts';
import { resetLinkWorker } from '#features/session/server/passwords/reset-link-worker.ts';
import { canonicalEmail } from '#shared/core/text/mail/mailbox.ts';
import { noteErasureWorker } from '#shared/server/backup/archive/archived-erasures.ts';
import { refreshArchiveJob } from '#shared/server/backup/archive/keep-archive-job.ts';
import { verifyArchiveJob } from '#shared/server/backup/proof/prove-archive-job.ts';
import { purgeExpiredLimitsJob } from '#shared/server/http/endpoint/forget-used-points.ts';
import { purgeIdempotencyRecordsJob } from '#shared/server/http/once/forget-kept-answers.ts';
import type { JobWorker } from '#shared/server/jobs/job.ts';
import { mailWorkers } from '#shared/server/mail/mail-jobs.ts';
import { clearUnverifiedCompaniesJob } from './erasure/clear-unproved-companies-job.ts';
import { eraseCompanyWorker } from './erasure/forget-company-worker.ts';
import { erasePersonWorker } from './erasure/forget-person-worker.ts';
import { refreshSitemapJob } from './feeds/keep-sitemap-job.ts';

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
