/** Runs a server's jobs: jobs-process.ts passes the build's folder and the server's process id. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

type Served = typeof import('#app/serve/jobs-process.ts');

const [, , folder = '', server = ''] = process.argv;

/** A worker thread checks this even while a job blocks: the process ends with its server. */
const END_WITH_SERVER = `setInterval(() => {
  if (process.ppid !== ${Number(server)}) process.kill(process.pid, 'SIGKILL');
}, 500);`;
new Worker(END_WITH_SERVER, { eval: true, execArgv: [] }).unref();

try {
  const { serveJobs }: Served = await import(
    pathToFileURL(join(folder, 'server/jobs-process.mjs')).href
  );
  await serveJobs();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
