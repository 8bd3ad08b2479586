import { expect, it } from 'vitest';
import { longSubjects } from './commit-subjects.ts';

it('names a subject of 73 characters and leaves one of 72, however they are written', () => {
  const thai = 'ก'.repeat(72);
  const log = `a1b2c3d ${'x'.repeat(72)}\nb1b2c3d ${'y'.repeat(73)}\nc1b2c3d ${thai}\n`;
  expect(longSubjects(log)).toEqual([`b1b2c3d ${'y'.repeat(73)}: 73 characters, 72 at most`]);
  expect(longSubjects('')).toEqual([]);
});
