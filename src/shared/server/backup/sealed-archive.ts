import { spawn } from 'node:child_process';
import { createCipheriv, createDecipheriv, pbkdf2, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { type Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { RestoreRefusedError } from './restore-refused.ts';

const CIPHER = 'aes-256-cbc';
const MAGIC = Buffer.from('Salted__');
const SALT_BYTES = 8;
const HEAD_BYTES = MAGIC.length + SALT_BYTES;
const ROUNDS = 600_000;

const stretch = promisify(pbkdf2);

async function keyOf(passphrase: string, salt: Buffer) {
  const bytes = await stretch(passphrase, salt, ROUNDS, 48, 'sha256');
  return { key: bytes.subarray(0, 32), iv: bytes.subarray(32) };
}

/**
 * A folder as one file that also `openssl enc -d -aes-256-cbc -pbkdf2 -iter 600000 | tar -x` opens. It
 * appears under its name only when it is complete.
 */
export async function seal(folder: string, target: string, passphrase: string): Promise<void> {
  await sealStream(packed(folder, []), target, passphrase);
}

/** What tar writes of a folder; `bears` is the highest code it may end with, 1 where files change meanwhile. */
export async function* packed(
  folder: string,
  leftOut: readonly string[],
  bears = 0,
): AsyncGenerator<Buffer> {
  const excludes = leftOut.map((pattern) => `--exclude=./${pattern}`);
  const tar = spawn('tar', ['-C', folder, ...excludes, '-cf', '-', '.'], {
    stdio: ['ignore', 'pipe', bears > 0 ? 'ignore' : 'inherit'],
  });
  const ended = once(tar, 'close');
  yield* tar.stdout;
  const [code] = await ended;
  if (code === null || code > bears) throw new Error(`tar ended with ${code}`);
}

/** A stream as one file that `openssl enc -d -aes-256-cbc -pbkdf2 -iter 600000` opens. */
export async function sealStream(
  source: AsyncIterable<Buffer>,
  target: string,
  passphrase: string,
  ...through: Duplex[]
): Promise<void> {
  const salt = randomBytes(SALT_BYTES);
  const { key, iv } = await keyOf(passphrase, salt);
  const sealed = createWriteStream(`${target}.tmp`, { mode: 0o600, flush: true });
  sealed.write(Buffer.concat([MAGIC, salt]));
  await pipeline([Readable.from(source), ...through, createCipheriv(CIPHER, key, iv), sealed]);
  await rename(`${target}.tmp`, target);
}

/** Opens a sealed backup into a new folder, by way of `through` when more than sealed. */
export async function unseal(
  source: string,
  folder: string,
  passphrase: string,
  ...through: Duplex[]
): Promise<void> {
  const opened = await opening(source, passphrase);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Else tar ends where the archive does, and closes the pipe on the padding that is still to come.
  const tar = spawn('tar', ['-C', folder, '--ignore-zeros', '-xf', '-'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const unpacked = once(tar, 'close');
  try {
    await pipeline([...opened, ...through, tar.stdin]);
    const [code] = await unpacked;
    if (code !== 0) throw new Error(`tar ended with ${code}`);
  } catch (cause) {
    throw new RestoreRefusedError(`${source} is damaged, or BACKUP_PASSPHRASE is not its own`, {
      cause,
    });
  }
}

/** The streams that a sealed file is opened by, for the beginning of a pipeline. */
export async function opening(source: string, passphrase: string): Promise<[Readable, Duplex]> {
  const salt = await saltOf(source);
  const { key, iv } = await keyOf(passphrase, salt);
  return [createReadStream(source, { start: HEAD_BYTES }), createDecipheriv(CIPHER, key, iv)];
}

async function saltOf(source: string): Promise<Buffer> {
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    if (bytesRead < HEAD_BYTES || !buffer.subarray(0, MAGIC.length).equals(MAGIC)) {
      throw new RestoreRefusedError(`${source} is no backup`);
    }
    return buffer.subarray(MAGIC.length);
  } finally {
    await file.close();
  }
}
