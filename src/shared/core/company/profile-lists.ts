/** W waiting, A approved, R returned with remark, P published, D withdrawn. */
export const APPROVAL_STATUSES = ['W', 'A', 'R', 'P', 'D'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export const PROFILE_STATES = ['draft', 'published', 'archived'] as const;
export type ProfileState = (typeof PROFILE_STATES)[number];

export const ALBUM_THEMES = [
  'overview',
  'life',
  'work',
  'pay',
  'community',
  'facilities',
  'products',
  'custom',
] as const;
export type AlbumTheme = (typeof ALBUM_THEMES)[number];
