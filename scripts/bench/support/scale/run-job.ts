// Runs one job once and prints what it took; what it holds of the heap is looked at all the while.
import { jobWorkers } from '#app/jobs.ts';
import { closePool } from '#shared/server/db/pool.ts';

const LOOK_EVERY_MS = 5;

const wanted = process.argv[2];
const worker = jobWorkers.find(({ name }) => name === wanted);
if (!worker) throw new Error(`there is no job ${wanted}`);

let most = 0;
const look = () => {
  most = Math.max(most, process.memoryUsage().heapUsed);
};
look();
const before = most;
const looking = setInterval(look, LOOK_EVERY_MS);
const began = performance.now();
await worker.run(
  {},
  {
    idJob: '',
    attempt: 1,
    isLastAttempt: true,
    signal: new AbortController().signal,
  },
);
const seconds = (performance.now() - began) / 1000;
look();
clearInterval(looking);
await closePool();
process.stdout.write(JSON.stringify({ seconds, megabytes: (most - before) / 1024 ** 2 }));
