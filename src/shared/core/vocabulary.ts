/** The closed lists that database checks, contracts and forms share. */
export const ASPECTS = ['life', 'work', 'pay', 'community'] as const;
export type Aspect = (typeof ASPECTS)[number];

export const JOB_TYPES = [
  'fullTime',
  'partTime',
  'internship',
  'contract',
  'freelance',
  'seasonal',
] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const JOB_GRADES = [
  'entry',
  'officer',
  'senior',
  'supervisor',
  'manager',
  'executive',
] as const;
export type JobGrade = (typeof JOB_GRADES)[number];

export const EMPLOYMENT_STATUSES = ['current', 'former'] as const;
export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number];

export const TENURES = ['lessThanOneYear', 'moreThanOneYear'] as const;
export type Tenure = (typeof TENURES)[number];

export const REVIEW_STATUSES = ['waiting', 'published', 'refused', 'withdrawn'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** W waiting, A approved, R returned with remark, P published, D withdrawn. */
export const APPROVAL_STATUSES = ['W', 'A', 'R', 'P', 'D'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export const PROFILE_STATES = ['draft', 'published'] as const;
export type ProfileState = (typeof PROFILE_STATES)[number];

export const PROFILE_SECTIONS = [
  'cover',
  'companyProfile',
  'history',
  'gallery',
  'album',
  'article',
  'employeePhotos',
  'testimonials',
  'interestReview',
] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

export const WIZARD_STEPS = [
  'start',
  'cover',
  'company-profile',
  'history',
  'gallery',
  'album',
  'article',
  'employee-photos',
  'testimonials',
  'write-reviews',
  'interest-review',
  'preview',
  'finish',
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

export const ALBUM_KINDS = [
  'overview',
  'life',
  'work',
  'pay',
  'community',
  'facilities',
  'products',
  'custom',
] as const;
export type AlbumKind = (typeof ALBUM_KINDS)[number];

export const EDUCATION_LEVELS = [
  'any',
  'secondary',
  'vocational',
  'diploma',
  'bachelor',
  'master',
  'doctorate',
] as const;

export const RECOGNITIONS = ['good', 'excellent', 'finest'] as const;
export type Recognition = (typeof RECOGNITIONS)[number];

export const MEDIA_KINDS = [
  'cover',
  'logo',
  'history',
  'aspect',
  'reason',
  'album',
  'article',
  'employeePhoto',
  'testimonial',
  'resumePhoto',
] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Employee bands 1–8 by their lower and upper bound; the last has no upper one. */
export const COMPANY_SIZES = [
  { band: 1, from: 1, to: 9 },
  { band: 2, from: 10, to: 29 },
  { band: 3, from: 30, to: 49 },
  { band: 4, from: 50, to: 99 },
  { band: 5, from: 100, to: 299 },
  { band: 6, from: 300, to: 499 },
  { band: 7, from: 500, to: 999 },
  { band: 8, from: 1000, to: null },
] as const;
