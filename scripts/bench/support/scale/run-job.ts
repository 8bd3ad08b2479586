// Runs one job once and prints the seconds it took, and the most its heap held in megabytes.
import { jobWorkers } from '#app/jobs.ts';
import { closePool } from '#shared/server/db/pool.ts';

const LOOKED_EVERY_MS = 5;

const wanted = process.argv[2];
const worker = jobWorkers.find(({ name }) => name === wanted);
if (!worker) throw new Error(`there is no job ${wanted}`);

let heap = 0;
const look = (): void => {
  heap = Math.max(heap, process.memoryUsage().heapUsed);
};
const looking = setInterval(look, LOOKED_EVERY_MS);
const began = performance.now();
await worker.run(
  {},
  { idJob: '', attempt: 1, isLastAttempt: true, signal: new AbortController().signal },
);
const seconds = (performance.now() - began) / 1000;
look();
clearInterval(looking);
await closePool();
process.stdout.write(JSON.stringify({ seconds, heap: heap / 1_000_000 }));
