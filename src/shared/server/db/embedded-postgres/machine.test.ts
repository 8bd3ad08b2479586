import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shareLock, takeLock } from '../instance-lock.ts';
import { firstBarrier } from './account.ts';
import { restoreLinks } from './binaries.ts';
import { isPostmasterOf, readPostmaster } from './pidfile.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'yousay-machine-'));
  chmodSync(home, 0o755);
});
afterEach(() => rmSync(home, { recursive: true }));

test('creates the library links missing after an installation without scripts, once', () => {
  mkdirSync(join(home, 'native', 'lib'), { recursive: true });
  writeFileSync(join(home, 'native', 'lib', 'libx.so.6.18'), 'library');
  const links = [{ source: 'native/lib/libx.so.6.18', target: 'native/lib/libx.so.6' }];
  writeFileSync(join(home, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  restoreLinks(home);
  restoreLinks(home);
  expect(readlinkSync(join(home, 'native', 'lib', 'libx.so.6'))).toBe('libx.so.6.18');
  expect(existsSync(join(home, 'native', 'lib', 'libx.so.6'))).toBe(true);
});

test('finds the directory an account may not pass', () => {
  const stranger = { uid: 54_321, gid: 54_321 };
  const closed = join(home, 'closed');
  mkdirSync(join(closed, 'inner'), { recursive: true });
  expect(firstBarrier(join(closed, 'inner'), stranger)).toBeNull();
  chmodSync(closed, 0o700);
  expect(firstBarrier(join(closed, 'inner'), stranger)).toBe(closed);
  expect(
    firstBarrier(join(closed, 'inner', 'missing'), { uid: process.getuid?.() ?? 0, gid: 0 }),
  ).toBeNull();
});

test('a process id without its data directory is not enough', () => {
  expect(isPostmasterOf(process.pid, home)).toBe(false);
  expect(readPostmaster(home)).toBeNull();
  writeFileSync(join(home, 'postmaster.pid'), 'garbage\n');
  expect(readPostmaster(home)).toBeNull();
  writeFileSync(join(home, 'postmaster.pid'), `42\n${home}\n1\n5432\n/run/x\n\n 1 2\nready   \n`);
  expect(readPostmaster(home)).toEqual({ pid: 42, socketDirectory: '/run/x', ready: true });
});

test('allows one exclusive holder or many shared ones', () => {
  const file = join(home, 'lock');
  const alone = takeLock(file);
  expect(alone).not.toBeNull();
  expect(takeLock(file)).toBeNull();
  expect(shareLock(file)).toBeNull();
  alone?.release();
  const shares = [shareLock(file), shareLock(file)];
  expect(shares).not.toContain(null);
  expect(takeLock(file)).toBeNull();
  for (const share of shares) share?.release();
  const again = takeLock(file);
  expect(again).not.toBeNull();
  again?.release();
});
