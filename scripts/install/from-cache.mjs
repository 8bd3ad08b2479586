/**
 * Installs from npm's cache where it has every needed package: npm unpacks on one core, in
 * JavaScript, and takes four times as long. Plain JavaScript: it runs before anything is installed.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockedPackages } from './locked-packages.mjs';

/** Maximum number of threads, as more would wait for the disk. */
const MAX_WORKERS = 4;
const INSTALLED = '.package-lock.json';

/**
 * Installs what the lockfile of `root` names, without extras, and without packages of tests unless `tools` asks for
 * them. It appears whole, with the list of what is installed, so that two first starts at once harm neither.
 *
 * @param {string} root
 * @param {object} options
 * @param {string} options.cache as npm is set to
 * @param {boolean} [options.tools]
 * @returns {Promise<boolean>} false where npm has to install, and nothing was changed
 */
export async function installFromCache(root, { cache, tools = false }) {
  const { lock, packages } = duePackages(root, tools);
  removeAbandoned(root);
  // In the project folder, so that the move to node_modules stays in one file system.
  const staged = mkdtempSync(join(root, `.install-${process.pid}-`));
  try {
    const archives = archivesOf(packages, staged, cache);
    if (archives === null) return false;
    const modules = join(staged, 'node_modules');
    mkdirSync(modules);
    await unpackAll(archives);
    linkPrograms(packages, staged);
    const { name, version, lockfileVersion } = lock;
    const list = JSON.stringify({ name, version, lockfileVersion, requires: true, packages });
    writeFileSync(join(modules, INSTALLED), list);
    putInPlace(modules, root, list);
    return true;
  } catch (error) {
    process.stderr.write(`npm's cache is not used: ${error.message}\n`);
    return false;
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/** Removes folders that killed installations left behind. */
function removeAbandoned(root) {
  for (const name of readdirSync(root)) {
    const [, pid] = /^\.install-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    rmSync(join(root, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Moves the packages to node_modules, unless a concurrent installation has already done so. */
function putInPlace(modules, root, list) {
  const modulesPath = join(root, 'node_modules');
  const installed = join(modulesPath, INSTALLED);
  const isThere = () => existsSync(installed) && readFileSync(installed, 'utf8') === list;
  if (isThere()) return;
  if (existsSync(modulesPath)) renameSync(modulesPath, `${modules}-before`);
  try {
    renameSync(modules, modulesPath);
  } catch (error) {
    if (!isThere()) throw error;
  }
}

function duePackages(root, tools) {
  const { devDependencies, ...manifest } = read(join(root, 'package.json'));
  if (tools) manifest.dependencies = { ...manifest.dependencies, ...devDependencies };
  const lock = read(join(root, 'package-lock.json'));
  const isHere = ([, entry]) => !entry.optional || isForThis(entry);
  const here = {
    ...lock,
    packages: Object.fromEntries(Object.entries(lock.packages).filter(isHere)),
  };
  const locked = lockedPackages(manifest, here, Object.keys(manifest.dependencies)).lock.packages;
  return {
    lock,
    packages: Object.fromEntries(Object.entries(locked).filter(([path]) => path !== '')),
  };
}

/** Archives in npm's cache, largest first to balance the workers; null where one is missing. */
function archivesOf(packages, root, cache) {
  // Windows starts package programs in another way.
  if (process.platform === 'win32') return null;
  const archives = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (entry.inBundle) continue;
    const [, sha512] = /(?:^|\s)sha512-(\S+)/.exec(entry.integrity ?? '') ?? [];
    if (sha512 === undefined || !isForThis(entry)) return null;
    const hex = Buffer.from(sha512, 'base64').toString('hex');
    const name = join(hex.slice(0, 2), hex.slice(2, 4), hex.slice(4));
    const file = join(cache, '_cacache', 'content-v2', 'sha512', name);
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    if (size === undefined) return null;
    archives.push({ file, sha512, size, folder: join(root, path) });
  }
  return archives.sort((a, b) => b.size - a.size);
}

/** Workers take the next archive; all are terminated at the end, also after an error. */
async function unpackAll(archives) {
  const queue = archives.values();
  const count = Math.min(MAX_WORKERS, availableParallelism());
  const worker = new URL(import.meta.resolve('./unpack-worker.mjs'));
  const workers = Array.from({ length: count }, () => new Worker(worker));
  const work = (worker) =>
    new Promise((resolve, reject) => {
      const next = () => {
        const { value, done } = queue.next();
        if (done) resolve();
        else worker.postMessage(value);
      };
      worker.on('message', next).once('error', reject);
      next();
    });
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Links the programs of packages; a name that two of them claim belongs to the first. */
function linkPrograms(packages, root) {
  for (const [path, { bin = {} }] of Object.entries(packages)) {
    const folder = join(
      root,
      path.slice(0, path.lastIndexOf('node_modules/')),
      'node_modules/.bin',
    );
    for (const [name, file] of Object.entries(bin)) {
      const program = join(root, path, file);
      const link = join(folder, name);
      if (!existsSync(program) || existsSync(link)) continue;
      mkdirSync(folder, { recursive: true });
      chmodSync(program, 0o755);
      symlinkSync(relative(folder, program), link);
    }
  }
}

/** Compares `os`, `cpu` and `libc` of a package with this machine; `!` before a value excludes it. */
function isForThis({ os, cpu, libc }) {
  return (
    fits(os, process.platform) &&
    fits(cpu, process.arch) &&
    (libc === undefined || fits(libc, libcOf()))
  );
}

function fits(named, value) {
  const names = [named ?? []].flat();
  if (names.includes(`!${value}`)) return false;
  return names.includes(value) || names.every((name) => name.startsWith('!'));
}

let machineLibc;

function libcOf() {
  machineLibc ??=
    process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
  return machineLibc;
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
