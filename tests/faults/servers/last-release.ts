import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../scripts/setup.mjs';
import { linkPackages } from './site-copy.ts';

/** Written by `npm run release -- --tag`, because a clone may lack tags. */
const { commit } = JSON.parse(
  readFileSync(join(ROOT, 'scripts/release/last-release.json'), 'utf8'),
) as { commit: string };

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function isInClone(): boolean {
  try {
    return git('cat-file', '-t', commit) === 'commit';
  } catch {
    return false;
  }
}

export interface Release {
  readonly folder: string;
}
export const THIS_RELEASE: Release = { folder: ROOT };

export const hasLastRelease = isInClone();
if (!hasLastRelease) {
  process.stderr.write('SKIPPED: the last release is not in this clone (git fetch --unshallow)\n');
}

export async function buildLastRelease(folder: string): Promise<Release> {
  git('clone', '--quiet', '--shared', '--no-checkout', ROOT, folder);
  execFileSync('git', ['checkout', '--quiet', commit], { cwd: folder });
  linkPackages(folder);
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    maxBuffer: 16 * 1024 * 1024,
  });
  return { folder };
}
