import type { SuspensionReason } from '#shared/core/domain/invitation.ts';
import type { Campaign } from '../campaign-contract.ts';

interface SuspensionMessages<Words> {
  readonly stopped: Readonly<Record<SuspensionReason, Words>>;
  /** Messages for a campaign that was fully sent before too many bounces or complaints came. */
  readonly judged: Readonly<Record<'bounces' | 'complaints', Words>>;
  /** Messages for the second suspension by bounces, after which the rest cannot be sent. */
  readonly stoppedAgain: Words;
}

export function suspensionMessage<Words>(
  {
    state,
    suspendedReason,
    mayConfirm,
  }: Pick<Campaign, 'state' | 'suspendedReason' | 'mayConfirm'>,
  { stopped, judged, stoppedAgain }: SuspensionMessages<Words>,
): Words | null {
  if (suspendedReason === null) return null;
  const hasLeft =
    state === 'sent' && (suspendedReason === 'bounces' || suspendedReason === 'complaints');
  if (suspendedReason === 'bounces' && state === 'stopped' && !mayConfirm) return stoppedAgain;
  return hasLeft ? judged[suspendedReason] : stopped[suspendedReason];
}
