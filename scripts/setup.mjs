// What `npm start` and `npm test` share: the locked dependencies, the right Node, a fresh build.
// Plain JavaScript without dependencies: it runs on the machine's own Node before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(fileURLToPath(import.meta.url), '..', '..');
const BIN = join(ROOT, 'node_modules', '.bin');
const NODE_MAJOR = 24;

/** Says what begins, does it, says how it went and how long it took. */
export async function step(name, work) {
  const started = performance.now();
  const line = (mark) =>
    process.stdout.write(
      `${mark} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`,
    );
  process.stdout.write(`› ${name} …\n`);
  try {
    const result = await work();
    line('✓');
    return result;
  } catch (error) {
    line('✗');
    throw error;
  }
}

/** Runs a program to its end; rejects when it fails or takes longer than `limit` milliseconds. */
export function run(command, args, { env = {}, limit = 600_000, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: quiet ? 'ignore' : 'inherit',
    });
    const asked = setTimeout(() => child.kill('SIGTERM'), limit);
    const forced = setTimeout(() => child.kill('SIGKILL'), limit + 15_000);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(asked);
      clearTimeout(forced);
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`));
    });
  });
}

/** Why node_modules is not what package-lock.json says, or null when it is. */
export function staleDependency(root = ROOT) {
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return 'nothing is installed';
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  for (const [path, entry] of Object.entries(locked)) {
    if (path === '') continue;
    const found = installed[path];
    if (found === undefined && !entry.optional && !entry.devOptional) return `${path} is missing`;
    if (found !== undefined && found.version !== entry.version)
      return `${path} is ${found.version}`;
  }
  return null;
}

export async function ensureDependencies() {
  const reason = staleDependency();
  if (reason === null) return;
  // Not the Node of the directory that is about to be replaced.
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => entry !== BIN);
  await step(`dependencies (${reason})`, () =>
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      env: { PATH: path.join(delimiter) },
      limit: 900_000,
    }),
  );
}

/** The Node that was installed with the dependencies, whatever the machine has. */
export async function pinnedNode() {
  const own = join(BIN, process.platform === 'win32' ? 'node.cmd' : 'node');
  if (!works(own)) {
    if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
    await step(`Node ${NODE_MAJOR} (install scripts were skipped)`, () =>
      run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']),
    );
  }
  return own;
}

function works(file) {
  return existsSync(file) && statSync(file).size > 1_000_000;
}

/** Programs started from here find the pinned Node first. */
export function withPinnedPath(env = {}) {
  return { PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`, ...env };
}

const BUILT_FROM = [
  'src',
  'public',
  'scripts/build',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** One hash over everything a build depends on, tests aside. */
export function sourceHash(root = ROOT, env = process.env) {
  const hash = createHash('sha256');
  const { PUBLIC_URL, PORT, MAIL_REPLY_TO, OPERATOR } = env;
  const place = [PUBLIC_URL || null, PUBLIC_URL ? null : PORT || null];
  const written = [...place, MAIL_REPLY_TO || null, OPERATOR || null];
  hash.update(JSON.stringify(written));
  for (const entry of [...BUILT_FROM, ...buildScripts(root)]) hashEntry(hash, root, entry);
  return hash.digest('hex');
}

/** The build is one of them and uses some of the others. */
function buildScripts(root) {
  const folder = join(root, 'scripts');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.filter((name) => name.endsWith('.ts')).map((name) => `scripts/${name}`);
}

function hashEntry(hash, root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined || /\.test\.tsx?$/.test(path)) return;
  if (found.isDirectory()) {
    for (const name of readdirSync(join(root, path)).sort())
      hashEntry(hash, root, `${path}/${name}`);
    return;
  }
  hash.update(`${path}\0${found.size}\0`).update(readFileSync(join(root, path)));
}

/** Builds for the own server when dist/ was made from other sources, or not to its end. */
export async function ensureBuild(node) {
  const stamp = join(ROOT, 'dist', '.build-stamp');
  const hash = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await step('build', async () => {
    rmSync(stamp, { force: true });
    // Whatever the caller is: a build for another NODE_ENV cannot be served.
    const env = withPinnedPath({ DEPLOY_TARGET: '', NODE_ENV: 'production' });
    await run(node, ['scripts/build.ts'], { env });
    writeFileSync(stamp, hash);
  });
}
