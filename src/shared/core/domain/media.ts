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
