const MAX_FAILURES = 5;
const OPEN_MS = 15_000;

/** Circuit breaker: after several failures in a row, requests fail at once for a while. */
export function circuit() {
  let failures = 0;
  let openUntil = 0;
  return {
    isClosed(now: number): boolean {
      if (failures < MAX_FAILURES) return true;
      if (now < openUntil) return false;
      openUntil = now + OPEN_MS;
      return true;
    },
    failed(now: number): void {
      failures += 1;
      if (failures >= MAX_FAILURES) openUntil = now + OPEN_MS;
    },
    succeeded(): void {
      failures = 0;
    },
  };
}
