import { spawn } from 'node:child_process';
import {
  createCipheriv,
  createDecipheriv,
  type Decipheriv,
  pbkdf2,
  randomBytes,
} from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { RestoreRejectedError } from './restore-rejected.ts';

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

/** Packs a folder for `openssl enc -d -aes-256-cbc -pbkdf2 -iter 600000 | tar -x`, atomically. */
export async function seal(folder: string, target: string, passphrase: string): Promise<void> {
  await sealStream(packed(folder, []), target, passphrase);
}

/** Output of tar; `maxExitCode` is 1 where files may change during the copy. */
export async function* packed(
  folder: string,
  excludedPatterns: readonly string[],
  maxExitCode = 0,
): AsyncGenerator<Buffer> {
  const excludes = excludedPatterns.map((pattern) => `--exclude=./${pattern}`);
  const tar = spawn('tar', ['-C', folder, ...excludes, '-cf', '-', '.'], {
    stdio: ['ignore', 'pipe', maxExitCode > 0 ? 'ignore' : 'inherit'],
  });
  const ended = once(tar, 'close');
  yield* tar.stdout;
  const [code] = await ended;
  if (code === null || code > maxExitCode) throw new Error(`tar ended with ${code}`);
}

/** Writes a stream to one file that `openssl enc -d -aes-256-cbc -pbkdf2 -iter 600000` can open. */
export async function sealStream(
  source: AsyncIterable<Buffer>,
  target: string,
  passphrase: string,
  ...through: Duplex[]
): Promise<void> {
  const sealed = createWriteStream(`${target}.tmp`, { mode: 0o600, flush: true });
  await pipeline([Readable.from(source), ...through, sealing(passphrase), sealed]);
  await rename(`${target}.tmp`, target);
}

export function sealing(passphrase: string): Duplex {
  return Duplex.from(async function* (open: AsyncIterable<Buffer>) {
    const salt = randomBytes(SALT_BYTES);
    const { key, iv } = await keyOf(passphrase, salt);
    const cipher = createCipheriv(CIPHER, key, iv);
    yield Buffer.concat([MAGIC, salt]);
    for await (const bytes of open) yield cipher.update(bytes);
    yield cipher.final();
  });
}

export async function unseal(
  source: Readable,
  folder: string,
  passphrase: string,
  ...through: Duplex[]
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Otherwise tar exits at the end of the archive and closes the pipe before the padding arrives.
  const tar = spawn('tar', ['-C', folder, '--ignore-zeros', '-xf', '-'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const unpacked = once(tar, 'close');
  try {
    await pipeline([source, opening(passphrase), ...through, tar.stdin]);
    const [code] = await unpacked;
    if (code !== 0) throw new Error(`tar ended with ${code}`);
  } catch (cause) {
    if (cause instanceof RestoreRejectedError) throw cause;
    throw new RestoreRejectedError('The backup is damaged, or BACKUP_PASSPHRASE is not its own', {
      cause,
    });
  }
}

export function opening(passphrase: string): Duplex {
  return Duplex.from(async function* (sealed: AsyncIterable<Buffer>) {
    let head: Buffer = Buffer.of();
    let cipher: Decipheriv | undefined;
    for await (const bytes of sealed) {
      if (cipher === undefined) {
        head = Buffer.concat([head, bytes]);
        if (head.length < HEAD_BYTES) continue;
        const { key, iv } = await keyOf(passphrase, saltOf(head));
        cipher = createDecipheriv(CIPHER, key, iv);
        yield cipher.update(head.subarray(HEAD_BYTES));
      } else {
        yield cipher.update(bytes);
      }
    }
    if (cipher === undefined) throw new RestoreRejectedError('This is no backup');
    yield cipher.final();
  });
}

function saltOf(head: Buffer): Buffer {
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new RestoreRejectedError('This is no backup');
  }
  return head.subarray(MAGIC.length, HEAD_BYTES);
}
