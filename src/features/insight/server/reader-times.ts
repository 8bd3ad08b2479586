import { histogram } from '#shared/server/metrics/registry.ts';
import { isCountedReader } from '../core/counted-reader.ts';
import { MIN_FIGURE } from '../core/insight.ts';
import { visitedPage } from '../core/visited-page.ts';

const BUCKETS = [0.5, 1, 2, 4];
const MAX_SECONDS = 10;

const seconds = histogram(
  'browser_first_paint_seconds',
  'Time to first paint by page, published for five visitors at a time',
  BUCKETS,
  ['page'],
);

const waiting = new Map<string, number[]>();

/** Records first paints by kind of page, five at a time, so that no reader is singled out. */
export function noteFirstPaint(
  halfSeconds: number,
  header: (name: string) => string | null | undefined,
): void {
  const left = header('referer') ?? '';
  if (halfSeconds === 0 || !URL.canParse(left) || !isCountedReader(header)) return;
  const page = visitedPage(new URL(left).pathname)?.page ?? 'other';
  const times = [...(waiting.get(page) ?? []), Math.min(halfSeconds / 2, MAX_SECONDS)];
  waiting.set(page, times);
  if (times.length < MIN_FIGURE) return;
  waiting.delete(page);
  for (const time of times) seconds.observe({ page }, time);
}
