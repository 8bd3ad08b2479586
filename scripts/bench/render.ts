/**
 * CPU time of an uncached company page against a bare Astro page of the size the company page had
 * when the goal was set (decision 0016). CPU time does not depend on other load.
 */
import { withBareSite } from './support/bare-site.ts';
import { median, nextVisitor } from './support/measure.ts';
import { processCpuMs } from './support/processor-time.ts';
import { makeRow, type Row } from './support/row.ts';
import { pastTheCache, withSite } from './support/site.ts';
import { overTheWire } from './support/wire.ts';

const WARM_UP = 200;
const ROUNDS = 9;
const PAGES_PER_ROUND = 40;
const REFERENCE_PAGE_BYTES = 141_337;

export function run(): Promise<Row[]> {
  return withSite(
    async ({ url, server, companyPath }) => {
      const ours = pastTheCache(url + companyPath);
      const size = await requestPageBytes(ours);
      return await withBareSite(async (bare, pid) => {
        const theirs = await bareOfSize(bare, REFERENCE_PAGE_BYTES);
        await cpuMsPerPage(server.pid, ours, WARM_UP);
        await cpuMsPerPage(pid, theirs, WARM_UP);
        const rounds: { ours: number; theirs: number }[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          rounds.push({
            ours: await cpuMsPerPage(server.pid, ours, PAGES_PER_ROUND),
            theirs: await cpuMsPerPage(pid, theirs, PAGES_PER_ROUND),
          });
        }
        const middle = (timeOf: (round: (typeof rounds)[number]) => number) =>
          median(rounds.map(timeOf));
        const ratio = middle((round) => round.theirs / round.ours);
        return [
          makeRow(
            'company page, processor',
            middle((round) => round.ours),
            'ms',
          ),
          makeRow(
            'bare Astro page of 141 kB, processor',
            middle((round) => round.theirs),
            'ms',
          ),
          makeRow('bare ÷ company page', ratio, '', { atLeast: 0.25 }),
          makeRow('HTML bytes', size, 'B'),
        ];
      });
    },
    { TRUSTED_PROXIES: '127.0.0.1' },
  );
}

async function requestPageBytes(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'identity', ...nextVisitor() };
  const { status, body } = await overTheWire(url, headers);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return body.length;
}

async function cpuMsPerPage(pid: number, url: string, count: number): Promise<number> {
  const began = processCpuMs(pid);
  for (let page = 0; page < count; page += 1) await requestPageBytes(url);
  return (processCpuMs(pid) - began) / count;
}

async function bareOfSize(bare: string, size: number): Promise<string> {
  const urlWithBytes = (bytes: number) => `${bare}/?bytes=${Math.round(bytes)}`;
  let requestedBytes = size;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const receivedBytes = await requestPageBytes(urlWithBytes(requestedBytes));
    if (Math.abs(receivedBytes - size) < size / 100) break;
    requestedBytes *= size / receivedBytes;
  }
  return urlWithBytes(requestedBytes);
}
