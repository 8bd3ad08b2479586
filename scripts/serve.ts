// Starts the product: database, migrations, demo data, jobs and web server, by ROLE; ends them in reverse on SIGTERM.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { migrate } from '#shared/server/db/migrate.ts';
import { openDatabase } from '#shared/server/db/open-database.ts';
import { env, envOrExit } from '#shared/server/env.ts';
import { healthOf } from '#shared/server/http/own-server/monitoring/health.ts';
import { metrics, metricsServer } from '#shared/server/http/own-server/monitoring/metrics.ts';
import { prepareDemo } from './serve/demo.ts';
import { loadBuild } from './serve/runtime.ts';
import { step } from './serve/step.ts';
import { stopOnSignals } from './serve/stop.ts';
import { webServer } from './serve/web.ts';

/** Milliseconds after the signal by which each part has ended: requests and jobs share the first ten seconds. */
const DEADLINES_MS = { requests: 8_500, jobs: 9_500, pool: 10_000, database: 22_000 };
const began = performance.now();
const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

// React and others ask NODE_ENV when they are loaded, and what is served is always a production build;
// whether there is a demo was decided by what was given.
process.env.DEMO = envOrExit().DEMO ? '1' : '0';
process.env.NODE_ENV = 'production';
const end = stopOnSignals();
try {
  const database = await step('database', () => openDatabase({ join: false }));
  end('database', () => database.stop(), DEADLINES_MS.database);
  process.env.DATABASE_URL = database.url;
  const settings = env();
  await step('migrations', () => migrate(database.url));
  const sayDemo = await step('demo data', () => prepareDemo(database.url, settings));

  const build = await step('pages and API', loadBuild);
  const { runtime } = build;
  end('build', async () => build.release());
  end('pool', () => runtime.closePool(), DEADLINES_MS.pool);
  const health = healthOf(version, runtime.checks);
  const measured = metrics(Number(process.env.RESTARTS ?? 0));
  const aside = metricsServer(measured.text, health.asked).listen(
    settings.METRICS_PORT,
    '127.0.0.1',
  );
  await once(aside, 'listening');
  end('metrics', async () => void aside.close(), DEADLINES_MS.jobs);

  const stopWatching = runtime.watchEventLoop({ onHeld: measured.held });
  end('event loop', async () => stopWatching(), DEADLINES_MS.pool);

  await step('jobs', runtime.startJobs);
  end('jobs', (within) => runtime.stopJobs(within), DEADLINES_MS.jobs);
  end.atOnce(() => runtime.takeNoMoreJobs());
  if (settings.ROLE !== 'worker') {
    runtime.startCountingVisits();
    end('visits', runtime.stopCountingVisits, DEADLINES_MS.pool);
    const figures = await runtime.quotedFigures();
    const web = webServer({ ...settings, ...figures }, build, measured, health.known);
    end('page cache', web.stopCache, DEADLINES_MS.requests);
    await step('web server', () => web.http.listen(settings.PORT, settings.HOST));
    end('requests', (within) => web.http.drain(within), DEADLINES_MS.requests);
    process.stdout.write(`\n  ${settings.PUBLIC_URL}\n\n`);
    sayDemo();
  }
  process.send?.('ready');
  process.stdout.write(`ready in ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await end.now(1);
}
