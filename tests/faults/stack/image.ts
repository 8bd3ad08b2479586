import { execFileSync, spawnSync } from 'node:child_process';
import { ROOT } from '../../../scripts/setup.mjs';

export const HALF_AN_HOUR = 1_800_000;

/** Why no image can be made and used here, or null. */
export function hindrance(programs: readonly string[]): string | null {
  const missing = programs.filter(
    (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status !== 0,
  );
  if (missing.length > 0) return `no image without ${missing.join(', ')}`;
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
  return changes === '' ? null : 'no image is made of what is not committed';
}

export interface Image {
  readonly file: string;
  readonly digest: string;
  readonly megabytes: number;
}

/** What the command prints at its end: the file, and its digest beside its size. */
export function makeImage(): Image {
  const output = execFileSync(process.execPath, ['scripts/image.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [file = '', last = ''] = output.trim().split('\n').slice(-2);
  const [digest = '', megabytes] = last.split(/\s+/);
  return { file, digest, megabytes: Number(megabytes) };
}
