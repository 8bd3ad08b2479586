const AT_ONCE = 2;
const MOST_WAITING = 60;

export class PictureWorkBusy extends Error {
  constructor() {
    super('too many pictures are waiting to be drawn');
    this.name = 'PictureWorkBusy';
  }
}

let working = 0;
const waiting: (() => void)[] = [];

/** Decoding and encoding take memory and a core each: a few at once, a bounded queue, then refusal. */
export async function pictureWork<Value>(work: () => Promise<Value>): Promise<Value> {
  if (working >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new PictureWorkBusy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    working += 1;
  }
  try {
    return await work();
  } finally {
    // Handed on, so that nobody who comes now slips in before those who wait.
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

export function pictureWorkUnderWay(): number {
  return working;
}
