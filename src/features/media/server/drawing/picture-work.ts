import { type NoTurn, Turns, type TurnWishes } from '#shared/server/turns.ts';

/** More than a page shows at once may wait for one caller; the rest of the queue is for others. */
const turns = new Turns({
  name: 'pictures',
  atOnce: 2,
  mostWaiting: 300,
  perCaller: { mostWaiting: 40 },
  retryAfter: 2,
});

export class PictureWorkBusy extends Error {
  /** Seconds after which it may be asked for again. */
  readonly retryAfter: number;

  constructor({ retryAfter }: NoTurn) {
    super('too many pictures are waiting to be drawn');
    this.name = 'PictureWorkBusy';
    this.retryAfter = retryAfter;
  }
}

/**
 * Decoding and encoding take memory and a core each: a few at once, a bounded queue, a bounded wait,
 * then refusal. Whatever the work reads it should read when its turn has come.
 */
export async function pictureWork<Value>(
  work: () => Promise<Value>,
  wishes?: TurnWishes,
): Promise<Value> {
  const taken = await turns.take(work, wishes);
  if (!taken.ok) throw new PictureWorkBusy(taken);
  return taken.value;
}

export const pictureWorkUnderWay = (): number => turns.running;
