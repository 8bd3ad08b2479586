import { Registry } from 'prom-client';
import { afterEach, expect, it } from 'vitest';
import {
  counter,
  gauge,
  metricsSnapshot,
  metricsWith,
  registry,
  requestHistogram,
} from './registry.ts';

// Other files of this process have metrics in the same registry.
afterEach(() => {
  const names = registry.getMetricsAsArray().map(({ name }) => name);
  for (const name of names) if (name.startsWith('test_')) registry.removeSingleMetric(name);
});

it('omits a failing gauge and reports all others', async () => {
  const looks = { fail: false };
  const look = async () => {
    if (looks.fail) throw new Error('away');
    return 3;
  };
  gauge('test_away', 'Without labels', async () => [[{}, await look()]]);
  gauge('test_away_by_kind', 'With labels', async () => [[{ kind: 'one' }, await look()]], [
    'kind',
  ]);
  counter('test_told', 'Beside them').inc();
  const told = async () => (await registry.metrics()).match(/^test_.*$/gm);
  expect(await told()).toEqual(['test_away 3', 'test_away_by_kind{kind="one"} 3', 'test_told 1']);
  looks.fail = true;
  expect(await told()).toEqual(['test_told 1']);
});

it('a hanging gauge delays others by three seconds at most', async () => {
  gauge('test_silent', 'Asks for ever', () => new Promise(() => undefined));
  counter('test_told', 'Beside it').inc();
  expect((await registry.metrics()).match(/^test_.*$/gm)).toEqual(['test_told 1']);
});

it('reports metrics of another process under its name', async () => {
  counter('test_both', 'Of both', ['kind']).inc({ kind: 'one' }, 2);
  gauge('test_looked_up', 'Of one', () => {
    throw new Error('nobody asks the other for it');
  });
  const there = structuredClone(await metricsSnapshot());
  const told = (await metricsWith(there, 'jobs')).match(/^test_.*$/gm);
  expect(told).toEqual(['test_both{kind="one"} 2', 'test_both{kind="one",process="jobs"} 2']);
});

it('OpenMetrics adds exemplars and changes no metric name', async () => {
  const seconds = requestHistogram('test_seconds', 'Of requests', 'route');
  const exemplarLabels = { request_id: 'request-1' };
  seconds.observe({ labels: { route: '/' }, value: 0.3, exemplarLabels });
  counter('test_total', 'Beside them').inc();
  const there = structuredClone(await metricsSnapshot());
  const open = await metricsWith(there, 'jobs', Registry.OPENMETRICS_CONTENT_TYPE);
  expect(open).toMatch(
    /^test_seconds_bucket\{le="0.5",route="\/"\} 1 # \{request_id="request-1"\} 0.3 /m,
  );
  expect(open).toContain('# TYPE test counter\ntest_total 1\ntest_total{process="jobs"} 1\n');
  expect(open.endsWith('\n# EOF\n')).toBe(true);
  const usual = await metricsWith(there, 'jobs');
  expect(usual).toContain('# TYPE test_total counter\ntest_total 1\n');
  expect(usual).not.toContain('request-1');
});
