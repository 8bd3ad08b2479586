import { expect, it, vi } from 'vitest';
import { admitToRender } from './admit-to-render.ts';

const { takePoint } = vi.hoisted(() => ({ takePoint: vi.fn() }));
vi.mock('#shared/server/http/endpoint/rate-limits.ts', () => ({
  addressKey: (address: string) => address,
  takePoint,
}));

it('serializes points of a flood from many addresses', async () => {
  const first = Promise.withResolvers<null>();
  takePoint.mockReturnValueOnce(first.promise).mockResolvedValue(null);
  const answers = Array.from({ length: 50 }, (_, host) =>
    admitToRender({ address: `192.0.2.${host}`, owner: null }, async () => 'page'),
  );
  await vi.waitFor(() => expect(takePoint).toHaveBeenCalled());
  expect(takePoint).toHaveBeenCalledTimes(1);
  first.resolve(null);
  expect(new Set((await Promise.all(answers)).map(({ ok }) => ok))).toEqual(new Set([true]));
  expect(takePoint).toHaveBeenCalledTimes(50);
});
