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
