/**
 * Installs packages in two parts on a fresh clone: npm uses one core, and the database is created
 * with the first part while the second is installed.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { lockedPackages } from './locked-packages.mjs';

/** Packages that create the database and its demo, and check the settings. */
export const OF_DATABASE = [
  '@aws-sdk/client-s3',
  '@node-rs/argon2',
  'csv-parse',
  'drizzle-orm',
  'flydrive',
  'pg',
  'pg-boss',
  'pg-copy-streams',
  'pino',
  'prom-client',
  'tldts',
  'zod',
];

/** Packages in the first part because they share most dependencies with its packages. */
const WITH_THEM = ['@aws-sdk/s3-request-presigner', '@tus/s3-store'];
/** A tool that shares most dependencies with the other part; all others go with the first. */
const WITH_OTHERS = '@astrojs/netlify';

/** Temporary folder in node_modules, so that moves stay within one file system. */
const PARTS_DIR = '.parts';
const INSTALLED = '.package-lock.json';

/**
 * Installs without extras, and packages of tests only with `tools`. `install` fills a folder that
 * has a manifest and a lockfile.
 *
 * @param {string} root
 * @param {object} options
 * @param {(folder: string) => Promise<void>} options.install
 * @param {() => unknown} options.early begins something that the first part is enough for
 * @param {string} options.registry as npm is set to
 * @param {boolean} [options.tools]
 */
export async function installInParts(root, { install, early, registry, tools = false }) {
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  const { devDependencies, ...manifest } = read(join(root, 'package.json'));
  const firstNames = [...OF_DATABASE, ...WITH_THEM];
  if (tools) {
    manifest.dependencies = { ...manifest.dependencies, ...devDependencies };
    firstNames.push(...Object.keys(devDependencies).filter((name) => name !== WITH_OTHERS));
  }
  const otherNames = Object.keys(manifest.dependencies).filter(
    (name) => !firstNames.includes(name),
  );
  const lock = read(join(root, 'package-lock.json'));
  const part = (name, names, optionalDependencies) => {
    const folder = join(root, 'node_modules', PARTS_DIR, name);
    const selected = lockedPackages({ ...manifest, optionalDependencies }, lock, names);
    mkdirSync(folder, { recursive: true });
    const { dependencies, overrides } = selected.manifest;
    write(join(folder, 'package.json'), { dependencies, optionalDependencies, overrides });
    const settings = join(root, '.npmrc');
    if (existsSync(settings)) cpSync(settings, join(folder, '.npmrc'));
    const installWith = (locked) => {
      write(join(folder, 'package-lock.json'), locked);
      return install(folder);
    };
    // If the registry has packages at other URLs, npm has to look them up itself.
    const installation = installWith(withPlaces(selected.lock, registry)).catch(() =>
      installWith(selected.lock),
    );
    return { folder, installation };
  };
  const first = part('first', firstNames, manifest.optionalDependencies);
  const second = part('second', otherNames, {});
  second.installation.catch(() => undefined);
  await first.installation;
  adopt(join(first.folder, 'node_modules'), join(root, 'node_modules'), lock);
  early();
  await second.installation;
  adopt(join(second.folder, 'node_modules'), join(root, 'node_modules'), lock);
  rmSync(join(root, 'node_modules', PARTS_DIR), { recursive: true });
}

/** Adds registry URLs: without them npm first reads all versions of each package. */
export function withPlaces(lock, registry) {
  const base = registry.replace(/\/*$/, '/');
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const name = entry.name ?? path.split('node_modules/').at(-1);
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    const isTaken = entry.integrity !== undefined && entry.resolved === undefined;
    return [path, isTaken ? { ...entry, resolved: `${base}${name}/-/${file}` } : entry];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** The list of installed packages is written last: until then the next start reinstalls. */
function adopt(from, to, lock) {
  moveMissing(from, to, (name) => name === '.bin' || name.startsWith('@'));
  const lists = [to, from]
    .map((folder) => join(folder, INSTALLED))
    .filter(existsSync)
    .map(read);
  const packages = Object.assign({}, ...lists.map((list) => list.packages));
  // Within a part npm marks packages of tests as packages of the product.
  for (const [path, entry] of Object.entries(packages))
    if (lock.packages[path]?.dev) entry.dev = true;
  write(join(to, INSTALLED), { ...lists.at(-1), packages });
}

/** Moves packages absent from the target: a package of both parts is equal in both. */
function moveMissing(from, to, holdsMore) {
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (name === INSTALLED) continue;
    if (!existsSync(target)) renameSync(source, target);
    else if (holdsMore(name)) moveMissing(source, target, () => false);
  }
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function write(file, content) {
  writeFileSync(file, JSON.stringify(content));
}
