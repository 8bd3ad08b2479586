import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PictureWorkBusy, pictureWork, runningPictureWork } from './picture-work.ts';

it('runs two at a time, queues others and rejects beyond the queue', async () => {
  let most = 0;
  const work = () =>
    pictureWork(async () => {
      most = Math.max(most, runningPictureWork());
      await nextTurn();
    });
  const outcomes = await Promise.allSettled(Array.from({ length: 310 }, work));
  expect(most).toBe(2);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(302);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused?.reason).toBeInstanceOf(PictureWorkBusy);
  expect(runningPictureWork()).toBe(0);
});

it('leaves queue space for others when one client fills its share', async () => {
  const held = Promise.withResolvers<void>();
  const work = (caller: string) => pictureWork(() => held.promise, { key: caller });
  const greedy = Array.from({ length: 300 }, () => work('greedy'));
  const refused = Promise.allSettled(greedy.slice(42));
  const other = work('other');
  for (const outcome of await refused) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(PictureWorkBusy) });
  }
  held.resolve();
  await Promise.all([...greedy.slice(0, 42), other]);
});

it('rejects after the maximum wait and does not run abandoned work', async () => {
  const done: string[] = [];
  const held = Promise.withResolvers<void>();
  const work = (name: string, within?: number) =>
    pictureWork(
      async () => {
        await held.promise;
        done.push(name);
      },
      within === undefined ? {} : { timeoutMs: within },
    );
  const first = [work('a'), work('b')];
  await expect(work('impatient', 10)).rejects.toBeInstanceOf(PictureWorkBusy);
  expect(done).toEqual([]);
  const patient = work('patient', 60_000);
  held.resolve();
  await Promise.all([...first, patient]);
  expect(done).toEqual(['a', 'b', 'patient']);
});

it('runs background work one at a time and after requests', async () => {
  const order: string[] = [];
  const work = (name: string, inBackground: boolean) =>
    pictureWork(
      async () => {
        order.push(name);
        await nextTurn();
      },
      { isBackground: inBackground },
    );
  const all = [work('ahead 1', true), work('ahead 2', true)];
  expect(runningPictureWork()).toBe(1);
  all.push(work('reader 1', false), work('reader 2', false), work('reader 3', false));
  await Promise.all(all);
  expect(order).toEqual(['ahead 1', 'reader 1', 'reader 2', 'reader 3', 'ahead 2']);
});
