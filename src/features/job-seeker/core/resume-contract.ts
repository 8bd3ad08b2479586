import * as z from 'zod/mini';
import { APPEAL_STATUSES, REVIEW_STATUSES } from '#shared/core/domain/review.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { idText, listPage } from '#shared/core/request-fields.ts';
import { importedResume, resumeContent } from '#shared/core/resume.ts';

const endpoint = {
  tag: 'Job seekers',
  guard: 'jobSeeker',
  limit: SESSION_LIMIT,
  params: z.object({ idJsk: idText }),
} as const;

const savedResume = z.extend(importedResume, {
  idResume: z.number(),
  /** True if `GET /resume/getPhoto/{idJsk}` returns a photo. */
  hasPhoto: z.boolean(),
});

export type SavedResume = z.output<typeof savedResume>;

export const readResumeEndpoint = defineEndpoint({
  method: 'get',
  path: '/resume/:idJsk',
  summary: 'One’s own resume: names in both languages and work history',
  ...endpoint,
  data: savedResume,
});

export const saveResumeEndpoint = defineEndpoint({
  method: 'put',
  path: '/resume/:idJsk',
  summary: 'Writes one’s own resume as a whole',
  ...endpoint,
  body: resumeContent,
  data: savedResume,
});

const reviewedCompany = z.object({
  /** Null for a company that is not on the site. */
  idEmp: z.nullable(z.number()),
  companyNameTh: z.string(),
  companyNameEn: z.string(),
  isReviewed: z.boolean(),
});

export type ReviewedCompany = z.output<typeof reviewedCompany>;

export const workedCompaniesEndpoint = defineEndpoint({
  method: 'get',
  path: '/review/getReviewList/:idJsk/:idResume',
  summary: 'The companies of one’s work history, reviewed or not',
  ...endpoint,
  params: z.object({ idJsk: idText, idResume: idText }),
  data: z.array(reviewedCompany),
});

const ownReview = z.object({
  idReview: z.number(),
  idEmp: z.number(),
  companyNameTh: z.string(),
  companyNameEn: z.string(),
  title: z.string(),
  ratingOverall: z.number(),
  status: z.enum(REVIEW_STATUSES),
  reasonCode: z.nullable(z.string()),
  usefulCount: z.number(),
  submittedAt: z.string(),
  /** True in the year of first submission, when a review can still be edited. */
  canEdit: z.boolean(),
  /** The deadline to appeal a rejection; null if none is possible. */
  appealUntil: z.nullable(z.string()),
  appeal: z.nullable(z.enum(APPEAL_STATUSES)),
});

export type OwnReview = z.output<typeof ownReview>;

export const ownReviewsEndpoint = defineEndpoint({
  method: 'get',
  path: '/reviewed/:idJsk',
  summary: 'One’s own reviews with what became of them, the latest first',
  ...endpoint,
  query: z.object(listPage(20)),
  data: z.array(ownReview),
  list: true,
});

const facts = z.record(z.string(), z.unknown());

export const exportEndpoint = defineEndpoint({
  method: 'get',
  path: '/resume/:idJsk/export',
  summary: 'Everything the product keeps about oneself, as a file',
  ...endpoint,
  data: z.object({
    exportedAt: z.string(),
    account: facts,
    resume: facts,
    reviews: z.array(facts),
    usefulVotes: z.array(facts),
    reports: z.array(facts),
    appeals: z.array(facts),
    applications: z.array(facts),
    savedOpenings: z.array(facts),
    likesAndShares: z.array(facts),
    alerts: z.array(facts),
    invitations: z.array(facts),
    applicantProfile: facts,
    documents: z.array(facts),
    sessions: z.array(facts),
  }),
});
