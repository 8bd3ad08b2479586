import { execFileSync } from 'node:child_process';
import { basename, dirname } from 'node:path';

/** Packs a folder into `file`, reproducibly; GNU tar and gzip do the work. */
export function steadyTar(folder: string, file: string, modifiedAt: Date): void {
  const seconds = Math.floor(modifiedAt.getTime() / 1000);
  const plain = file.slice(0, -'.gz'.length);
  execFileSync('tar', [
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rwX,go+rX,go-w',
    '--format=gnu',
    '-C',
    dirname(folder),
    '-cf',
    plain,
    basename(folder),
  ]);
  execFileSync('gzip', ['-n', '-9', '-f', plain]);
}
