import type { Locale } from '../locale.ts';

/** Receiving: parts of the list still come in, nothing leaves. */
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
 * What a sending lacks that waits until somebody who may resumes it; `unconfirmed`: an earlier one came back too
 * often, and its company has not said since that its lists are its own people.
 */
export const PAUSE_REASONS = ['package', 'unlisted', 'right', 'sender', 'unconfirmed'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Why a sending stopped, or was paused, without its company's doing. */
export const SUSPENSION_REASONS = [
  ...(['complaints', 'bounces', 'refusals', 'team'] as const),
  ...PAUSE_REASONS,
] as const;
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number];

/** What an employer sees of one recipient; why somebody was not sent to is nobody's to know. */
export const RECIPIENT_STATUSES = ['queued', 'sent', 'bounced', 'notSent'] as const;
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];

/** Why a mailbox gets no invitation any more. */
export const OPT_OUT_REASONS = ['asked', 'bounced', 'complained'] as const;
export type OptOutReason = (typeof OPT_OUT_REASONS)[number];

/** Whether the figures of a sending are to come, never come since its list is short, or are there. */
export const FIGURE_STATES = ['pending', 'tooFewAddresses', 'published'] as const;
export type FigureState = (typeof FIGURE_STATES)[number];

/** The text of an invitation, in the company's own words. */
export type InvitationEmail = Readonly<{
  subject: string;
  text: string;
  /** The language of everything in the mail that is not the company's own words. */
  layoutLang: Locale;
}>;
