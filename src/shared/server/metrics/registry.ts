import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * All that this process tells about itself. Labels are closed lists: no address, no name, no id. None is called
 * `job` or `instance`, which Prometheus gives to whatever it reads.
 */
export const registry = new Registry();

/** Seconds, for whatever somebody waits for. */
export const WAITS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function counter<Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> {
  forget(name);
  return new Counter({ name, help, labelNames: [...labelNames], registers: [registry] });
}

export function histogram<Label extends string = never>(
  name: string,
  help: string,
  buckets: readonly number[],
  labelNames: readonly Label[] = [],
): Histogram<Label> {
  forget(name);
  const registers = [registry];
  const labels = [...labelNames];
  return new Histogram({ name, help, buckets: [...buckets], labelNames: labels, registers });
}

type Reading<Label extends string> = readonly [labels: Record<Label, string>, value: number];

/** What is looked up whenever somebody asks; a look that fails leaves this one out and no other. */
export function gauge<Label extends string = never>(
  name: string,
  help: string,
  look: () => readonly Reading<Label>[] | Promise<readonly Reading<Label>[]>,
  labelNames: readonly Label[] = [],
): void {
  forget(name);
  new Gauge<Label>({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      const readings = await Promise.try(look).catch(() => []);
      this.reset();
      if (labelNames.length === 0) this.remove();
      for (const [labels, value] of readings) this.set(labels, value);
    },
  });
}

type Told = Awaited<ReturnType<typeof registry.getMetricsAsJSON>>;

/** What this process has counted, to be told by another that has the address for it. */
export async function counts(): Promise<Told> {
  const metrics = registry.getMetricsAsArray().map(({ name }) => registry.getSingleMetric(name));
  const counting = metrics.filter(
    (metric) => metric instanceof Counter || metric instanceof Histogram,
  );
  return Promise.all(counting.map((metric) => metric.get()));
}

/** All of this process, and what another has counted, each with the name of that one as a label. */
export async function metricsWith(counted: Told, name: string): Promise<string> {
  const named = counted.map((metric) => ({
    ...metric,
    values: metric.values.map((one) => ({ ...one, labels: { ...one.labels, process: name } })),
  }));
  const own = await registry.getMetricsAsJSON();
  return AggregatorRegistry.aggregate([own, named]).metrics();
}

/** A module that the development server loads anew names its metrics again. */
function forget(name: string): void {
  registry.removeSingleMetric(name);
}
