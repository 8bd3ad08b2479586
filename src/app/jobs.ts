import { tellSearchEnginesWorker } from '#features/company/server/index-now-worker.ts';
import { deleteAccountsJob } from '#features/employer/server/delete-accounts-job.ts';
import { forgetVisitsJob } from '#features/insight/server/forget-visits-job.ts';
import {
  deliverDueWorker,
  deliverInvitationsWorker,
} from '#features/invitation/server/deliver/deliver-worker.ts';
import { forgetRecipientsJob } from '#features/invitation/server/retention/forget-recipients-job.ts';
import { forgetUnfinishedSendingsJob } from '#features/invitation/server/sending/forget-unfinished-job.ts';
import { mediaWorkers } from '#features/media/server/media-jobs.ts';
import { forgetApplicantsJob } from '#features/opening/server/application/forget-applicants-job.ts';
import { tellApplicationsJob } from '#features/opening/server/application/tell-applications-job.ts';
import { countOpeningsJob } from '#features/opening/server/count-openings-job.ts';
import { forgetReactionsJob } from '#features/reaction/server/forget-reactions-job.ts';
import { checkWorkWorker } from '#features/review/server/check-work-job.ts';
import { forgetCasesJob } from '#features/review/server/forget-cases-job.ts';
import { publishReviewWorker } from '#features/review/server/publication/publish-review-job.ts';
import { purgeAddressesJob } from '#features/review/server/purge-addresses-job.ts';
import { recalculateScoresJob } from '#features/review/server/scores/recalculate-scores-job.ts';
import { tidyTombstonesJob } from '#features/review/server/tombstones/tidy-tombstones-job.ts';
import { countUsefulJob } from '#features/review/server/useful/count-useful-job.ts';
import { forgetExpiredJob } from '#features/session/server/forget-expired-job.ts';
import { resetLinkWorker } from '#features/session/server/passwords/reset-link-worker.ts';
import { noteErasureWorker } from '#shared/server/backup/erasures.ts';
import { forgetUsedPointsJob } from '#shared/server/http/endpoint/forget-used-points.ts';
import { forgetKeptAnswersJob } from '#shared/server/http/once/forget-kept-answers.ts';
import type { JobWorker } from '#shared/server/jobs/job.ts';
import { mailWorkers } from '#shared/server/mail/mail-jobs.ts';
import { clearUnprovedCompaniesJob } from './erasure/clear-unproved-companies-job.ts';
import { forgetCompanyWorker } from './erasure/forget-company-worker.ts';
import { forgetPersonWorker } from './erasure/forget-person-worker.ts';

/** Everything this product does in the background. */
export const jobWorkers: readonly JobWorker[] = [
  ...mediaWorkers,
  ...mailWorkers(async () => (await import('./mails.ts')).mailTemplates),
  checkWorkWorker,
  clearUnprovedCompaniesJob,
  countOpeningsJob,
  countUsefulJob,
  deleteAccountsJob,
  deliverDueWorker,
  deliverInvitationsWorker,
  forgetApplicantsJob,
  forgetCasesJob,
  forgetCompanyWorker,
  forgetExpiredJob,
  forgetPersonWorker,
  forgetReactionsJob,
  forgetRecipientsJob,
  forgetKeptAnswersJob,
  forgetUnfinishedSendingsJob,
  forgetUsedPointsJob,
  forgetVisitsJob,
  noteErasureWorker,
  publishReviewWorker,
  purgeAddressesJob,
  recalculateScoresJob,
  resetLinkWorker,
  tellApplicationsJob,
  tellSearchEnginesWorker,
  tidyTombstonesJob,
];
