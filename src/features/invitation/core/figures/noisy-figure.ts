/** Draws an integer from 0 to `below - 1` with uniform probability. */
export type DrawBelow = (below: number) => number;

/** A noisy count rounded to fives; null: too small to be disclosed. */
export type NoisyFigure = number | null;

/** Thresholds and rounding of counts of anonymous events for employers (decision 0174). */
export const FIGURE = { minAddresses: 20, minShown: 10, step: 5 } as const;

/** The geometric distribution of the noise: each next value is 3/4 as likely as the one before. */
const DECAY = { of: 4, goesOn: 3 } as const;

/** Draws noise with P(k) = 0.75^|k| / 7, exactly, as the difference of two geometric numbers. */
export const drawNoise = (draw: DrawBelow): number => drawGeometric(draw) - drawGeometric(draw);

function drawGeometric(draw: DrawBelow): number {
  let steps = 0;
  while (draw(DECAY.of) < DECAY.goesOn) steps += 1;
  return steps;
}

/** Rounds a noisy count to fives, up to the number of addresses; null below `minShown`. */
export function roundedNoisy(
  noisyCount: number,
  addresses = Number.POSITIVE_INFINITY,
): NoisyFigure {
  if (noisyCount < FIGURE.minShown) return null;
  const { step } = FIGURE;
  const maxFigure = Math.floor(addresses / step) * step;
  return Math.min(Math.round(noisyCount / step) * step, maxFigure);
}

/** Draws the count to publish; callers store it, because repeated draws would average out. */
export const drawFigure = (count: number, draw: DrawBelow, addresses?: number): NoisyFigure =>
  roundedNoisy(count + drawNoise(draw), addresses);
