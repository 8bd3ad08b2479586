export const MODERATION_REASONS = [
  'personalData',
  'abuse',
  'crimeAccusation',
  'confidential',
  'notAboutWork',
  'duplicate',
  'conflictOfInterest',
] as const;

export type ModerationReason = (typeof MODERATION_REASONS)[number];
