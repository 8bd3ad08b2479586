import { expect, it } from 'vitest';
import { recognitionExample } from './recognition-example.ts';

it('sums by hand to the displayed score, and earns a recognition', () => {
  const { weights, weighted, priorWeight, industryMean, score, low, level, market } =
    recognitionExample();
  expect((weighted + priorWeight * industryMean) / (weights + priorWeight)).toBeCloseTo(score, 10);
  expect(low).toBeGreaterThan(market.mean);
  expect(level).not.toBeNull();
});
