import { setTimeout } from 'node:timers/promises';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of this process. Labels are closed lists; Prometheus reserves `job`, `instance`. */
export const registry = new Registry();

export const WAIT_BUCKETS_SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function counter<Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> {
  unregister(name);
  return new Counter({ name, help, labelNames: [...labelNames], registers: [registry] });
}

export function histogram<Label extends string = never>(
  name: string,
  help: string,
  buckets: readonly number[],
  labelNames: readonly Label[] = [],
): Histogram<Label> {
  unregister(name);
  const registers = [registry];
  const labels = [...labelNames];
  return new Histogram({ name, help, buckets: [...buckets], labelNames: labels, registers });
}

/** Durations of requests with exemplars by `request_id`, as in the log. */
export function requestHistogram<Label extends string>(name: string, help: string, label: Label) {
  unregister(name);
  const seconds = new Histogram<Label | 'request_id'>({
    name,
    help,
    buckets: [...WAIT_BUCKETS_SECONDS],
    labelNames: [label],
    enableExemplars: true,
    // The library allows exemplars only in OpenMetrics registries.
    registers: [],
  });
  registry.registerMetric(seconds);
  return seconds;
}

/** A value without labels, or one for each combination of labels; null and none leave it out. */
type Readings<Label extends string> =
  | number
  | null
  | readonly (readonly [labels: Record<Label, string>, value: number])[];

/** A slow gauge fails first: Prometheus waits ten seconds for all metrics. */
const READ_TIMEOUT_MS = 3_000;

async function timedOut(): Promise<never> {
  await setTimeout(READ_TIMEOUT_MS, undefined, { ref: false });
  throw new Error('no response');
}

/** A gauge read on each scrape; a failing one is left out alone. */
export function gauge<Label extends string = never>(
  name: string,
  help: string,
  read: () => Readings<Label> | Promise<Readings<Label>>,
  labelNames: readonly Label[] = [],
): void {
  unregister(name);
  new Gauge<Label>({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      const readings = await Promise.race([Promise.try(read), timedOut()]).catch(() => null);
      this.reset();
      if (labelNames.length === 0) this.remove();
      if (typeof readings === 'number') this.set(readings);
      else for (const [labels, value] of readings ?? []) this.set(labels, value);
    },
  });
}

type MetricsSnapshot = Awaited<ReturnType<typeof registry.getMetricsAsJSON>>;

export async function metricsSnapshot(): Promise<MetricsSnapshot> {
  const metrics = registry.getMetricsAsArray().map(({ name }) => registry.getSingleMetric(name));
  const counting = metrics.filter(
    (metric) => metric instanceof Counter || metric instanceof Histogram,
  );
  return Promise.all(counting.map((metric) => metric.get()));
}

/** Metrics of this process and, labelled, of another; OpenMetrics includes exemplars. */
export async function metricsWith(
  snapshot: MetricsSnapshot,
  name: string,
  format: string = Registry.PROMETHEUS_CONTENT_TYPE,
): Promise<string> {
  const merged = new Registry();
  merged.setContentType(format as never);
  const named = snapshot.map((metric) => ({
    ...metric,
    values: metric.values.map((sample) => ({
      ...sample,
      labels: { ...sample.labels, process: name },
    })),
  }));
  const both = Map.groupBy(
    [...(await registry.getMetricsAsJSON()), ...named],
    (metric) => metric.name,
  );
  for (const [first, ...rest] of both.values()) {
    if (first === undefined) continue;
    const values = [first, ...rest].flatMap((metric) => metric.values);
    // The library writes the OpenMetrics name into the object.
    const metric = { ...first, values, get: async () => metric };
    merged.registerMetric(metric as never);
  }
  return merged.metrics();
}

/** The development server reloads modules, which register their metrics again. */
function unregister(name: string): void {
  registry.removeSingleMetric(name);
}
