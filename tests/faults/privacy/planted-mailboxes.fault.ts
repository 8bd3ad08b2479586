import { expect, test } from 'vitest';
import { exactFigure, published, rightGuesses } from '../../support/privacy/planted-mailboxes.ts';

const DRAWS = 10_000;
const MAX_PLANTED = 19;
const MAX_RIGHT_SHARE = 0.65;
const counts = Array.from({ length: MAX_PLANTED }, (_, at) => at + 1);

test.each(counts)(
  'with %i of 20 planted addresses an employer hardly guesses better',
  (planted) => {
    const right = rightGuesses(planted, { draws: DRAWS, publish: published, seed: 7 });
    process.stdout.write(`${planted} planted: ${(right * 100).toFixed(1)} % right\n`);
    expect(right).toBeLessThanOrEqual(MAX_RIGHT_SHARE);
  },
);

test('an exact figure is found, so the attack is one', () => {
  for (const planted of counts) {
    const right = rightGuesses(planted, { draws: DRAWS, publish: exactFigure, seed: 7 });
    process.stdout.write(`${planted} planted, exact: ${(right * 100).toFixed(1)} % right\n`);
    expect(right).toBeGreaterThan(MAX_RIGHT_SHARE);
  }
});
