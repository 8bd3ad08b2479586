// An employer that owns some of the mailboxes it invites, and guesses from the figures what one other person did.
import {
  type DrawBelow,
  drawFigure,
  type NoisyFigure,
  roundedNoisy,
} from '#features/invitation/core/figures/noisy-figure.ts';
import { random } from '../../../scripts/artwork/random.ts';

export const ADDRESSES = 20;
/** What is beyond is rarer than one in 10^24. */
const FARTHEST = 200;
const DECAY = 0.75;

export type Publish = (count: number, draw: DrawBelow) => NoisyFigure;

export const published: Publish = (count, draw) => drawFigure(count, draw, ADDRESSES);
/** Rounded and with its threshold, as figures were before: what the attack must find. */
export const exactFigure: Publish = (count) => roundedNoisy(count, ADDRESSES);

type Chances = ReadonlyMap<NoisyFigure, number>;

export function chancesOf(count: number, isNoisy = true): Chances {
  const chances = new Map<NoisyFigure, number>();
  const farthest = isNoisy ? FARTHEST : 0;
  const whole = isNoisy ? (1 + DECAY) / (1 - DECAY) : 1;
  for (let noise = -farthest; noise <= farthest; noise += 1) {
    const figure = roundedNoisy(count + noise, ADDRESSES);
    const chance = DECAY ** Math.abs(noise) / whole;
    chances.set(figure, (chances.get(figure) ?? 0) + chance);
  }
  return chances;
}

function advantage(count: number, isNoisy: boolean): number {
  const [without, having] = [chancesOf(count, isNoisy), chancesOf(count + 1, isNoisy)];
  const figures = new Set([...without.keys(), ...having.keys()]);
  let sum = 0;
  for (const figure of figures)
    sum += Math.abs((without.get(figure) ?? 0) - (having.get(figure) ?? 0));
  return sum / 4;
}

/** Share of right guesses about one of twenty when the employer owns `planted` of the others. */
export function rightGuesses(
  planted: number,
  { draws, publish, seed }: { draws: number; publish: Publish; seed: number },
): number {
  const isNoisy = publish !== exactFigure;
  const chance = random('planted', planted, seed);
  const draw: DrawBelow = (below) => chance.int(0, below - 1);
  const edges = Array.from({ length: ADDRESSES }, (_, count) => advantage(count, isNoisy));
  const chances = Array.from({ length: ADDRESSES + 1 }, (_, count) => chancesOf(count, isNoisy));
  const honest = ADDRESSES - 1 - planted;
  let right = 0;
  for (let at = 0; at < draws; at += 1) {
    const others = Array.from({ length: honest }, () => chance.int(0, 1));
    const known = others.reduce((sum, did) => sum + did, 0);
    const count = mostRevealing(edges, known, known + planted);
    const did = chance.int(0, 1);
    const figures = [publish(count + did, draw), publish(count + did, draw)];
    const likely = (of: number) =>
      figures.reduce<number>((product, figure) => product * (chances[of]?.get(figure) ?? 0), 1);
    const [no, yes] = [likely(count), likely(count + 1)];
    const guess = yes === no ? chance.int(0, 1) : Number(yes > no);
    right += Number(guess === did);
  }
  return right / draws;
}

function mostRevealing(edges: readonly number[], from: number, to: number): number {
  let best = from;
  for (let count = from; count <= to; count += 1)
    if ((edges[count] ?? 0) > (edges[best] ?? 0)) best = count;
  return best;
}
