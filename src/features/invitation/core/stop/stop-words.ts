import type { SendingState, StopReason } from '#shared/core/domain/invitation.ts';

interface Stopped {
  readonly state: SendingState;
  readonly stoppedFor: StopReason | null;
  readonly mayConfirm: boolean;
}

interface Told<Words> {
  readonly stopped: Readonly<Record<StopReason, Words>>;
  /** Words for a sending that had left before too much of it came back. */
  readonly judged: Readonly<Record<'bounces' | 'complaints', Words>>;
  /** Words for the second stop by bounces, after which no act sends the rest. */
  readonly stoppedAgain: Words;
}

/** What is told of why a sending stopped, waits or is followed by nothing; null when there is nothing to tell. */
export function stopWords<Words>(
  { state, stoppedFor, mayConfirm }: Stopped,
  { stopped, judged, stoppedAgain }: Told<Words>,
): Words | null {
  if (stoppedFor === null) return null;
  const hasLeft = state === 'sent' && (stoppedFor === 'bounces' || stoppedFor === 'complaints');
  if (stoppedFor === 'bounces' && state === 'stopped' && !mayConfirm) return stoppedAgain;
  return hasLeft ? judged[stoppedFor] : stopped[stoppedFor];
}
