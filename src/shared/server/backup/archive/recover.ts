import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  logToReplay,
  type Recovery,
  replayLog,
} from '#shared/server/db/embedded-postgres/recovery.ts';
import { postgresHome } from '#shared/server/db/embedded-postgres.ts';
import { RestoreRejectedError } from '../restore-rejected.ts';
import { opening, unseal } from '../sealed-archive.ts';
import {
  type Archive,
  type Base,
  basesAmong,
  filesOf,
  logAfter,
  logName,
  storeKey,
} from './archive-place.ts';

export async function baseBefore(
  archive: Archive,
  until: Date | null,
  named: string | null = null,
): Promise<Base> {
  const bases = basesAmong(await filesOf(archive)).filter(
    ({ name }) => named === null || basename(named) === name,
  );
  const found = bases.findLast(({ completedAt }) => until === null || completedAt <= until);
  if (found !== undefined) return found;
  const [first] = bases;
  throw new RestoreRejectedError(
    first
      ? `The archive begins at ${first.completedAt.toISOString()}`
      : `No copy of the data in ${archive.folder} of ARCHIVE_DIR`,
  );
}

export async function recover(dataDir: string, archive: Archive, base: Base, recovery: Recovery) {
  await rm(dataDir, { recursive: true, force: true });
  const home = postgresHome(dataDir);
  const { passphrase } = archive;
  const copy = await openArchived(archive, base.name);
  await unseal(copy, join(home, 'data'), passphrase, createGunzip());
  const log = logToReplay(home);
  await mkdir(log, { mode: 0o700 });
  for (const { name } of logAfter(await filesOf(archive), base)) {
    const packed = createWriteStream(join(log, logName(name)), { mode: 0o600 });
    await pipeline(await openArchived(archive, name), opening(passphrase), packed);
  }
  try {
    return await replayLog(home, recovery);
  } catch (cause) {
    if (!String(cause).includes('recovery ended before configured')) throw cause;
    throw new RestoreRejectedError('The archive ends before that moment', { cause });
  }
}

async function openArchived(archive: Archive, name: string): Promise<Readable> {
  const stream = await archive.store.stream(storeKey(archive, name));
  if (stream === null) throw new RestoreRejectedError(`${name} is gone from the archive`);
  return stream;
}
