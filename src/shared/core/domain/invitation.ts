import type { Locale } from '../locale.ts';

/** `receiving`: parts of the list still arrive, and no e-mail leaves. */
export const CAMPAIGN_STATES = [
  'receiving',
  'sending',
  'paused',
  'stopped',
  'cancelled',
  'sent',
] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/**
 * Missing conditions that pause a campaign until an authorized user resumes it; `unconfirmed`: an
 * earlier campaign had too many bounces, and the company has not confirmed its lists since.
 */
export const PAUSE_REASONS = ['package', 'unlisted', 'right', 'sender', 'unconfirmed'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Reasons for a stop or pause that the company did not request. */
export const SUSPENSION_REASONS = [
  ...(['complaints', 'bounces', 'refusals', 'team'] as const),
  ...PAUSE_REASONS,
] as const;
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number];

/** Statuses shown to employers; the reason for `notSent` is never disclosed. */
export const RECIPIENT_STATUSES = ['queued', 'sent', 'bounced', 'notSent'] as const;
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];

export const OPT_OUT_REASONS = ['asked', 'bounced', 'complained'] as const;
export type OptOutReason = (typeof OPT_OUT_REASONS)[number];

/** `pending`: links are still open; `tooFewAddresses`: too few recipients to publish counts. */
export const FIGURE_STATES = ['pending', 'tooFewAddresses', 'published'] as const;
export type FigureState = (typeof FIGURE_STATES)[number];

/** The text of an invitation, in the company's own words. */
export type InvitationEmail = Readonly<{
  subject: string;
  text: string;
  /** The language of the fixed texts around the company's own text. */
  layoutLang: Locale;
}>;
