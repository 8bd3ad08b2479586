import { describe, expect, it } from 'vitest';
import {
  chancesOf,
  exactFigure,
  published,
  rightGuesses,
} from '#tests/privacy/planted-mailboxes.ts';
import { drawFigure, drawNoise, FIGURE, roundedNoisy } from './noisy-figure.ts';

const drawing = (...numbers: number[]) => {
  const left = [...numbers];
  return () => left.shift() ?? 3;
};

it('adds as much noise to either side as drawn', () => {
  expect(drawNoise(drawing())).toBe(0);
  expect(drawNoise(drawing(0, 1, 2, 3))).toBe(3);
  expect(drawNoise(drawing(3, 0, 2, 3))).toBe(-2);
});

it('rounds to fives, never above the addresses, and hides counts below ten', () => {
  const figures = [-3, 0, 9, 10, 12, 13, 17, 18, 23].map((noisy) => roundedNoisy(noisy, 23));
  expect(figures).toEqual([null, null, null, 10, 10, 15, 15, 20, 20]);
});

it('applies the threshold to the noisy count', () => {
  const up = drawing(0, 3);
  const down = drawing(3, 0, 3);
  expect([drawFigure(9, up, 20), drawFigure(10, down, 20)]).toEqual([10, null]);
});

it('bounds what a count discloses about one person by the noise', () => {
  const { minAddresses } = FIGURE;
  for (let count = 0; count < minAddresses; count += 1) {
    const [without, having] = [chancesOf(count), chancesOf(count + 1)];
    for (const [figure, chance] of having) {
      const ratio = chance / (without.get(figure) ?? 0);
      expect(ratio).toBeGreaterThanOrEqual(0.75 - 1e-9);
      expect(ratio).toBeLessThanOrEqual(1 / 0.75 + 1e-9);
    }
  }
});

describe('an employer who knows some of twenty recipients', () => {
  const draws = 2_000;

  it.each([1, 10, 19])('guesses hardly better than a coin with %i', (planted) => {
    expect(rightGuesses(planted, { draws, publish: published, seed: 3 })).toBeLessThanOrEqual(0.65);
  });

  it('would know from exact counts', () => {
    expect(rightGuesses(19, { draws, publish: exactFigure, seed: 3 })).toBe(1);
  });
});
