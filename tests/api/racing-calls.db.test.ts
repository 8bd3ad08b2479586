// Any two concurrent mutations end as if one came after the other, or one fails as a conflict.
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as rateLimits from '#shared/server/http/endpoint/rate-limits.ts';
import {
  type Act,
  act,
  acts,
  world as makeWorld,
  type World,
} from '../support/contracts/racing-acts.ts';
import { between, queriesOf, watchQueries } from '../support/database/pause-query.ts';
import { type Remembered, rememberRows } from '../support/database/remembered.ts';
import { ownDataDir } from '../support/fixtures/own-data-dir.ts';

function takeNoPoints(): void {
  vi.spyOn(rateLimits, 'takePoint').mockResolvedValue(null);
  vi.spyOn(rateLimits, 'withinQuota').mockImplementation((_quota, _key, act) => act());
}
beforeEach(takeNoPoints);
ownDataDir();
afterAll(watchQueries());

let world: World;
let remembered: Remembered;

beforeAll(async () => {
  takeNoPoints();
  world = await makeWorld();
  remembered = await rememberRows();
});

async function outcomeOf(one: Act): Promise<'done' | 'refused'> {
  const outcome = await act(world, one);
  return outcome?.ok ? 'done' : 'refused';
}

async function inTurn(first: Act, second: Act) {
  await remembered.bringBack();
  let one: string = '';
  const queries = await queriesOf(async () => {
    one = await outcomeOf(first);
  });
  const other = await outcomeOf(second);
  return { queries, answers: [one, other].toSorted(), changes: await remembered.changes() };
}

async function alone(one: Act) {
  await remembered.bringBack();
  return { answers: [await outcomeOf(one), 'refused'], changes: await remembered.changes() };
}

/** Each act with itself, so that every one is raced, and some of the other pairs. */
const SEED = 36;
/** `npm test` draws fewer of the other pairs, and holds each pair at one of its moments, in turn. */
const isShort = process.env.UNIT === 'short';
const OTHER_PAIRS = isShort ? 8 : 50;
const moments = fc
  .tuple(fc.nat(32), fc.nat(32), fc.nat(32))
  .map(([one, two, three]) => [one, 33 + two, 66 + three].map((percent) => percent / 100));
const drawn = fc.sample(fc.tuple(fc.constantFrom(...acts), fc.constantFrom(...acts), moments), {
  seed: SEED,
  numRuns: acts.length + OTHER_PAIRS,
});
const pairs = drawn.map(([first, second, drawnParts], index) => {
  const self = acts[index];
  const turn = index % drawnParts.length;
  const parts = isShort ? drawnParts.slice(turn, turn + 1) : drawnParts;
  return self ? { first: self, second: self, parts } : { first, second, parts };
});

it.each(pairs)(
  '$first.name and $second.name at once end as one after the other',
  async ({ first, second, parts }) => {
    const straight = await inTurn(first, second);
    const turned = first === second ? straight : await inTurn(second, first);
    const allowed = [straight, turned].map(({ answers, changes }) => ({ answers, changes }));
    for (const part of parts) {
      await remembered.bringBack();
      const number = 1 + Math.floor(part * straight.queries);
      const results = await between(
        number,
        () => outcomeOf(first),
        () => outcomeOf(second),
      );
      const answers = results.map((result) =>
        result.status === 'fulfilled' ? result.value : String(result.reason.cause ?? result.reason),
      );
      const end = { answers: answers.toSorted(), changes: await remembered.changes() };
      const isAllowed = allowed.some((one) => isDeepStrictEqual(one, end));
      const done = answers.indexOf('done');
      const isRefused = end.answers.join() === 'done,refused';
      if (!isAllowed && isRefused) allowed.push(await alone(done === 0 ? first : second));
      expect(allowed, `seed ${SEED}, held before query ${number}`).toContainEqual(end);
    }
  },
);
