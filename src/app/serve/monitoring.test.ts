import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import '#features/insight/server/reader-times.ts';
import '#features/media/server/upload-metrics.ts';
import { watchVerifications } from '#shared/server/backup/proof/proof-report.ts';
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
import '#shared/server/turns.ts';
import { cachedPages } from '#tests/calls/cached-pages.ts';

const FOLDER = fileURLToPath(new URL('../../../deploy/monitoring/', import.meta.url));
const RUNBOOK = new URL('../../../docs/runbook.md', import.meta.url);
/** Words of the query language that no bracket follows, and what Prometheus itself adds to each target. */
const WORDS = new Set(['by', 'on', 'and', 'or', 'unless', 'without', 'up', 'le']);
/** What the library tells of every process; a few of them are drawn. */
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

/** The metrics an expression asks for: neither its functions nor what stands between brackets. */
function askedFor(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|\boffset \w+/g, ' ')
    .replace(/\b(?:by|on|without)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/[a-z_][a-z\d_]*(?!\s*\(|[a-z\d_])/g)]
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name));
}

it('rules and dashboard ask for metrics that the process tells, and leave out none of ours', async () => {
  watchProcess('1.0.0', 0);
  watchPageCache(cachedPages().cache);
  watchFailures(async () => ({}));
  vi.stubEnv('ARCHIVE_DIR', '/archive');
  vi.stubEnv('BACKUP_PASSPHRASE', 'correct horse battery');
  watchVerifications();
  watchJobsProcess({ report: () => null, restarts: () => 0 });
  const told = (await registry.getMetricsAsJSON()).map(({ name, type }) => ({
    name,
    // A word, whatever the types of the library say.
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

it('each alert leads to its chapter of the runbook, and no chapter stands alone', () => {
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
  'a site that is well calls nobody, and each alert comes of its cause',
  () => {
    const said = execFileSync('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: FOLDER });
    expect(said.toString()).toContain('SUCCESS');
  },
);

it('no label bears a name that Prometheus gives to whatever it reads', async () => {
  const told = await registry.getMetricsAsArray();
  const labels = told.flatMap((metric) => ('labelNames' in metric ? metric.labelNames : []));
  expect(labels).toContain('queue');
  expect(labels).not.toContain('job');
  expect(labels).not.toContain('instance');
});
