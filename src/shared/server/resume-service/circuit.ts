const FAILURES = 5;
const REST_MILLISECONDS = 15_000;

/**
 * After some failures in a row nobody waits for the service any more: it gets a rest, then one
 * request after each rest finds out whether it is back.
 */
export function circuit() {
  let failures = 0;
  let restsUntil = 0;
  return {
    isClosed(now: number): boolean {
      if (failures < FAILURES) return true;
      if (now < restsUntil) return false;
      restsUntil = now + REST_MILLISECONDS;
      return true;
    },
    failed(now: number): void {
      failures += 1;
      if (failures >= FAILURES) restsUntil = now + REST_MILLISECONDS;
    },
    succeeded(): void {
      failures = 0;
    },
  };
}
