import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  logToReplay,
  type Recovery,
  replayLog,
} from '#shared/server/db/embedded-postgres/recovery.ts';
import { postgresHome } from '#shared/server/db/embedded-postgres.ts';
import { RestoreRefusedError } from '../restore-refused.ts';
import { opening, unseal } from '../sealed-archive.ts';
import { type Archive, type Base, basesOf, logAfter, logFile } from './archive-place.ts';

/** The newest copy from before that moment, or the one that is named. */
export async function baseBefore(
  { folder }: Archive,
  until: Date | null,
  named: string | null = null,
): Promise<Base> {
  const bases = (await basesOf(folder)).filter(({ file }) => named === null || file === named);
  const found = bases.findLast(({ at }) => until === null || at <= until);
  if (found !== undefined) return found;
  const [first] = bases;
  throw new RestoreRefusedError(
    first ? `The archive begins at ${first.at.toISOString()}` : `No copy of the data in ${folder}`,
  );
}

/** Puts a database back into a directory of data of its own, up to a moment; it is not running then. */
export async function recover(
  dataDir: string,
  archive: Archive,
  base: Base,
  recovery: Recovery,
): Promise<string | null> {
  await rm(dataDir, { recursive: true, force: true });
  const home = postgresHome(dataDir);
  await unseal(base.file, join(home, 'data'), archive.passphrase, createGunzip());
  const log = logToReplay(home);
  await mkdir(log, { mode: 0o700 });
  for (const name of await logAfter(archive.folder, base)) {
    const sealed = await opening(join(archive.folder, logFile(name)), archive.passphrase);
    await pipeline([...sealed, createWriteStream(join(log, name), { mode: 0o600 })]);
  }
  try {
    return await replayLog(home, recovery);
  } catch (cause) {
    if (!String(cause).includes('recovery ended before configured')) throw cause;
    throw new RestoreRefusedError('The archive ends before that moment', { cause });
  }
}
