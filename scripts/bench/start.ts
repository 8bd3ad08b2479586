// How long it takes to build, to start on nothing, and to start again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_ARGS, SERVER_ENV } from '../serve/server-process.mjs';
import { start } from './support/child.ts';
import { freePort } from './support/free-port.ts';
import type { Row } from './support/row.ts';
import { ROOT, siteEnv } from './support/site.ts';
import { build } from './support/site-copy.ts';

const PORT = await freePort();
const URL_OF_SITE = `http://127.0.0.1:${PORT}`;
const START_LIMIT = 300_000;

export async function run(): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const build = await building();
    const cold = await starting(data);
    const again = await starting(data);
    return [
      ...build,
      { measure: 'first start, to the first 200', value: cold.seconds, unit: 's' },
      ...(cold.seed === null
        ? []
        : [{ measure: 'demo seed', value: cold.seed, unit: 's', goal: { atMost: 60 } }]),
      { measure: 'second start, to the first 200', value: again.seconds, unit: 's' },
    ];
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function building(): Promise<Row[]> {
  const { pages, seconds } = await build(ROOT);
  return [
    { measure: 'build', value: seconds, unit: 's' },
    { measure: 'pages prerendered in it', value: pages, unit: '' },
  ];
}

async function starting(data: string): Promise<{ seconds: number; seed: number | null }> {
  const began = performance.now();
  const env = siteEnv({ DATA_DIR: data, PORT: String(PORT), PUBLIC_URL: URL_OF_SITE });
  const server = start(SERVER_ARGS, { ...SERVER_ENV, ...env });
  try {
    await server.said(/^ready/, START_LIMIT);
    const { status } = await fetch(`${URL_OF_SITE}/`);
    if (status !== 200) throw new Error(`/ answered ${status}`);
    const seconds = (performance.now() - began) / 1000;
    const seeded = server.lines
      .map((line) => /demo data\s+([\d.]+) s/.exec(line)?.[1])
      .find(Boolean);
    return { seconds, seed: seeded === undefined ? null : Number(seeded) };
  } finally {
    await server.stop();
  }
}
