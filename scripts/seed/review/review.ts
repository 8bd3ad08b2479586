import { NOT_RATED } from '#features/review/core/score.ts';
import type { ModerationReason } from '#shared/core/domain/moderation-reasons.ts';
import {
  type EmploymentStatus,
  JOB_GRADES,
  type JobGrade,
  type ReviewStatus,
  type Tenure,
} from '#shared/core/domain/review.ts';
import type { Locale } from '#shared/core/locale.ts';
import { JOB_TYPES, type JobType } from '#shared/core/master-data/opening-lists.ts';
import { thaiYear } from '#shared/core/time/thai-time.ts';
import { type Random, random } from '../../artwork/random.ts';
import { daysBefore, seedDaysAfter } from '../calendar.ts';
import type { DemoCompany } from '../company/company.ts';
import { drawJobField } from '../company/job-fields.ts';
import { QUALITY_ASPECTS, type QualityAspect } from '../company/quality.ts';
import { composeReview } from './text.ts';

export type Ratings = Record<QualityAspect | 'overall', number>;

export type DemoReview = Readonly<ReturnType<typeof makeReview>>;

const SPAN_DAYS = 4 * 365;

const stars = (value: number): number => Math.min(5, Math.max(1, Math.round(value)));

function drawRatings(company: DemoCompany, isCurrent: boolean, draw: Random): Ratings {
  const mood = draw.normal(isCurrent ? 0.14 : -0.22, 0.85);
  const aspects = {} as Record<QualityAspect, number>;
  let sum = 0;
  for (const aspect of QUALITY_ASPECTS) {
    const felt = company.quality[aspect] + mood + draw.normal(0, 0.7);
    aspects[aspect] = stars(felt);
    sum += felt;
  }
  return { ...aspects, overall: stars(sum / QUALITY_ASPECTS.length + draw.normal(0, 0.35)) };
}

/** A quarter leave out what they cannot judge, as real reviews do. */
function leaveOut(ratings: Ratings, draw: Random): Ratings {
  if (!draw.chance(0.26)) return ratings;
  const left = draw.sample(QUALITY_ASPECTS, draw.weighted([70, 20, 10]) + 1);
  return { ...ratings, ...Object.fromEntries(left.map((aspect) => [aspect, NOT_RATED])) };
}

function drawStatus(
  ageDays: number,
  draw: Random,
): { status: ReviewStatus; reasonCode: ModerationReason | null } {
  const roll = draw.next();
  if (ageDays < 3 && roll < 0.3) return { status: 'waiting', reasonCode: null };
  if (roll > 0.986) {
    return {
      status: 'refused',
      reasonCode: draw.pick(['duplicate', 'notAboutWork', 'conflictOfInterest']),
    };
  }
  return { status: 'published', reasonCode: null };
}

function makeReview(
  company: DemoCompany,
  writer: number,
  submittedAt: Date,
  now: Date,
  draw: Random,
) {
  const idJobField = drawJobField(company.family, draw);
  const employmentStatus: EmploymentStatus = draw.chance(0.64) ? 'current' : 'former';
  const tenure: Tenure = draw.chance(0.68) ? 'moreThanOneYear' : 'lessThanOneYear';
  const jobType: JobType = JOB_TYPES[draw.weighted([84, 4, 4, 6, 1.4, 0.6])] ?? 'fullTime';
  const isYoung = jobType === 'internship' || jobType === 'seasonal';
  const jobGrade: JobGrade = isYoung
    ? 'entry'
    : (JOB_GRADES[draw.weighted([15, 41, 20, 12, 9, 3])] ?? 'officer');
  const ratings = drawRatings(company, employmentStatus === 'current', draw);
  const lang: Locale = draw.chance(0.75) ? 'th' : 'en';
  const ageDays = (now.getTime() - submittedAt.getTime()) / 86_400_000;
  const { status, reasonCode } = drawStatus(ageDays, draw);
  const wait = 0.6 + draw.next() * 4;
  const publishedAt = status === 'published' ? seedDaysAfter(submittedAt, wait) : null;
  return {
    company,
    writer,
    lang,
    employmentStatus,
    tenure,
    idJobField,
    jobGrade,
    jobType,
    ratings: leaveOut(ratings, random('left out', company.index, writer, thaiYear(submittedAt))),
    ...composeReview({ company, idJobField, ratings, lang, tenure, employmentStatus }, draw),
    status,
    reasonCode,
    isInvited: draw.chance(company.isClaimed ? 0.3 : 0.02),
    submittedAt,
    publishedAt: publishedAt && publishedAt > now ? now : publishedAt,
  };
}

/** Shares `total` out in proportion to fame; most companies get few, some none, a few very many. */
export function shareOut(weights: readonly number[], total: number, draw: Random): number[] {
  const sum = weights.reduce((subtotal, weight) => subtotal + weight, 0);
  const counts = weights.map((weight) => Math.floor((weight / sum) * total + draw.next()));
  let missing = total - counts.reduce((subtotal, count) => subtotal + count, 0);
  while (missing !== 0) {
    const index = draw.weighted(weights);
    const step = missing > 0 ? 1 : -1;
    if ((counts[index] ?? 0) + step >= 0) {
      counts[index] = (counts[index] ?? 0) + step;
      missing -= step;
    }
  }
  return counts;
}

export function makeReviews(
  companies: readonly DemoCompany[],
  total: number,
  writers: number,
  now: Date,
): DemoReview[] {
  const counts = shareOut(
    companies.map(({ fame }) => fame),
    total,
    random('review counts'),
  );
  return companies.flatMap((company, index) => {
    const draw = random('reviews', company.index);
    const written = new Set<string>();
    return Array.from({ length: counts[index] ?? 0 }, () => {
      const submittedAt = daysBefore(now, 0.2 + SPAN_DAYS * draw.next() ** 1.7);
      let writer = draw.int(0, writers - 1);
      while (written.has(`${writer} ${thaiYear(submittedAt)}`)) writer = draw.int(0, writers - 1);
      written.add(`${writer} ${thaiYear(submittedAt)}`);
      return makeReview(company, writer, submittedAt, now, draw);
    });
  });
}
