// npm run dev – pages, API and jobs from the sources, on a database of their own, reloaded as files change.
import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import type { ViteDevServer } from 'vite';
import { step } from '#app/serve/step.ts';
import { stopOnSignals } from '#app/serve/stop-on-signals.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { migrate } from '#shared/server/db/migrate/migrate.ts';
import { openDatabase } from '#shared/server/db/open-database.ts';
import { envOrExit } from '#shared/server/env.ts';
import { prepareDemo } from './serve/demo.ts';
import { endWhenOrphaned } from './serve/when-orphaned.mjs';

type Background = typeof import('#app/serve/background.ts');
type Pool = typeof import('#shared/server/db/pool.ts');

const settings = envOrExit();
const { HOST, PORT } = settings;
const end = stopOnSignals();
endWhenOrphaned();
const root = fileURLToPath(new URL('..', import.meta.url));

/** Loads the jobs with Vite like the pages, so that emails can be TSX and share the pool. */
async function startJobs(server: ViteDevServer): Promise<void> {
  const { closePool } = (await server.ssrLoadModule('/src/shared/server/db/pool.ts')) as Pool;
  end('pool of the pages', closePool);
  const jobs = (await server.ssrLoadModule('/src/app/serve/background.ts')) as Background;
  await step('jobs', () => jobs.startJobs());
  end('jobs', () => jobs.stopJobs());
}

try {
  const database = await step('database', () => openDatabase({ join: false }));
  end('database', database.stop);
  process.env.DATABASE_URL ||= database.url;
  await step('migrations', () => migrate(database.url));
  const printDemo = await prepareDemo(database.url, settings, withLongRunningClient);

  let vite: ViteDevServer | undefined;
  const server = await dev({
    root,
    server: { host: HOST, port: PORT },
    integrations: [
      {
        name: 'dev-server',
        hooks: {
          'astro:config:setup': ({ injectRoute }) => {
            const entrypoint = './src/app/showcase/DevelopedJobs.astro';
            injectRoute({
              pattern: '/[...locale]/design-system',
              entrypoint: './src/app/design-system/DesignSystem.astro',
              prerender: false,
            });
            for (const pattern of ['/static/[company]/jobs', '/[locale]/static/[company]/jobs']) {
              injectRoute({ pattern, entrypoint, prerender: false });
            }
          },
          'astro:server:setup': (setup) => {
            vite = setup.server;
          },
        },
      },
    ],
  });
  end('pages', server.stop);
  if (vite) await startJobs(vite);
  printDemo();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await end.now(1);
}
