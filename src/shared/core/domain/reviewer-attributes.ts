import { JOB_TYPES } from '../master-data/opening-lists.ts';
import { recordBy } from './record-by.ts';
import { EMPLOYMENT_STATUSES, JOB_GRADES, TENURES } from './review.ts';

/** Facts about a review's writer that are chosen from a list. */
export const REVIEWER_LISTS = {
  employmentStatus: EMPLOYMENT_STATUSES,
  tenure: TENURES,
  jobGrade: JOB_GRADES,
  jobType: JOB_TYPES,
} as const;

type Lists = typeof REVIEWER_LISTS;

/** All facts about a review's writer (quasi-identifiers). */
export type ReviewerAttributes = {
  readonly [Name in keyof Lists]: Lists[Name][number];
} & { readonly idJobField: number };

export type ReviewerAttribute = keyof ReviewerAttributes;

export const REVIEWER_ATTRIBUTES = [
  'employmentStatus',
  'tenure',
  'idJobField',
  'jobGrade',
  'jobType',
] as const satisfies readonly ReviewerAttribute[];

/** In the order of disclosure: attributes that visitors filter by come first. */
export const DISCLOSURE_ORDER = [
  'idJobField',
  'jobGrade',
  'jobType',
  'employmentStatus',
  'tenure',
] as const satisfies readonly ReviewerAttribute[];

/** Attributes that may be disclosed; null where the group would be too small. */
export type DisclosedAttributes = {
  readonly [Name in ReviewerAttribute]: ReviewerAttributes[Name] | null;
};

export const NOTHING_DISCLOSED: DisclosedAttributes = recordBy(DISCLOSURE_ORDER, () => null);
