// What a build takes over from the one before.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SUMMARY = 'build.json';

interface Places {
  /** What the server and the visitors get, and in it what visitors get. */
  readonly out: string;
  readonly client: string;
  /** The summary of the last whole build, whatever it was for. */
  readonly record: string;
}

/**
 * Clears the place of a build. Of the build before it leaves only these folders of the client, and only when
 * that was the last one and whole: Astro leaves a page there as it is when it knows it to be unchanged.
 *
 * @returns the folder in which the rest lies until it is removed
 */
export function setAside({ out, client, record }: Places, folders: readonly string[]): string {
  const wasLast =
    existsSync(join(out, SUMMARY)) &&
    existsSync(record) &&
    readFileSync(join(out, SUMMARY), 'utf8') === readFileSync(record, 'utf8');
  // Until this build is whole no other may be built upon.
  rmSync(record, { force: true });
  const before = `${out}-before`;
  mkdirSync(before, { recursive: true });
  if (!existsSync(out)) return before;
  const old = join(before, randomUUID());
  renameSync(out, old);
  for (const folder of wasLast ? folders : []) {
    const from = join(old, relative(out, client), folder);
    if (!existsSync(from)) continue;
    mkdirSync(dirname(join(client, folder)), { recursive: true });
    renameSync(from, join(client, folder));
  }
  return before;
}

export function writeSummary({ out, record }: Places, summary: object): void {
  const text = `${JSON.stringify({ ...summary, finished: new Date().toISOString() })}\n`;
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(join(out, SUMMARY), text);
  writeFileSync(record, text);
}
