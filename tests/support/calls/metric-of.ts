import { registry } from '#shared/server/metrics/registry.ts';

export async function metricOf(series: string): Promise<number> {
  const lines = (await registry.metrics()).split('\n');
  const line = lines.find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}
