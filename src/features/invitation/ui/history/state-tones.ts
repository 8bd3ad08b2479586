import type { CAMPAIGN_STATES } from '#shared/core/domain/invitation.ts';

export const STATE_TONES = {
  receiving: 'plain',
  sending: 'info',
  paused: 'warning',
  stopped: 'warning',
  cancelled: 'plain',
  sent: 'success',
} as const satisfies Readonly<Record<(typeof CAMPAIGN_STATES)[number], string>>;
