import { SENDING } from '../sending-settings.ts';

export interface CameBack {
  readonly sent: number;
  readonly bounced: number;
  readonly complained: number;
  /** What became of letters that left since the company confirmed the rest of the list: those before are judged already. */
  readonly since?: { readonly sent: number; readonly bounced: number } | null;
}

/**
 * Why a sending must not go on: mail systems refuse the letters of everybody when too many come back. A rate is
 * believed once enough letters left, or once enough came back whatever the rate's base.
 */
export function reasonToStop({
  sent,
  bounced,
  complained,
  since,
}: CameBack): 'complaints' | 'bounces' | null {
  const { complaints, bounces } = SENDING.stops;
  if (isOver(complained, sent, complaints)) return 'complaints';
  const judged = since ?? { sent, bounced };
  return isOver(judged.bounced, judged.sent, bounces) ? 'bounces' : null;
}

const isOver = (count: number, sent: number, { rate, from }: { rate: number; from: number }) =>
  (sent >= SENDING.stops.fromSent || count >= from) && count > rate * sent;
