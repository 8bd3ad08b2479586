// Unpacks the archive of a package as npm does. Plain JavaScript: it runs before anything is installed.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const BLOCK_BYTES = 512;
/** Bits that npm adds to and removes from the mode of a file. */
const READABLE = 0o644;
const WRITABLE_BY_OTHERS = 0o022;

/**
 * @typedef {object} Archive
 * @property {string} file
 * @property {string} sha512 in base64
 * @property {string} folder in which the package appears
 */

/**
 * Unpacks a package's archive; links in it are left out, as npm does.
 *
 * @param {Archive} archive
 * @throws where the archive is not the locked one, or holds what a package does not
 */
export function unpackPackage({ file, sha512, folder }) {
  const packed = readFileSync(file);
  if (createHash('sha512').update(packed).digest('base64') !== sha512)
    throw new Error(`${file} is not what is locked`);
  const folders = new Set();
  for (const { path, mode, bytes } of filesOf(gunzipSync(packed))) {
    const target = join(folder, insidePackage(path));
    const parent = dirname(target);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    writeFileSync(target, bytes, { mode: (mode | READABLE) & ~WRITABLE_BY_OTHERS });
  }
}

/** Removes the first folder; a path that leads out of the archive is an error. */
function insidePackage(path) {
  const names = path.split('/').filter((name) => name !== '' && name !== '.');
  if (names.length < 2 || names.includes('..'))
    throw new Error(`a package may not contain ${path}`);
  return names.slice(1).join('/');
}

/** Files of a tar archive (POSIX ustar and pax, and long names of GNU). */
function* filesOf(tar) {
  let longPath = null;
  for (let offset = 0; offset + BLOCK_BYTES <= tar.length && tar[offset] !== 0; ) {
    const header = tar.subarray(offset, offset + BLOCK_BYTES);
    const size = octal(header, 124, 12);
    const bytes = tar.subarray(offset + BLOCK_BYTES, offset + BLOCK_BYTES + size);
    if (bytes.length < size) throw new Error('an archive ends too early');
    offset += BLOCK_BYTES + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
    const type = String.fromCharCode(header[156]);
    if (type === 'x') longPath = paxPath(bytes) ?? longPath;
    else if (type === 'L') longPath = text(bytes, 0, size);
    else if (type !== 'g') {
      const path = longPath ?? shortPath(header);
      longPath = null;
      if (type === '0' || type === '\0') yield { path, mode: octal(header, 100, 8), bytes };
    }
  }
}

function shortPath(header) {
  const isUstar = text(header, 257, 5) === 'ustar';
  const prefix = isUstar ? text(header, 345, 155) : '';
  const name = text(header, 0, 100);
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** The path among records such as `27 path=package/a/long/name`. */
function paxPath(bytes) {
  let path = null;
  for (let offset = 0; offset < bytes.length; ) {
    const length = Number.parseInt(bytes.toString('latin1', offset, offset + 20), 10);
    if (!(length > 0)) throw new Error('an archive contains a record without length');
    const [, name, value] =
      /^\d+ ([^=]+)=([\s\S]*)\n$/.exec(bytes.toString('utf8', offset, offset + length)) ?? [];
    if (name === 'path') path = value;
    offset += length;
  }
  return path;
}

function text(bytes, from, length) {
  const end = bytes.indexOf(0, from);
  return bytes.toString('utf8', from, end === -1 ? from + length : Math.min(end, from + length));
}

function octal(bytes, from, length) {
  const digits = text(bytes, from, length).trim();
  if (!/^[0-7]*$/.test(digits)) throw new Error('an archive contains a number that is not octal');
  return Number.parseInt(digits || '0', 8);
}
