import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import '#features/insight/server/reader-times.ts';
import '#features/media/server/upload-metrics.ts';
import { watchVerifications } from '#shared/server/backup/verification/verification-report.ts';
import '#shared/server/db/replica/reads.ts';
import {
  watchFailures,
  watchJobsProcess,
  watchPageCache,
  watchProcess,
} from '#shared/server/http/own-server/monitoring/metrics.ts';
import '#shared/server/jobs/job-metrics.ts';
import '#shared/server/log.ts';
import '#shared/server/mail/mail-health.ts';
import { registry } from '#shared/server/metrics/registry.ts';
import '#shared/server/fair-queue.ts';
import { cachedPages } from '#tests/calls/cached-pages.ts';

const FOLDER = fileURLToPath(new URL('../../../deploy/monitoring/', import.meta.url));
const RUNBOOK = new URL('../../../docs/runbook.md', import.meta.url);
/** PromQL keywords without brackets, and labels that Prometheus adds to each target. */
const WORDS = new Set(['by', 'on', 'and', 'or', 'unless', 'without', 'up', 'le']);
/** Default metrics of the library; only some are on the dashboard. */
const OF_THE_LIBRARY = /^(?:process|nodejs)_/;

const alerts = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            annotations: z.object({ runbook: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(readFileSync(`${FOLDER}alerts.yml`, 'utf8')))
  .groups.flatMap(({ rules }) => rules);

const dashboard = readFileSync(`${FOLDER}dashboard.json`, 'utf8');
const drawn = [...dashboard.matchAll(/"expr": (".*")/g)].map(([, text]) =>
  z.string().parse(JSON.parse(text ?? '""')),
);

/** Metric names in an expression, without functions and bracket contents. */
function askedFor(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|\boffset \w+/g, ' ')
    .replace(/\b(?:by|on|without)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/[a-z_][a-z\d_]*(?!\s*\(|[a-z\d_])/g)]
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name));
}

it('rules and dashboard use existing metrics only, and all of ours', async () => {
  watchProcess('1.0.0', 0);
  watchPageCache(cachedPages().cache);
  watchFailures(async () => ({}));
  vi.stubEnv('ARCHIVE_DIR', '/archive');
  vi.stubEnv('BACKUP_PASSPHRASE', 'correct horse battery');
  watchVerifications();
  watchJobsProcess({ report: () => null, restarts: () => 0 });
  const told = (await registry.getMetricsAsJSON()).map(({ name, type }) => ({
    name,
    // A string, despite the library's type.
    series:
      String(type) === 'histogram'
        ? ['_bucket', '_sum', '_count'].map((end) => name + end)
        : [name],
  }));
  const known = told.flatMap(({ series }) => series);
  const asked = new Set([...alerts.map(({ expr }) => expr), ...drawn].flatMap(askedFor));
  expect(asked.size).toBeGreaterThan(25);
  expect([...asked].filter((name) => !known.includes(name))).toEqual([]);
  const shown = new Set(drawn.flatMap(askedFor));
  const ours = told.filter(({ name }) => !OF_THE_LIBRARY.test(name));
  expect(ours.filter(({ series }) => !series.some((name) => shown.has(name)))).toEqual([]);
});

it('each alert links to its runbook chapter, and each chapter has an alert', () => {
  const chapters = [...readFileSync(RUNBOOK, 'utf8').matchAll(/^## (\w+)$/gm)].map(
    ([, one]) => one,
  );
  expect(chapters).toEqual(alerts.map(({ alert }) => alert));
  for (const { alert, annotations } of alerts) {
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
  }
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) process.stderr.write('promtool is not here: the rules of alerts are not run\n');

it.skipIf(!hasPromtool)(
  'a healthy site raises no alert, and each alert is raised by its cause',
  () => {
    const said = execFileSync('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: FOLDER });
    expect(said.toString()).toContain('SUCCESS');
  },
);

it('no label has a name that Prometheus reserves', async () => {
  const told = await registry.getMetricsAsArray();
  const labels = told.flatMap((metric) => ('labelNames' in metric ? metric.labelNames : []));
  expect(labels).toContain('queue');
  expect(labels).not.toContain('job');
  expect(labels).not.toContain('instance');
});
