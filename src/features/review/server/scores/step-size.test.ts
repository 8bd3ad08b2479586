import { expect, it } from 'vitest';
import { nextStepSize } from './step-size.ts';

it.each([
  [25, 50, 25],
  [100, 384, 13],
  [25, 10, 50],
  [50, 1, 100],
  [100, 10, 100],
  [10, 5_000, 10],
  [10, 60, 10],
])('%i companies in %i ms are followed by %i', (companies, heldMs, next) => {
  expect(nextStepSize(companies, heldMs)).toBe(next);
});

it('converges where a step holds the lock for fifty milliseconds', () => {
  const msPerCompany = 4;
  let companies = 25;
  for (let step = 0; step < 10; step += 1)
    companies = nextStepSize(companies, companies * msPerCompany);
  expect(companies * msPerCompany).toBeLessThanOrEqual(50);
  expect(companies).toBeGreaterThanOrEqual(10);
});
