// A company page rendered anew for every request against a bare Astro page of the same HTML size.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { start } from './support/child.ts';
import { freePort } from './support/free-port.ts';
import { ratio } from './support/load.ts';
import type { Row } from './support/row.ts';
import { pastTheCache, ROOT, withSite } from './support/site.ts';

const BARE_PORT = await freePort();
const headers = { 'accept-encoding': 'identity' };

export function run(): Promise<Row[]> {
  return withSite(async ({ url, companyPath }) => {
    const ours = { url: pastTheCache(url + companyPath), headers };
    const size = await sizeOf(ours.url);
    const out = join(ROOT, 'node_modules/.cache/bench-bare');
    buildBare(out);
    const entry = join(out, 'server/entry.mjs');
    const bare = start([
      join(import.meta.dirname, 'support/bare-server.ts'),
      entry,
      String(BARE_PORT),
    ]);
    try {
      await bare.said(/ready/, 10_000);
      const theirs = await bareOfSize(size);
      const result = await ratio(ours, { url: theirs, headers });
      const compressed = { ...headers, 'accept-encoding': 'br' };
      const squeezed = await ratio({ ...ours, headers: compressed }, { url: theirs, headers }, 1);
      return [
        { measure: 'company page, uncached', value: result.ours, unit: 'req/s' },
        { measure: 'bare Astro page of its size', value: result.theirs, unit: 'req/s' },
        { measure: 'uncached ÷ bare', value: result.ratio, unit: '', goal: { atLeast: 0.5 } },
        { measure: 'the same, ours compressed', value: squeezed.ratio, unit: '' },
        { measure: 'HTML bytes', value: size, unit: 'B' },
      ];
    } finally {
      await bare.stop();
      rmSync(out, { recursive: true, force: true });
    }
  });
}

async function sizeOf(url: string): Promise<number> {
  const answer = await fetch(url, { headers });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}

/** The query that makes the bare page as long, within one hundredth. */
async function bareOfSize(size: number): Promise<string> {
  const at = (bytes: number) => `http://127.0.0.1:${BARE_PORT}/?bytes=${Math.round(bytes)}`;
  let asked = size;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const got = await sizeOf(at(asked));
    if (Math.abs(got - size) < size / 100) break;
    asked *= size / got;
  }
  return at(asked);
}

function buildBare(out: string): void {
  const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const { status, stderr } = spawnSync(
    process.execPath,
    [astro, 'build', '--root', join(import.meta.dirname, 'bare')],
    { env: { ...process.env, BARE_OUT: out, ASTRO_TELEMETRY_DISABLED: '1' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the bare page was not built: ${stderr}`);
}
