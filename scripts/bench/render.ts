// What a company page rendered anew for every request takes of a processor, against a bare Astro page of
// the same HTML size: a busy machine makes both wait, but gives them no less to do.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { start } from './support/child.ts';
import { freePort } from './support/free-port.ts';
import { median } from './support/load.ts';
import { processorTime } from './support/processor-time.ts';
import type { Row } from './support/row.ts';
import { pastTheCache, ROOT, withSite } from './support/site.ts';
import { overTheWire } from './support/wire.ts';

const BARE_PORT = await freePort();
const WARM_UP = 200;
const TURNS = 9;
const PAGES_A_TURN = 40;

export function run(): Promise<Row[]> {
  return withSite(
    async ({ url, server, companyPath }) => {
      const ours = pastTheCache(url + companyPath);
      const size = await ask(ours);
      const out = join(ROOT, 'node_modules/.cache/bench-bare');
      buildBare(out);
      const program = join(import.meta.dirname, 'support/bare-server.ts');
      const bare = start([program, join(out, 'server/entry.mjs'), String(BARE_PORT)]);
      try {
        await bare.said(/ready/, 10_000);
        const theirs = await bareOfSize(size);
        const turns: { ours: number; theirs: number }[] = [];
        await timeOfPages(server.pid, ours, WARM_UP);
        await timeOfPages(bare.pid, theirs, WARM_UP);
        for (let turn = 0; turn < TURNS; turn += 1) {
          turns.push({
            ours: await timeOfPages(server.pid, ours, PAGES_A_TURN),
            theirs: await timeOfPages(bare.pid, theirs, PAGES_A_TURN),
          });
        }
        const middle = (of: (turn: (typeof turns)[number]) => number) => median(turns.map(of));
        return [
          { measure: 'company page, processor', value: middle((turn) => turn.ours), unit: 'ms' },
          {
            measure: 'bare Astro page of its size, processor',
            value: middle((turn) => turn.theirs),
            unit: 'ms',
          },
          {
            measure: 'bare ÷ company page',
            value: middle((turn) => turn.theirs / turn.ours),
            unit: '',
            goal: { atLeast: 0.25 },
          },
          { measure: 'HTML bytes', value: size, unit: 'B' },
        ];
      } finally {
        await bare.stop();
        rmSync(out, { recursive: true, force: true });
      }
    },
    { TRUSTED_PROXIES: '127.0.0.1' },
  );
}

let visitors = 0;

/** Each from an address of its own, since one address gets only so many pages rendered. */
async function ask(url: string): Promise<number> {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const headers = { 'accept-encoding': 'identity', 'x-forwarded-for': address };
  const { status, body } = await overTheWire(url, headers);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return body.length;
}

/** Milliseconds of processor for one page of `count`, asked for one after the other. */
async function timeOfPages(pid: number, url: string, count: number): Promise<number> {
  const began = processorTime(pid);
  for (let page = 0; page < count; page += 1) await ask(url);
  return (processorTime(pid) - began) / count;
}

/** The query that makes the bare page as long, within one hundredth. */
async function bareOfSize(size: number): Promise<string> {
  const at = (bytes: number) => `http://127.0.0.1:${BARE_PORT}/?bytes=${Math.round(bytes)}`;
  let asked = size;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const got = await ask(at(asked));
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
