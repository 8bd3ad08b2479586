// A kept company page against node:http sending the same compressed bytes from a Buffer, and for a visitor
// who is signed in against one who is not.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { employerSignIn } from './support/bench-pages.ts';
import { start } from './support/child.ts';
import { freePort } from './support/free-port.ts';
import { ratio } from './support/load.ts';
import type { Row } from './support/row.ts';
import { withSite } from './support/site.ts';
import { overTheWire, type WireAnswer } from './support/wire.ts';

const RAW_PORT = await freePort();
const RAW_SERVER = join(import.meta.dirname, 'support/raw-server.ts');
const headers = { 'accept-encoding': 'br' };

export function run(): Promise<Row[]> {
  return withSite(async ({ url, companyPath }) => {
    const ours = { url: url + companyPath, headers };
    const { body, encoding } = await kept(ours.url);
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const file = join(folder, 'page');
    writeFileSync(file, body);
    const raw = start([RAW_SERVER, file, encoding, String(RAW_PORT)]);
    try {
      await raw.said(/ready/, 5_000);
      const result = await ratio(ours, { url: `http://127.0.0.1:${RAW_PORT}/`, headers });
      const { cookie } = await employerSignIn(url);
      const signedIn = await ratio({ ...ours, headers: { ...headers, cookie } }, ours);
      return [
        { measure: 'kept company page', value: result.ours, unit: 'req/s' },
        { measure: 'raw node:http, same bytes', value: result.theirs, unit: 'req/s' },
        { measure: 'kept ÷ raw', value: result.ratio, unit: '', goal: { atLeast: 0.5 } },
        { measure: 'kept, signed in', value: signedIn.ours, unit: 'req/s' },
        {
          measure: 'signed in ÷ anonymous',
          value: signedIn.ratio,
          unit: '',
          goal: { atLeast: 0.9 },
        },
        { measure: 'bytes of it, brotli', value: body.length, unit: 'B' },
      ];
    } finally {
      await raw.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** The cache begins to keep pages once it listens for what changes. */
async function kept(url: string): Promise<WireAnswer> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await overTheWire(url, headers);
    if (answer.cacheStatus.includes('hit')) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} is not kept`);
}
