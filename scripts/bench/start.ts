/** Time from a clone to its first page, by step, and of a second start, by npm's cache. */
import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { start } from './support/child.ts';
import { freePort } from './support/free-port.ts';
import { secondsSince } from './support/measure.ts';
import { makeRow, type Row } from './support/row.ts';
import { ROOT, siteEnv } from './support/site.ts';

const PORT = await freePort();
const URL_OF_SITE = `http://127.0.0.1:${PORT}`;
const START_LIMIT_MS = 900_000;
const POLL_MS = 50;

export async function run(): Promise<Row[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-'));
  const clone = join(folder.path, 'clone');
  const began = performance.now();
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  const cloned = secondsSince(began);
  const first = await starting(clone);
  const second = await starting(clone);
  const untilFirst = cloned + first.seconds;
  return [
    makeRow('clone', cloned, 's'),
    ...first.steps.map(([name, seconds]) => makeRow(name, seconds, 's')),
    makeRow('from the clone to the first page', untilFirst, 's', { atMost: 60 }),
    makeRow('second start, to the first page', second.seconds, 's'),
  ];
}

interface Started {
  readonly seconds: number;
  /** Steps as `npm start` names and times them; build and database run side by side. */
  readonly steps: readonly (readonly [name: string, seconds: number])[];
}

async function starting(clone: string): Promise<Started> {
  const startedAt = performance.now();
  const env = siteEnv({
    DATA_DIR: join(clone, '.data'),
    PORT: String(PORT),
    PUBLIC_URL: URL_OF_SITE,
  });
  const server = start([join(clone, 'scripts/start.mjs')], env);
  try {
    await firstPage();
    const seconds = secondsSince(startedAt);
    const steps = server.lines.flatMap((line) => {
      // A step's name may follow build output in the same line.
      const [, name = '', took] = /✓ (\S[^(]*?) \((?:.+\) \()?([\d.]+) s\)$/.exec(line) ?? [];
      return took === undefined ? [] : [[name, Number(took)] as const];
    });
    return { seconds, steps };
  } finally {
    await server.stop(60_000);
  }
}

async function firstPage(): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(URL_OF_SITE).catch(() => null);
    if (answer?.status === 200) return;
    await wait(POLL_MS);
  }
  throw new Error('no page was answered');
}
