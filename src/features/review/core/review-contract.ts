import * as z from 'zod/mini';
import { MAX_KEYWORD_LENGTH } from '#shared/core/address.ts';
import { aspectsBy } from '#shared/core/aspects.ts';
import { listOf } from '#shared/core/body/bounded-list.ts';
import { MODERATION_REASONS } from '#shared/core/domain/moderation-reasons.ts';
import { RECOGNITIONS, WRITER_PROOFS } from '#shared/core/domain/review.ts';
import { REVIEWER_LISTS } from '#shared/core/domain/reviewer-attributes.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { PUBLIC_LIMIT, SESSION_LIMIT } from '#shared/core/limits.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { isJobField } from '#shared/core/master-data/known-ids.ts';
import { PROOF_LENGTH } from '#shared/core/proof/proof-text.ts';
import { flag, idNumber, integerBetween, listPage } from '#shared/core/request-fields.ts';
import { teamEndpoint } from '#shared/core/team/team-endpoint.ts';
import { textField } from '#shared/core/text/typed-text.ts';
import { MODERATION_ERRORS, READER_ERRORS, REVIEW_ERRORS } from './review-errors.ts';
import { REVIEW_LIMIT, REVIEW_QUOTA, USEFUL_LIMIT } from './review-limits.ts';
import { pointsCheck, pointsFields } from './review-points.ts';

