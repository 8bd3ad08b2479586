import { setTimeout as wait } from 'node:timers/promises';

export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  { timeout = 60_000, interval = 50 } = {},
): Promise<void> {
  const giveUpAt = performance.now() + timeout;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error(`not so after ${timeout} ms: ${isSo}`);
    await wait(interval);
  }
}
