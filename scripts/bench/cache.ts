/**
 * Rates of 200 cached company pages in each encoding against node:http with the same bodies, and
 * signed in against anonymous. Server and client have one core each.
 */
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchSignIn } from './support/bench-pages.ts';
import {
  bodyHeaders,
  type ContentEncoding,
  companyPaths,
  MEASURED_ENCODINGS,
  writeBodies,
} from './support/cached-bodies.ts';
import { start } from './support/child.ts';
import { freePort } from './support/free-port.ts';
import { type Compared, compare, type Load, type Target } from './support/load.ts';
import { makeRow, type Row } from './support/row.ts';
import { withSite } from './support/site.ts';

const PAGES = 200;
const RAW_SERVER = join(import.meta.dirname, 'support/raw-server.ts');
/** Minimum shares of the node:http rate; browsers do not request uncompressed pages. */
const GOALS: Record<ContentEncoding, number> = { none: 0.3, gzip: 0.75, br: 0.75, zstd: 0.75 };

export function run(): Promise<Row[]> {
  return withSite(async ({ url, server }) => {
    using temporary = mkdtempDisposableSync(join(tmpdir(), 'bench-'));
    const folder = temporary.path;
    const paths = await companyPaths(url, PAGES);
    writeFileSync(join(folder, 'paths'), paths.join('\n'));
    const bytes = new Map<ContentEncoding, number>();
    for (const encoding of MEASURED_ENCODINGS)
      bytes.set(encoding, await writeBodies(url, { paths, encoding, folder }));
    const port = await freePort();
    const raw = start([RAW_SERVER, folder, String(port)]);
    const target = (encoding: ContentEncoding, more: Record<string, string> = {}): Target => ({
      url,
      pid: server.pid,
      paths,
      headers: { ...bodyHeaders(encoding), ...more },
    });
    try {
      await raw.waitForLine(/ready/, 5_000);
      const rows: Row[] = [];
      for (const encoding of MEASURED_ENCODINGS) {
        const theirs = { ...target(encoding), url: `http://127.0.0.1:${port}`, pid: raw.pid };
        const compared = await compare(target(encoding), theirs);
        const size = Math.round(bytes.get(encoding) ?? 0);
        rows.push(
          ...rowsOf(encoding, compared),
          makeRow(`${encoding}: bytes of a page`, size, 'B'),
        );
      }
      const { cookie } = await benchSignIn(url);
      const signedIn = await compare(target('br', { cookie }), target('br'));
      return [...rows, ratioRow('br: signed in ÷ anonymous', signedIn, 0.9)];
    } finally {
      await raw.stop();
    }
  });
}

function rowsOf(encoding: ContentEncoding, compared: Compared): Row[] {
  const rate = (measure: string, { requestsPerSecond, share }: Load) => ({
    ...makeRow(`${encoding}: ${measure}`, requestsPerSecond, 'req/s'),
    share,
  });
  return [
    rate('kept company pages', compared.ours),
    rate('node:http, same bodies', compared.theirs),
    ratioRow(`${encoding}: kept ÷ node:http`, compared, GOALS[encoding]),
  ];
}

const ratioRow = (measure: string, { ours, theirs, ratio }: Compared, atLeast: number): Row => ({
  ...makeRow(measure, ratio, '', { atLeast }),
  share: Math.min(ours.share, theirs.share),
});
