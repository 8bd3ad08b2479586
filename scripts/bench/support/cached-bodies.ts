import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextVisitor } from './measure.ts';
import { overTheWire, type WireAnswer } from './wire.ts';

export const MEASURED_ENCODINGS = ['none', 'gzip', 'br', 'zstd'] as const;
export type ContentEncoding = (typeof MEASURED_ENCODINGS)[number];

/** User agent of a browser, so that visits are counted like those of people. */
export const BROWSER_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const LAST_COMPANY = 3_000;
const ATTEMPTS = 100;

export function bodyHeaders(encoding: ContentEncoding): Record<string, string> {
  return {
    'user-agent': BROWSER_USER_AGENT,
    ...(encoding === 'none' ? {} : { 'accept-encoding': encoding }),
  };
}

export async function companyPaths(url: string, count: number): Promise<string[]> {
  const paths: string[] = [];
  for (let id = 1; paths.length < count && id <= LAST_COMPANY; id += 1) {
    const answer = await fetch(`${url}/company/${id}`, { headers: nextVisitor() });
    await answer.arrayBuffer();
    if (answer.status === 200) paths.push(new URL(answer.url).pathname);
  }
  if (paths.length < count) throw new Error(`only ${paths.length} companies have a page`);
  return paths;
}

/** Writes bodies as cached, for a server that sends the same, and returns their average size. */
export async function writeBodies(
  url: string,
  {
    paths,
    encoding,
    folder,
  }: { paths: readonly string[]; encoding: ContentEncoding; folder: string },
): Promise<number> {
  let bytes = 0;
  for (const [line, path] of paths.entries()) {
    const { body } = await cached(url + path, bodyHeaders(encoding));
    writeFileSync(join(folder, `${line}.${encoding}`), body);
    bytes += body.length;
  }
  return bytes / paths.length;
}

/** Retries until the page is cached: caching starts once invalidations are received. */
async function cached(url: string, headers: Record<string, string>): Promise<WireAnswer> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await overTheWire(url, { ...headers, ...nextVisitor() });
    if (answer.cacheStatus === 'yousay; hit') return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} is not cached`);
}
