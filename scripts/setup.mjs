/**
 * Shared by `npm start` and `npm test`: the locked dependencies, the pinned Node, a fresh build.
 * Plain JavaScript without dependencies: it runs on the machine's own Node before anything is
 * installed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installFromCache } from './install/from-cache.mjs';
import { installInParts } from './install/in-parts.mjs';

export const ROOT = join(fileURLToPath(import.meta.url), '..', '..');
const BIN = join(ROOT, 'node_modules', '.bin');
const NODE_MAJOR = 24;
const CHECK_SETTINGS = fileURLToPath(new URL('./serve/check-settings.ts', import.meta.url));

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

/** Runs a program; rejects on failure or after `limit` milliseconds. `isLow` lowers priority. */
export function run(
  command,
  args,
  { env = {}, limit = 600_000, quiet = false, isLow = false } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: quiet ? 'ignore' : 'inherit',
    });
    if (isLow && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const termination = setTimeout(() => child.kill('SIGTERM'), limit);
    const forced = setTimeout(() => child.kill('SIGKILL'), limit + 15_000);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(termination);
      clearTimeout(forced);
      if (code === 0) resolve();
      else {
        const message = `${command} ${args.join(' ')} ended with ${signal ?? code}`;
        reject(Object.assign(new Error(message), { exitCode: code }));
      }
    });
  });
}

/** Reason why node_modules differs from package-lock.json, or null; `tools`: those of tests too. */
export function staleDependency(root = ROOT, { tools = true } = {}) {
  const installed = installedPackages(root);
  if (installed === null) return 'nothing is installed';
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  for (const [path, entry] of Object.entries(locked)) {
    if (path === '' || (entry.dev && !tools)) continue;
    const found = installed[path];
    if (found === undefined && !entry.optional && !entry.devOptional) return `${path} is missing`;
    if (found !== undefined && found.version !== entry.version)
      return `${path} is ${found.version}`;
  }
  return null;
}

/** Packages that npm lists in node_modules; null where nothing is installed. */
function installedPackages(root) {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  return existsSync(hidden) ? JSON.parse(readFileSync(hidden, 'utf8')).packages : null;
}

/** Arguments of npm; packages of tests and checks are installed on request and stay installed. */
export function installArgs(root = ROOT, { tools = false } = {}) {
  const dev = tools || hasTools(root) ? '--include=dev' : '--omit=dev';
  return ['ci', dev, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
}

function hasTools(root) {
  return Object.values(installedPackages(root) ?? {}).some(({ dev }) => dev);
}

/** `early` starts once the packages of the database are installed, where those of tests are not. */
export async function ensureDependencies({ tools = false, early = () => undefined } = {}) {
  const reason = staleDependency(ROOT, { tools });
  if (reason === null) return;
  // Without node_modules/.bin, whose Node is about to be replaced.
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => entry !== BIN);
  const install = (folder = ROOT) =>
    run('npm', [...installArgs(ROOT, { tools }), '--prefix', folder], {
      env: { PATH: path.join(delimiter) },
      limit: 900_000,
    });
  await step(`dependencies (${reason})`, async () => {
    if (hasTools(ROOT)) return install();
    // The environment has npm's settings; running npm for them takes half a second.
    const cache = process.env.npm_config_cache ?? settingOfNpm('cache');
    if (await installFromCache(ROOT, { cache, tools })) return;
    await installInParts(ROOT, { install, early, registry: settingOfNpm('registry'), tools });
  });
}

function settingOfNpm(name) {
  return execFileSync('npm', ['config', 'get', name], { cwd: ROOT, encoding: 'utf8' }).trim();
}

export async function pinnedNode() {
  const installedNode = join(BIN, process.platform === 'win32' ? 'node.cmd' : 'node');
  if (works(installedNode)) return installedNode;
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  const here = `${process.platform} ${process.arch}`;
  throw new Error(`Node ${NODE_MAJOR} is needed, which no package brings for ${here}: install it`);
}

function works(file) {
  return existsSync(file) && statSync(file).size > 1_000_000;
}

/** Programs started from here find the pinned Node first, and load their packages with fewer reads. */
export function withPinnedPath(env = {}) {
  const { PATH = '', NODE_OPTIONS = '' } = process.env;
  const options = NODE_OPTIONS.includes(MODULE_FORMATS) ? [] : [`--import=${MODULE_FORMATS}`];
  return {
    PATH: `${BIN}${delimiter}${PATH}`,
    NODE_OPTIONS: [NODE_OPTIONS, ...options].filter(Boolean).join(' '),
    ...env,
  };
}

const MODULE_FORMATS = new URL('./install/module-formats.mjs', import.meta.url).href;

const BUILT_FROM = [
  'src',
  'public',
  'scripts/build',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Hash of everything a build depends on, tests aside. */
export function sourceHash(root = ROOT) {
  const hash = createHash('sha256');
  for (const entry of [...BUILT_FROM, ...buildScripts(root)]) hashEntry(hash, root, entry);
  return hash.digest('hex');
}

/** Returns the scripts that affect a build. */
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

export const BUILDS = 'dist/builds';
export const CURRENT = 'dist/current.json';

/**
 * Null before the first build.
 *
 * @returns {{ name: string, hash: string } | null} its folder, and what it was made from
 */
export function currentBuild(root = ROOT) {
  const file = join(root, CURRENT);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * Builds for the own server unless there is a build of these sources; settings are checked first.
 * `parallelWork` runs at the same time with priority: a build uses several cores, the demo mostly
 * one.
 */
export async function ensureBuild(node, parallelWork) {
  if (currentBuild()?.hash === sourceHash()) return;
  await checkSettings(node);
  const build = step('build', () =>
    run(node, ['scripts/build.ts', '--when-stale'], {
      env: withPinnedPath({ DEPLOY_TARGET: '' }),
      isLow: parallelWork !== undefined,
    }),
  );
  await Promise.all([build, parallelWork?.()]);
}

let checked;

/** Checks the settings once; further calls share the result. */
export function checkSettings(node) {
  checked ??= run(node, [CHECK_SETTINGS]);
  return checked;
}
