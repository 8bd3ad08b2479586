import { expect, it } from 'vitest';
import { planDelivery, type Quota, remainingToday } from './sending-plan.ts';

const known: Quota = {
  hasKey: true,
  perDay: 500,
  usedToday: 0,
  sender: { days: 9, usedToday: 0 },
};
const fresh: Quota = { ...known, sender: { days: 0, usedToday: 0 } };

it('what is over for a day leaves on the next ones', () => {
  expect(planDelivery(500, 0, known)).toEqual({ days: 1, today: 500 });
  expect(planDelivery(501, 0, known)).toEqual({ days: 2, today: 500 });
  expect(planDelivery(5_000, 0, known)).toEqual({ days: 10, today: 500 });
});

it('what has left today and what waits before it takes its part of the day', () => {
  expect(planDelivery(300, 0, { ...known, usedToday: 400 })).toEqual({ days: 2, today: 100 });
  expect(planDelivery(300, 400, known)).toEqual({ days: 2, today: 100 });
  expect(planDelivery(10, 700, known)).toEqual({ days: 2, today: 0 });
  expect(remainingToday({ ...known, usedToday: 600 })).toBe(0);
});

it('a new sender begins slowly, by the days on which it has sent', () => {
  expect(remainingToday(fresh)).toBe(100);
  expect(remainingToday({ ...fresh, sender: { days: 1, usedToday: 50 } })).toBe(200);
  expect(planDelivery(850, 0, fresh)).toEqual({ days: 3, today: 100 });
  expect(planDelivery(851, 0, fresh)).toEqual({ days: 4, today: 100 });
});

it('nothing leaves before the key of its labels is made, which uses up no day of a new sender', () => {
  expect(remainingToday({ ...known, hasKey: false })).toBe(0);
  expect(planDelivery(500, 0, { ...known, hasKey: false })).toEqual({ days: 2, today: 0 });
  expect(planDelivery(100, 0, { ...fresh, hasKey: false })).toEqual({ days: 2, today: 0 });
  expect(planDelivery(101, 0, { ...fresh, hasKey: false })).toEqual({ days: 3, today: 0 });
});

it('even one letter a day comes to an end', () => {
  expect(planDelivery(3, 0, { ...fresh, perDay: 1 })).toEqual({ days: 3, today: 1 });
});
