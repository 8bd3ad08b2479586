import type { StopReason } from '../sending-lists.ts';
import { SENDING } from '../sending-settings.ts';

export interface CameBack {
  readonly sent: number;
  readonly bounced: number;
  readonly complained: number;
}

/**
 * Why a sending must not go on: mail systems refuse the letters of everybody when too many come back. A rate is
 * believed once enough letters left, or once enough came back whatever the rate's base.
 */
export function reasonToStop({ sent, bounced, complained }: CameBack): StopReason | null {
  const { fromSent, complaints, bounces } = SENDING.stops;
  const isOver = (count: number, { rate, from }: { rate: number; from: number }) =>
    (sent >= fromSent || count >= from) && count > rate * sent;
  if (isOver(complained, complaints)) return 'complaints';
  return isOver(bounced, bounces) ? 'bounces' : null;
}
