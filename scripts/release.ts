/**
 * Packs the committed product for servers into dist/release/: build, sources of its commands,
 * locked packages, their bill of materials. With --tag the commit is tagged as the release of its
 * version and recorded in a file, from which the rolling-upgrade test starts.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { IN_USE } from './build/builds.ts';
import { rejectNewer } from './build/old-browsers.ts';
import { type Lockfile, lockedPackages, type Manifest } from './install/locked-packages.mjs';
import { billOfMaterials } from './release/bill-of-materials.ts';
import { lostLinks, READ } from './release/carried-files.ts';
import {
  type Aliases,
  packageOfFile,
  programsOf,
  reachedFrom,
  specifiersOf,
} from './release/reached-files.ts';
import { steadyTar } from './release/steady-tar.ts';
import { BUILDS, CURRENT, currentBuild, ensureBuild, ROOT, sourceHash } from './setup.mjs';

const COMMANDS = [
  'start',
  'db:migrate',
  'seed',
  'import:companies',
  'admin:link',
  'login:link',
  'backup',
  'backup:verify',
  'restore',
];
const STARTED = [
  'scripts/serve.ts',
  'src/features/media/server/video/probe-file.ts',
  'src/features/opening/server/applicant/pdf/pdf-worker.ts',
];
const RELEASE_DIR = 'dist/release';
const LAST_RELEASE = 'scripts/release/last-release.json';

interface ProductManifest extends Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly imports: Aliases;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

function abort(why: string): never {
  process.stderr.write(`npm run release: ${why}\n`);
  process.exit(1);
}

function json<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

function copied(paths: readonly string[], to: string): void {
  for (const path of paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(ROOT, path), join(to, path));
  }
}

/** Copies the build without random name, duration and folder; returns the packages it imports. */
function copyBuild(to: string, date: Date): string[] {
  const from = join(ROOT, BUILDS, currentBuild()?.name ?? '');
  const folder = join(to, BUILDS, 'release');
  const inside = (file: string) => ![IN_USE, 'build.json'].includes(basename(file));
  cpSync(from, folder, { recursive: true, filter: inside });
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify({ made: date.toISOString() })}\n`);
  // A server locks this file, which it cannot create in a read-only container.
  writeFileSync(join(folder, IN_USE), '');
  const headers = join(folder, '_headers.json');
  // Pages are rendered concurrently and listed in varying order.
  const pages = json<{ pathname: string }[]>(headers).sort((a, b) =>
    a.pathname < b.pathname ? -1 : 1,
  );
  writeFileSync(headers, JSON.stringify(pages));
  return globSync('server/**/*.mjs', { cwd: folder }).flatMap((name) => {
    const path = join(folder, name);
    const code = readFileSync(path, 'utf8')
      .replaceAll(from, `/yousay/${BUILDS}/release`)
      .replaceAll(ROOT, '/yousay');
    writeFileSync(path, code);
    return specifiersOf(code).flatMap((specifier) => packageOfFile(specifier) ?? []);
  });
}

if (git('status', '--porcelain') !== '') abort('There are changes that are not committed');
const productManifest = json<ProductManifest>(join(ROOT, 'package.json'));
const tag = process.argv.includes('--tag') ? `v${productManifest.version}` : null;
if (tag !== null && git('tag', '--list', tag) !== '')
  abort(`${tag} is tagged already: raise the version in package.json`);
await ensureBuild(process.execPath)
  .then(() => rejectNewer(join(ROOT, BUILDS, currentBuild()?.name ?? '')))
  .catch(({ message }: Error) => abort(message));
const commitDate = new Date(Number(git('log', '-1', '--format=%ct')) * 1000);
const name = `yousay-${productManifest.version}-${git('rev-parse', '--short=8', 'HEAD')}`;
const folder = join(ROOT, RELEASE_DIR, name);
rmSync(join(ROOT, RELEASE_DIR), { recursive: true, force: true });
const programs = COMMANDS.map(
  (command) => productManifest.scripts[command]?.replace('node ', '') ?? '',
);
const linksOf = (text: string) => [...specifiersOf(text), ...programsOf(text)];
const reached = reachedFrom(ROOT, [...programs, ...STARTED], productManifest.imports, linksOf);
const carried = [...reached.files, ...git('ls-files', ...READ).split('\n')];
const lost = lostLinks(ROOT, carried);
if (lost.length > 0) abort(`Documents lead to what a release does not hold: ${lost.join(', ')}`);
copied(carried, folder);
const imported = copyBuild(folder, commitDate);
const { manifest, lock } = lockedPackages(
  productManifest,
  json<Lockfile>(join(ROOT, 'package-lock.json')),
  new Set([...reached.packages, ...imported]),
);
const scripts = Object.fromEntries(
  Object.entries(productManifest.scripts).filter(([command]) => COMMANDS.includes(command)),
);
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify({ ...manifest, scripts }, null, 2)}\n`,
);
writeFileSync(join(folder, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
writeFileSync(join(folder, 'sbom.cdx.json'), billOfMaterials(folder, 'yousay', commitDate));
const current = { name: 'release', hash: sourceHash(folder) };
writeFileSync(join(folder, CURRENT), `${JSON.stringify(current)}\n`);
const file = `${folder}.tar.gz`;
steadyTar(folder, file, commitDate);
const bytes = readFileSync(file);
const digest = createHash('sha256').update(bytes).digest('hex');
if (tag !== null) {
  git('tag', tag);
  const { version } = productManifest;
  const date = commitDate.toISOString().slice(0, 10);
  const release = { version, date, commit: git('rev-parse', 'HEAD') };
  writeFileSync(join(ROOT, LAST_RELEASE), `${JSON.stringify(release, null, 2)}\n`);
  process.stdout.write(`${LAST_RELEASE} names the release: commit it\n`);
}
process.stdout.write(`${file}\n${digest}  ${(bytes.length / 1e6).toFixed(1)} MB\n`);
