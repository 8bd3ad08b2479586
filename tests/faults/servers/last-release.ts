import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../../../scripts/setup.mjs';
import { linkPackages } from './site-copy.ts';

/** The state before the first migration that runs beside the release before it (0050), until a release is tagged. */
const BEFORE_FIRST = 'd33d8327';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function known(commit: string): string | null {
  try {
    return git('rev-parse', '--verify', `${commit}^{commit}`);
  } catch {
    return null;
  }
}

const [tag] = git('tag', '--list', 'v*', '--sort=-creatordate', '--merged', 'HEAD').split('\n');

/** A build of the product. */
export interface Release {
  readonly folder: string;
  /** It names no statement, which PgBouncer could not keep. */
  readonly isPooled: boolean;
}
export const THIS_RELEASE: Release = { folder: ROOT, isPooled: true };

const last = known(tag || BEFORE_FIRST);
/** This clone does not end before it. */
export const hasLastRelease = last !== null;
if (last === null) {
  process.stderr.write('SKIPPED: the last release is not in this clone (git fetch --unshallow)\n');
}

/** Builds it in a folder that is not there yet, with the packages of this one. */
export async function buildLastRelease(folder: string): Promise<Release> {
  git('clone', '--quiet', '--shared', '--no-checkout', ROOT, folder);
  execFileSync('git', ['checkout', '--quiet', last ?? ''], { cwd: folder });
  linkPackages(folder);
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    maxBuffer: 16 * 1024 * 1024,
  });
  return { folder, isPooled: Boolean(tag) };
}
