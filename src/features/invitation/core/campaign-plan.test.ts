import { expect, it } from 'vitest';
import { planDelivery, type Quota, remainingToday } from './campaign-plan.ts';

const known: Quota = {
  hasKey: true,
  perDay: 500,
  usedToday: 0,
  sender: { days: 9, usedToday: 0 },
};
const fresh: Quota = { ...known, sender: { days: 0, usedToday: 0 } };

it('moves what exceeds a day to the next days', () => {
  expect(planDelivery(500, 0, known)).toEqual({ days: 1, today: 500 });
  expect(planDelivery(501, 0, known)).toEqual({ days: 2, today: 500 });
  expect(planDelivery(5_000, 0, known)).toEqual({ days: 10, today: 500 });
});

it('counts sent and queued emails towards the day', () => {
  expect(planDelivery(300, 0, { ...known, usedToday: 400 })).toEqual({ days: 2, today: 100 });
  expect(planDelivery(300, 400, known)).toEqual({ days: 2, today: 100 });
  expect(planDelivery(10, 700, known)).toEqual({ days: 2, today: 0 });
  expect(remainingToday({ ...known, usedToday: 600 })).toBe(0);
});

it('warms up a new sender by its days of activity', () => {
  expect(remainingToday(fresh)).toBe(100);
  expect(remainingToday({ ...fresh, sender: { days: 1, usedToday: 50 } })).toBe(200);
  expect(planDelivery(850, 0, fresh)).toEqual({ days: 3, today: 100 });
  expect(planDelivery(851, 0, fresh)).toEqual({ days: 4, today: 100 });
});

it('waits for the signing key without using a warm-up day', () => {
  expect(remainingToday({ ...known, hasKey: false })).toBe(0);
  expect(planDelivery(500, 0, { ...known, hasKey: false })).toEqual({ days: 2, today: 0 });
  expect(planDelivery(100, 0, { ...fresh, hasKey: false })).toEqual({ days: 2, today: 0 });
  expect(planDelivery(101, 0, { ...fresh, hasKey: false })).toEqual({ days: 3, today: 0 });
});

it('finishes with one email a day', () => {
  expect(planDelivery(3, 0, { ...fresh, perDay: 1 })).toEqual({ days: 3, today: 1 });
});
