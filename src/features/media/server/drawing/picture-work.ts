const MAX_CONCURRENT = 2;
const MOST_WAITING = 300;
/** More than a page shows at once; the rest of the queue is for others. */
const MOST_WAITING_OF_ONE = 40;

export class PictureWorkBusy extends Error {
  constructor() {
    super('too many pictures are waiting to be drawn');
    this.name = 'PictureWorkBusy';
  }
}

interface PictureWorkTerms {
  /** Milliseconds to wait for a turn at most; the work itself bounds its own time. */
  readonly within?: number;
  /** Who waits for it: nobody fills the queue alone. */
  readonly caller?: string | undefined;
  /** In the background: one at a time, and only while no reader's picture is due. */
  readonly inBackground?: boolean;
}

type Turn = () => void;

let working = 0;
let workingInBackground = 0;
const readers = new Map<Turn, string | undefined>();
const background: Turn[] = [];

/**
 * Decoding and encoding take memory and a core each: a few at once, a bounded queue, a bounded wait,
 * then refusal. Whatever the work reads it should read when its turn has come.
 */
export async function pictureWork<Value>(
  work: () => Promise<Value>,
  { within, caller, inBackground = false }: PictureWorkTerms = {},
): Promise<Value> {
  if (inBackground) await backgroundTurn();
  else await readersTurn(within, caller);
  try {
    return await work();
  } finally {
    working -= 1;
    if (inBackground) workingInBackground -= 1;
    giveTurns();
  }
}

export function pictureWorkUnderWay(): number {
  return working;
}

function readersTurn(within: number | undefined, caller: string | undefined): Promise<void> {
  if (readers.size >= MOST_WAITING || hasItsShare(caller)) throw new PictureWorkBusy();
  return new Promise((resolve, reject) => {
    const turn = () => {
      clearTimeout(timer);
      resolve();
    };
    const giveUp = () => {
      readers.delete(turn);
      reject(new PictureWorkBusy());
    };
    const timer = within === undefined ? undefined : setTimeout(giveUp, within);
    readers.set(turn, caller);
    giveTurns();
  });
}

function hasItsShare(caller: string | undefined): boolean {
  if (caller === undefined) return false;
  const own = [...readers.values()].filter((other) => other === caller);
  return own.length >= MOST_WAITING_OF_ONE;
}

function backgroundTurn(): Promise<void> {
  return new Promise((resolve) => {
    background.push(resolve);
    giveTurns();
  });
}

/** The first who waits goes first, readers before all others. */
function giveTurns(): void {
  while (working < MAX_CONCURRENT) {
    const [reader] = readers.keys();
    if (reader !== undefined) {
      readers.delete(reader);
      working += 1;
      reader();
      continue;
    }
    const next = workingInBackground === 0 ? background.shift() : undefined;
    if (next === undefined) return;
    working += 1;
    workingInBackground += 1;
    next();
  }
}
