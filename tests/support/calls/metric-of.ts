import { registry } from '#shared/server/metrics/registry.ts';

/** What the process tells of a series, such as `mails_total{outcome="sent"}`; 0 when it tells nothing yet. */
export async function metricOf(series: string): Promise<number> {
  const lines = (await registry.metrics()).split('\n');
  const line = lines.find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}
