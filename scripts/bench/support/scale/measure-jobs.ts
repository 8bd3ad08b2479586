import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Row } from '../row.ts';

const RUNNER = fileURLToPath(new URL('./run-job.ts', import.meta.url));

/** The memory a job may hold, which its process gets: what needs more dies of it. */
const MEGABYTES = 64;

/** Jobs that look through the whole site, with the seconds they may take at forty times the demo. */
const JOBS = [
  { job: 'count-openings', seconds: 0.1 },
  { job: 'recalculate-scores', seconds: 60 },
  { job: 'compare-company-counts', seconds: 60 },
  { job: 'keep-field-means', seconds: 60 },
  { job: 'keep-integrity', seconds: 60 },
  { job: 'keep-sitemap', seconds: 60 },
] as const;

/** Each job alone in a process of its own. */
export async function measureJobs(url: string): Promise<Row[]> {
  const rows: Row[] = [];
  // What growing brought about is counted first; this job runs every five minutes.
  await runJob(url, 'count-openings');
  for (const { job, seconds } of JOBS) {
    rows.push({
      measure: `${job}, in ${MEGABYTES} MB`,
      value: await runJob(url, job),
      unit: 's',
      goal: { atMost: seconds },
    });
  }
  return rows;
}

/** Seconds; without end when the job ends in an error. */
async function runJob(url: string, job: string): Promise<number> {
  const child = spawn(process.execPath, [`--max-old-space-size=${MEGABYTES}`, RUNNER, job], {
    env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (data) => {
    said += String(data);
  });
  const [code] = await once(child, 'close');
  return code === 0 ? Number(said) : Infinity;
}
