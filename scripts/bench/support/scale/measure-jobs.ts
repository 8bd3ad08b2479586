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
  for (const { job, seconds } of JOBS) {
    const took = await runJob(url, job);
    rows.push(
      { measure: `${job}, time`, value: took.seconds, unit: 's', goal: { atMost: seconds } },
      { measure: `${job}, heap`, value: took.megabytes, unit: 'MB', goal: { atMost: MEGABYTES } },
    );
  }
  return rows;
}

async function runJob(url: string, job: string): Promise<{ seconds: number; megabytes: number }> {
  const child = spawn(process.execPath, [`--max-old-space-size=${MEGABYTES}`, RUNNER, job], {
    env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (data) => {
    said += String(data);
  });
  const [code] = await once(child, 'close');
  // A job that ends in an error is as good as one that never ends.
  if (code !== 0) return { seconds: Infinity, megabytes: Infinity };
  return JSON.parse(said);
}
