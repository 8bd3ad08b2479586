// Starts the product from its build, which contains the complete server.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { lockCurrentBuild } from './build/builds.ts';
import { prepareDemo } from './serve/demo.ts';
import { superviseJobs } from './serve/jobs-process.ts';
import { ROOT } from './setup.mjs';

type Served = typeof import('#app/serve/serve.ts');

const began = performance.now();
const environment = { ...process.env };
// React and other packages read NODE_ENV on load; a server always runs a production build.
process.env.NODE_ENV = 'production';
try {
  // Locked until the process ends, so that a later build does not remove it.
  const { folder, release } = lockCurrentBuild(ROOT);
  const { serve }: Served = await import(pathToFileURL(join(folder, 'server/serve.mjs')).href);
  await serve({
    environment,
    began,
    version: manifest.version,
    build: { folder: pathToFileURL(`${folder}/`), release },
    migrations: join(ROOT, 'src/shared/server/db/migrations'),
    prepareDemo,
    superviseJobs: (env) => superviseJobs(folder, env),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
