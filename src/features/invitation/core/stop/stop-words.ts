import type { SendingState, StopReason } from '../sending-lists.ts';

interface Told<Words> {
  readonly stopped: Readonly<Record<StopReason, Words>>;
  /** Words for a sending that had left before too much of it came back. */
  readonly judged: Readonly<Record<'bounces' | 'complaints', Words>>;
}

/** What is told of why a sending stopped, waits or is followed by nothing; null when there is nothing to tell. */
export function stopWords<Words>(
  { state, stoppedFor }: { readonly state: SendingState; readonly stoppedFor: StopReason | null },
  { stopped, judged }: Told<Words>,
): Words | null {
  if (stoppedFor === null) return null;
  const hasLeft = state === 'sent' && (stoppedFor === 'bounces' || stoppedFor === 'complaints');
  return hasLeft ? judged[stoppedFor] : stopped[stoppedFor];
}
