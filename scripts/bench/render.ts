// What a company page rendered anew for every request takes of a processor, against a bare Astro page of the
// size the company page had when the goal was set (decision 0016): a busy machine makes both wait, but gives
// them no less to do.
import { withBare } from './support/bare.ts';
import { median } from './support/load.ts';
import { processorTime } from './support/processor-time.ts';
import type { Row } from './support/row.ts';
import { pastTheCache, withSite } from './support/site.ts';
import { overTheWire } from './support/wire.ts';

const WARM_UP = 200;
const TURNS = 9;
const PAGES_A_TURN = 40;
const SIZE_OF_THE_GOAL = 141_337;

export function run(): Promise<Row[]> {
  return withSite(
    async ({ url, server, companyPath }) => {
      const ours = pastTheCache(url + companyPath);
      const size = await ask(ours);
      return await withBare(async (bare, pid) => {
        const theirs = await bareOfSize(bare, SIZE_OF_THE_GOAL);
        await timeOfPages(server.pid, ours, WARM_UP);
        await timeOfPages(pid, theirs, WARM_UP);
        const turns: { ours: number; theirs: number }[] = [];
        for (let turn = 0; turn < TURNS; turn += 1) {
          turns.push({
            ours: await timeOfPages(server.pid, ours, PAGES_A_TURN),
            theirs: await timeOfPages(pid, theirs, PAGES_A_TURN),
          });
        }
        const row = (
          measure: string,
          unit: string,
          of: (turn: (typeof turns)[number]) => number,
        ) => ({
          measure,
          value: median(turns.map(of)),
          unit,
        });
        return [
          row('company page, processor', 'ms', (turn) => turn.ours),
          row('bare Astro page of 141 kB, processor', 'ms', (turn) => turn.theirs),
          {
            ...row('bare ÷ company page', '', (turn) => turn.theirs / turn.ours),
            goal: { atLeast: 0.25 },
          },
          { measure: 'HTML bytes', value: size, unit: 'B' },
        ];
      });
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
async function bareOfSize(bare: string, size: number): Promise<string> {
  const at = (bytes: number) => `${bare}/?bytes=${Math.round(bytes)}`;
  let asked = size;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const got = await ask(at(asked));
    if (Math.abs(got - size) < size / 100) break;
    asked *= size / got;
  }
  return at(asked);
}
