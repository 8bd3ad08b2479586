import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PictureWorkBusy, pictureWork, pictureWorkUnderWay } from './picture-work.ts';

it('runs two at once, keeps the others waiting and refuses what is too much', async () => {
  let most = 0;
  const work = () =>
    pictureWork(async () => {
      most = Math.max(most, pictureWorkUnderWay());
      await pause(2);
      return 1;
    });
  const outcomes = await Promise.allSettled(Array.from({ length: 70 }, work));
  expect(most).toBe(2);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(62);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused?.reason).toBeInstanceOf(PictureWorkBusy);
  expect(pictureWorkUnderWay()).toBe(0);
});

it('goes on after a failure', async () => {
  await expect(pictureWork(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await pictureWork(() => Promise.resolve(2))).toBe(2);
});
