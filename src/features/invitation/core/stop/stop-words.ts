import type { CampaignState, SuspensionReason } from '#shared/core/domain/invitation.ts';

interface SuspendedCampaign {
  readonly state: CampaignState;
  readonly stoppedFor: SuspensionReason | null;
  readonly mayConfirm: boolean;
}

interface SuspensionMessages<Words> {
  readonly stopped: Readonly<Record<SuspensionReason, Words>>;
  /** Words for a sending that had left before too much of it came back. */
  readonly judged: Readonly<Record<'bounces' | 'complaints', Words>>;
  /** Words for the second stop by bounces, after which no act sends the rest. */
  readonly stoppedAgain: Words;
}

/** What is told of why a sending stopped, waits or is followed by nothing; null when there is nothing to tell. */
export function suspensionMessage<Words>(
  { state, stoppedFor, mayConfirm }: SuspendedCampaign,
  { stopped, judged, stoppedAgain }: SuspensionMessages<Words>,
): Words | null {
  if (stoppedFor === null) return null;
  const hasLeft = state === 'sent' && (stoppedFor === 'bounces' || stoppedFor === 'complaints');
  if (stoppedFor === 'bounces' && state === 'stopped' && !mayConfirm) return stoppedAgain;
  return hasLeft ? judged[stoppedFor] : stopped[stoppedFor];
}
