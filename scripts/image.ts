/**
 * npm run image – packs a release and Debian's libraries as a container image (OCI archive) in
 * dist/image/, reproducible for a commit and a state of Debian.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './setup.mjs';

const SUITE = 'bookworm';
/** System packages that the released programs load, with a shell and a locale for PostgreSQL. */
const PACKAGES = ['base-files', 'dash', 'libc-bin', 'libstdc++6'];
/** Lines of passwd and group for the server's account, the only setup of the base. */
const ACCOUNT = [
  'echo "yousay:x:1000:1000::/var/lib/yousay:/bin/sh" > "$1/etc/passwd"',
  'echo "yousay:x:1000:" > "$1/etc/group"',
  'install -d -m 700 -o 1000 -g 1000 "$1/var/lib/yousay"',
].join('; ');
const LEFT_OUT = [
  'usr/share/doc',
  'usr/share/locale',
  'usr/share/man',
  'var/lib/dpkg',
  'usr/bin/dpkg*',
];

const imageDir = join(ROOT, 'dist/image');
const context = join(imageDir, 'context');
const site = join(context, 'site');

function run(command: string, args: readonly string[], env: Record<string, string> = {}): void {
  const settings = { ...process.env, ...env };
  execFileSync(command, args, {
    cwd: context,
    env: settings,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Makes the base layer with fixed times, order and accounts, so that it is reproducible. */
function makeBase(epoch: string): void {
  run(
    'mmdebstrap',
    [
      '--quiet',
      '--variant=extract',
      `--include=${PACKAGES.join(',')}`,
      `--extract-hook=${ACCOUNT}`,
      `--extract-hook=cd "$1"; rm -rf ${LEFT_OUT.join(' ')}`,
      SUITE,
      'base.tar',
    ],
    { SOURCE_DATE_EPOCH: epoch },
  );
}

execFileSync(process.execPath, [join(ROOT, 'scripts/release.ts')], { cwd: ROOT, stdio: 'inherit' });
const epoch = execFileSync('git', ['log', '-1', '--format=%ct'], {
  cwd: ROOT,
  encoding: 'utf8',
}).trim();
const releases = join(ROOT, 'dist/release');
const release = readdirSync(releases).find((name) => name.endsWith('.tar.gz')) ?? '';
rmSync(imageDir, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
run('tar', ['-xzf', join(releases, release), '--strip-components=1', '-C', site]);
run('npm', [
  'ci',
  '--prefix',
  site,
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--loglevel=error',
]);
renameSync(join(site, 'dist'), join(context, 'dist'));
makeBase(epoch);
copyFileSync(join(ROOT, 'deploy/container/Containerfile'), join(context, 'Containerfile'));

const name = basename(release, '.tar.gz');
const file = join(imageDir, `${name}.oci.tar`);
const digest = join(imageDir, 'digest');
const store = [
  '--root',
  join(imageDir, 'store'),
  '--runroot',
  join(imageDir, 'run'),
  '--storage-driver',
  'vfs',
];
run('buildah', [...store, 'bud', '--quiet', '--timestamp', epoch, '-t', name, '.']);
run('buildah', [
  ...store,
  'push',
  '--quiet',
  '--digestfile',
  digest,
  name,
  `oci-archive:${file}:${name}`,
]);
rmSync(context, { recursive: true });
for (const left of ['store', 'run']) rmSync(join(imageDir, left), { recursive: true });
const size = (statSync(file).size / 1e6).toFixed(1);
process.stdout.write(`${file}\n${readFileSync(digest, 'utf8')}  ${size} MB\n`);
