import { expect, it } from 'vitest';
import { registry } from '#shared/server/metrics/registry.ts';
import { noteFirstPaint } from './reader-times.ts';

const from =
  (referer: string, agent = 'Mozilla/5.0') =>
  (name: string) =>
    ({ referer, 'user-agent': agent })[name];
const told = async () =>
  (await registry.metrics()).match(/^browser_first_paint_seconds_(?:bucket|sum).*$/gm) ?? [];

it('publishes paint times of five readers, in five sizes, by page kind', async () => {
  const left = from('https://yousay.example/en/company/a-12/hrsay');
  for (const halfSeconds of [1, 1, 3, 9_999]) noteFirstPaint(halfSeconds, left);
  noteFirstPaint(1, from('https://yousay.example/company/b-7/yousay'));
  noteFirstPaint(0, left);
  noteFirstPaint(1, from('https://yousay.example/en/company/a-12/hrsay', 'a bot/1'));
  noteFirstPaint(1, from(''));
  expect(await told()).toEqual([]);
  noteFirstPaint(2, left);
  expect(await told()).toEqual([
    'browser_first_paint_seconds_bucket{le="0.5",page="hrsay"} 2',
    'browser_first_paint_seconds_bucket{le="1",page="hrsay"} 3',
    'browser_first_paint_seconds_bucket{le="2",page="hrsay"} 4',
    'browser_first_paint_seconds_bucket{le="4",page="hrsay"} 4',
    'browser_first_paint_seconds_bucket{le="+Inf",page="hrsay"} 5',
    'browser_first_paint_seconds_sum{page="hrsay"} 13.5',
  ]);
  for (const halfSeconds of [1, 1, 1, 1]) noteFirstPaint(halfSeconds, left);
  expect(await told()).toContain('browser_first_paint_seconds_bucket{le="+Inf",page="hrsay"} 5');
});
