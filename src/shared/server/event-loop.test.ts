import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackWork, watchEventLoop } from './event-loop.ts';
import { log } from './log.ts';

const EVERY_MS = 100;
const onHeld = vi.fn();
const warn = vi.fn();
const clock = { now: 0 };
let stop = () => {};

beforeEach(() => {
  vi.spyOn(log, 'warn').mockImplementation(warn);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  stop = watchEventLoop(onHeld, () => clock.now);
});

afterEach(() => {
  stop();
});

function turn(heldMs = 0) {
  clock.now += EVERY_MS + heldMs;
  vi.advanceTimersByTime(EVERY_MS);
}

const asked = (requestId: string) => ({ requestId, method: 'GET', url: '/en/submission' });

it('names the requests that were active while the loop was blocked, and counts the event', async () => {
  const open = Promise.withResolvers<void>();
  const before = trackWork(asked('before'), async () => {});
  await before;
  turn();
  const slow = trackWork(asked('slow'), async () => {
    clock.now += 700;
  });
  const waiting = trackWork({ job: 'scores', idJob: 'a' }, () => open.promise);
  await slow;
  turn();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      milliseconds: 700,
      work: [asked('slow'), { job: 'scores', idJob: 'a' }],
    }),
    'the event loop was blocked',
  );
  expect(onHeld).toHaveBeenCalledTimes(1);
  open.resolve();
  await waiting;
});

it('ignores short delays and work that failed earlier', async () => {
  await expect(
    trackWork(asked('broken'), () => Promise.reject(new Error('a bug'))),
  ).rejects.toThrow();
  turn(200);
  expect(warn).not.toHaveBeenCalled();
  turn(201);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ milliseconds: 201, work: [] }),
    'the event loop was blocked',
  );
});

it('limits the names per line', async () => {
  await Promise.all(
    Array.from({ length: 500 }, (_, index) => trackWork(asked(String(index)), async () => {})),
  );
  turn(300);
  const work = warn.mock.calls[0]?.[0] as unknown as { work: { requestId: string }[] };
  expect(work.work).toHaveLength(20);
  expect(work.work.at(-1)?.requestId).toBe('499');
});
