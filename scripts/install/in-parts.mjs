// Installs packages in two parts at once where nothing is installed yet: npm keeps one core busy, and the database is
// made with the first part while the other comes.
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

/** Packages that make the database and its demo, and say what is wrong with settings. */
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

/** Packages that need most of what those need: in the other part all of it would be unpacked twice. */
const WITH_THEM = ['@aws-sdk/s3-request-presigner', '@tus/s3-store'];
/** A tool that needs most of what the other part needs; all others go with the first. */
const WITH_OTHERS = '@astrojs/netlify';

/** In node_modules, to be moved within one file system. */
const PLACE = '.parts';
/** The list npm writes of what lies there. */
const INSTALLED = '.package-lock.json';

/**
 * Does without extras, and without packages of tests unless `tools` asks for them. `install` fills a folder that holds
 * a manifest and a lockfile.
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
    const folder = join(root, 'node_modules', PLACE, name);
    const made = lockedPackages({ ...manifest, optionalDependencies }, lock, names);
    mkdirSync(folder, { recursive: true });
    const { dependencies, overrides } = made.manifest;
    write(join(folder, 'package.json'), { dependencies, optionalDependencies, overrides });
    const settings = join(root, '.npmrc');
    if (existsSync(settings)) cpSync(settings, join(folder, '.npmrc'));
    const installWith = (locked) => {
      write(join(folder, 'package-lock.json'), locked);
      return install(folder);
    };
    // A registry that has packages elsewhere is asked for the places.
    const whole = installWith(withPlaces(made.lock, registry)).catch(() => installWith(made.lock));
    return { folder, whole };
  };
  const first = part('first', firstNames, manifest.optionalDependencies);
  const second = part('second', otherNames, {});
  second.whole.catch(() => undefined);
  await first.whole;
  adopt(join(first.folder, 'node_modules'), join(root, 'node_modules'), lock);
  early();
  await second.whole;
  adopt(join(second.folder, 'node_modules'), join(root, 'node_modules'), lock);
  rmSync(join(root, 'node_modules', PLACE), { recursive: true });
}

/** Adds addresses in a registry: without them npm reads all versions of each package first. */
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

/** The list of what is there comes last: until then something is missing, and the next start installs anew. */
function adopt(from, to, lock) {
  moveMissing(from, to, (name) => name === '.bin' || name.startsWith('@'));
  const lists = [to, from]
    .map((folder) => join(folder, INSTALLED))
    .filter(existsSync)
    .map(read);
  const packages = Object.assign({}, ...lists.map((list) => list.packages));
  // Within a part npm takes packages of tests for those of the product.
  for (const [path, entry] of Object.entries(packages))
    if (lock.packages[path]?.dev) entry.dev = true;
  write(join(to, INSTALLED), { ...lists.at(-1), packages });
}

/** A package of both parts is the same in both, with all it needs. */
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