export const TITLE_MIN = 2;
export const TITLE_MAX = 120;
export const REVIEW_PAGE_SIZE = 20;
export const REVIEW_SORTS = ['latest', 'useful', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

const stars = (min: number, message: string) =>
  z.coerce.number(message).check(z.int(message), z.gte(min, message), z.lte(5, message));
const rating = stars(1, 'ratingRequired');
const notRated = z.describe('0: not rated; it counts in no mean');
const aspect = z._default(stars(0, 'ratingRange').check(notRated), 0);

const answerFields = {
  employmentStatus: z.enum(REVIEWER_LISTS.employmentStatus, 'choiceRequired'),
  tenure: z.enum(REVIEWER_LISTS.tenure, 'choiceRequired'),
  idJobField: z.coerce.number('choiceRequired').check(z.refine(isJobField, 'choiceRequired')),
  jobGrade: z.enum(REVIEWER_LISTS.jobGrade, 'choiceRequired'),
  jobType: z.enum(REVIEWER_LISTS.jobType, 'choiceRequired'),
  ratingOverall: rating,
  ...aspectsBy('column', () => aspect),
  title: textField(TITLE_MAX, 'titleRequired').check(z.minLength(TITLE_MIN, 'titleRequired')),
  ...pointsFields,
};

/** Blind token sent with an invited review: docs/reference/proof-protocol.md. */
const proof = z.optional(
  z.string().check(z.length(PROOF_LENGTH, { abort: true }), z.regex(/^[\w-]+$/)),
);

export const reviewBody = z
  .object({ idEmp: idNumber, lang: z.enum(LOCALES), ...answerFields, proof })
  .check(pointsCheck);

export type ReviewInput = Omit<z.infer<typeof reviewBody>, 'proof'>;

/** Fields a writer may change later; company and language are fixed. */
export const reviewAnswers = z.object(answerFields).check(pointsCheck);

export type ReviewAnswers = z.infer<typeof reviewAnswers>;

export const insertReviewEndpoint = defineEndpoint({
  method: 'post',
  path: '/writeReview/insertReview',
  summary: 'Hands a review in; it appears once the writer is proved and the team has checked it',
  tag: 'Reviews',
  guard: 'jobSeeker',
  limit: REVIEW_LIMIT,
  quota: REVIEW_QUOTA,
  errors: REVIEW_ERRORS,
  body: reviewBody,
  data: z.object({ idReview: z.number(), status: z.literal('waiting') }),
});

export const reviewText = z.object({
  ratingOverall: z.number(),
  ...aspectsBy('column', () => z.number().check(notRated)),
  title: z.string(),
  goodPoints: z.string(),
  improvePoints: z.string(),
  usefulCount: z.number(),
});

/** The public fields of a review; nothing identifies the writer. */
export const publicReview = z.extend(reviewText, {
  /** Random, assigned at publication, so that its order reveals nothing. */
  idReview: z.uuid(),
  lang: z.enum(LOCALES),
  /** Null, here and in the four fields below, if a value would identify fewer than five writers. */
  employmentStatus: z.nullable(z.enum(REVIEWER_LISTS.employmentStatus)),
  tenure: z.nullable(z.enum(REVIEWER_LISTS.tenure)),
  idJobField: z.nullable(z.number()),
  jobGrade: z.nullable(z.enum(REVIEWER_LISTS.jobGrade)),
  jobType: z.nullable(z.enum(REVIEWER_LISTS.jobType)),
  proofs: z.array(z.enum(WRITER_PROOFS)),
  publishedMonth: z.string(),
  reply: z.nullable(z.string()),
});

export type PublicReview = z.infer<typeof publicReview>;

/** 'all', 0 and empty mean no filter; several values are separated by commas. */
const NO_FILTER: readonly string[] = ['', 'all', '0'];
const choices = <Value extends string>(values: readonly Value[]) => {
  const allowed: readonly string[] = [...NO_FILTER, ...values];
  return z.pipe(
    z
      ._default(z.string().check(z.maxLength(200, { abort: true })), '')
      .check(z.refine((text) => text.split(',').every((option) => allowed.includes(option)))),
    z.transform((text) => values.filter((value) => text.split(',').includes(value))),
  );
};

export const STARS = ['5', '4', '3', '2', '1'] as const;

export const reviewListQuery = z.object({
  /** Search terms; a review must contain all of them, in any of its texts. */
  keyword: z._default(textField(MAX_KEYWORD_LENGTH), ''),
  starsId: choices(STARS),
  statusesId: choices(REVIEWER_LISTS.employmentStatus),
  jobFieldsId: z._default(integerBetween(0, 9999), 0),
  gradesId: choices(REVIEWER_LISTS.jobGrade),
  jobTypesId: choices(REVIEWER_LISTS.jobType),
  yearsId: z._default(integerBetween(0, 9999), 0),
  /** Filter by reviews written after an invitation by the company, or without one. */
  invitedId: choices(['yes', 'no']),
  langsId: choices(LOCALES),
  sortId: z._default(z.enum(REVIEW_SORTS), 'latest'),
  ...listPage(REVIEW_PAGE_SIZE),
});

/** Query of the employer's own review list; `unanswered` leaves only reviews without a reply. */
export const ownReviewListQuery = z.extend(reviewListQuery, { unanswered: flag });

export type ReviewListQuery = z.infer<typeof reviewListQuery> &
  Partial<Pick<z.infer<typeof ownReviewListQuery>, 'unanswered'>>;

const ofCompany = {
  method: 'get',
  tag: 'Reviews',
  guard: 'public',
  limit: PUBLIC_LIMIT,
  params: z.object({ idEmp: idNumber }),
} as const;

export const reviewListEndpoint = defineEndpoint({
  ...ofCompany,
  path: '/reviews/:idEmp',
  summary: 'Published reviews of a company; filters match what a review shows and tells',
  query: reviewListQuery,
  data: z.array(publicReview),
  list: true,
});

const aspectScore = z.optional(
  z.object({ score: z.number(), low: z.number(), high: z.number(), reviewCount: z.number() }),
);

export const reviewSummary = z.object({
  reviewCount: z.number(),
  score: z.nullable(z.number()),
  scoreLow: z.nullable(z.number()),
  scoreHigh: z.nullable(z.number()),
  /** Aspect scores, calculated like the overall score; aspects without ratings are missing. */
  aspects: z.object(aspectsBy('rated', () => aspectScore)),
  recognition: z.nullable(z.enum(RECOGNITIONS)),
  /** Number of reviews with 1 to 5 stars; null for fewer than five reviews. */
  distribution: z.nullable(z.array(z.number())),
});

export type ReviewSummary = z.infer<typeof reviewSummary>;

export const reviewSummaryEndpoint = defineEndpoint({
  ...ofCompany,
  path: '/reviews/:idEmp/summary',
  summary: 'Score, interval, aspects and distribution of a company',
  data: reviewSummary,
});

export const recognitionEndpoint = defineEndpoint({
  ...ofCompany,
  path: '/recognition/:idEmp',
  summary: 'The symbol a company is recognised by, and the figures it rests on',
  data: z.pick(reviewSummary, {
    recognition: true,
    reviewCount: true,
    score: true,
    scoreLow: true,
    scoreHigh: true,
  }),
});

export const reasonCode = z.optional(z.enum(MODERATION_REASONS, 'reasonRequired'));

interface Decided {
  readonly decision: string;
  readonly reasonCode?: z.infer<typeof reasonCode>;
}

export const reasonCheck = z.refine<Decided>(
  (body) => body.decision !== 'refuse' || body.reasonCode !== undefined,
  { path: ['reasonCode'], message: 'reasonRequired' },
);

const decision = z.enum(['publish', 'refuse'], 'choiceRequired');

export const moderationEndpoint = defineEndpoint({
  method: 'put',
  path: '/reviews/:id/moderation',
  summary: 'Publishes or refuses a review that waits',
  ...teamEndpoint,
  errors: MODERATION_ERRORS,
  params: z.object({ id: idNumber }),
  /** The revision the moderator has read: the writer may have edited the review since. */
  body: z.object({ decision, revision: idNumber, reasonCode }).check(reasonCheck),
  data: z.object({ idReview: z.number(), decision }),
});

const useful = {
  path: '/reviews/:id/useful',
  tag: 'Reviews',
  guard: 'jobSeeker',
  limit: USEFUL_LIMIT,
  errors: READER_ERRORS,
  params: z.object({ id: z.uuid() }),
  data: z.object({ usefulCount: z.number(), isUseful: z.boolean() }),
} as const;

export const addUsefulEndpoint = defineEndpoint({
  ...useful,
  method: 'put',
  summary: 'Marks a review as useful, once per person',
});

export const removeUsefulEndpoint = defineEndpoint({
  ...useful,
  method: 'delete',
  summary: 'Takes the mark back',
});

const MAX_REVIEW_IDS = 100;
const UUID_LENGTH = 37;

/** Own votes are loaded by script, because the cached page is the same for all readers. */
export const ownVotesEndpoint = defineEndpoint({
  method: 'get',
  path: '/usefulVotes',
  summary: 'Which of these reviews the caller finds useful, with the votes each has by now',
  tag: 'Reviews',
  guard: 'jobSeeker',
  limit: SESSION_LIMIT,
  query: z.object({
    /** Ids separated by commas. */
    reviews: z.pipe(
      z.pipe(
        z.string().check(z.maxLength(MAX_REVIEW_IDS * UUID_LENGTH, { abort: true })),
        z.transform((text) => text.split(',')),
      ),
      listOf(z.uuid(), MAX_REVIEW_IDS),
    ),
  }),
  data: z.array(z.object({ idReview: z.uuid(), usefulCount: z.number() })),
});

/** A review that an employer can feature on the company page. */
export interface ReviewChoice {
  readonly idReview: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
}
