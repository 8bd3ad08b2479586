// Runs one job and prints its seconds and its maximum heap in megabytes.
import { jobWorkers } from '#app/jobs.ts';
import { closePool } from '#shared/server/db/pool.ts';

const SAMPLE_INTERVAL_MS = 5;

const jobName = process.argv[2];
const worker = jobWorkers.find(({ name }) => name === jobName);
if (!worker) throw new Error(`there is no job ${jobName}`);

let heap = 0;
const sampleHeap = (): void => {
  heap = Math.max(heap, process.memoryUsage().heapUsed);
};
const sampler = setInterval(sampleHeap, SAMPLE_INTERVAL_MS);
const began = performance.now();
await worker.run(
  {},
  { idJob: '', attempt: 1, isLastAttempt: true, signal: new AbortController().signal },
);
const seconds = (performance.now() - began) / 1000;
sampleHeap();
clearInterval(sampler);
await closePool();
process.stdout.write(JSON.stringify({ seconds, heap: heap / 1_000_000 }));
