// Runs one job once and prints the seconds it took.
import { jobWorkers } from '#app/jobs.ts';
import { closePool } from '#shared/server/db/pool.ts';

const wanted = process.argv[2];
const worker = jobWorkers.find(({ name }) => name === wanted);
if (!worker) throw new Error(`there is no job ${wanted}`);

const began = performance.now();
await worker.run(
  {},
  { idJob: '', attempt: 1, isLastAttempt: true, signal: new AbortController().signal },
);
const seconds = (performance.now() - began) / 1000;
await closePool();
process.stdout.write(String(seconds));
