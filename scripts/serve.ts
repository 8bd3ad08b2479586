// Starts the product: the build holds all of its server, of which the sources are not loaded a second time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lockCurrentBuild } from './build/builds.ts';
import { prepareDemo } from './serve/demo.ts';
import { superviseJobs } from './serve/jobs-process.ts';
import { ROOT } from './setup.mjs';

type Served = typeof import('#app/serve/serve.ts');

const began = performance.now();
const environment = { ...process.env };
// React and others ask NODE_ENV when they are loaded, and what is served is always a production build.
process.env.NODE_ENV = 'production';
try {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  // The build of this process is its own until the end: a later one does not take it away.
  const { folder, release } = lockCurrentBuild(ROOT);
  const { serve }: Served = await import(pathToFileURL(join(folder, 'server/serve.mjs')).href);
  await serve({
    environment: environment,
    began,
    version,
    build: { folder: pathToFileURL(`${folder}/`), release },
    migrations: join(ROOT, 'src/shared/server/db/migrations'),
    prepareDemo,
    superviseJobs: (env) => superviseJobs(folder, env),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
