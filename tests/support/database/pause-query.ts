// Holds one act at one of its queries while another is carried out, so that a race is the same in every run.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { db } from '#shared/server/db/pool.ts';

type Query = (...args: unknown[]) => unknown;

let asked = 0;
let pauseAt = Number.POSITIVE_INFINITY;
let paused: ((goOn: () => void) => void) | undefined;

export function watchQueries(): () => void {
  const query = pg.Client.prototype.query as Query;
  const watched: Query = function (this: pg.Client, ...args) {
    asked += 1;
    if (asked !== pauseAt || paused === undefined) return query.apply(this, args);
    const tell = paused;
    return new Promise((resolve, reject) => {
      tell(() => {
        const answer = query.apply(this, args);
        Promise.resolve(answer).then(resolve, reject);
      });
    });
  };
  Object.assign(pg.Client.prototype, { query: watched });
  return () => void Object.assign(pg.Client.prototype, { query });
}

export async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const before = asked;
  await work();
  return asked - before;
}

const WAITING = sql`select 1 from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database()`;
/** What waits for something else than the database says so by asking nothing for so long. */
const MOST_LOOKS = 30;

export async function between<One, Other>(
  number: number,
  first: () => Promise<One>,
  second: () => Promise<Other>,
): Promise<[PromiseSettledResult<One>, PromiseSettledResult<Other>]> {
  let goOn: () => void = () => undefined;
  const stands = new Promise<void>((resolve) => {
    paused = (release) => {
      goOn = release;
      resolve();
    };
  });
  pauseAt = asked + number;
  const one = first();
  await Promise.race([stands, Promise.allSettled([one])]);
  pauseAt = Number.POSITIVE_INFINITY;
  let isOver = false;
  const other = second().finally(() => {
    isOver = true;
  });
  const both = Promise.allSettled([one, other]);
  for (let look = 0; look < MOST_LOOKS && !isOver; look += 1) {
    const before = asked + 1;
    const { rows } = await db.execute(WAITING);
    if (rows.length > 0) break;
    if (asked !== before) look = 0;
  }
  goOn();
  return both;
}
