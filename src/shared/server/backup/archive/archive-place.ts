import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { postgresHome } from '#shared/server/db/embedded-postgres.ts';
import { env } from '../../env.ts';
import { openStorage, type Storage } from '../../storage/storage.ts';
import type { StoredFile } from '../../storage/stored-file.ts';
import { RestoreRejectedError } from '../restore-refused.ts';

/** What is archived of one database, and how it is sealed. */
export interface Archive {
  /** A folder, best on another disk, or a bucket. */
  readonly store: Storage;
  /** The folder of this database alone in it: one made anew has another number and never mixes with it. */
  readonly folder: string;
  readonly passphrase: string;
}

/** A copy of all data, from which the log leads on. */
export interface Base {
  readonly name: string;
  /** When the copy was whole: a point in time before it is out of its reach. */
  readonly completedAt: Date;
  /** The first segment of the log that it needs. */
  readonly firstSegment: string;
}

const BASE = /^(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\dZ)\.([\dA-F]{24})\.base$/;
const LOG = '.wal';
const SEGMENT = /^([\dA-F]{8})([\dA-F]{8})000000([\dA-F]{2})\.wal$/;

/** What the archive leaves free on the disk of the database. */
export const SPARE_BYTES = 2e9;

export const logFile = (name: string): string => `${name}${LOG}`;

export function baseFile(completedAt: Date, segment: string): string {
  return `${completedAt.toISOString().slice(0, 19).replaceAll(':', '')}Z.${segment}.base`;
}

/** Where a file of it lies in its store. */
export const storeKey = ({ folder }: Archive, name: string): string => `${folder}/${name}`;

/**
 * Of this database; where there is none, of the copy that is named, or the only one of ARCHIVE_DIR.
 */
export async function archiveOf(data: string, base: string | null = null): Promise<Archive> {
  const { ARCHIVE_DIR, BACKUP_PASSPHRASE, DATA_DIR } = env();
  if (ARCHIVE_DIR === undefined || BACKUP_PASSPHRASE === undefined) {
    throw new RestoreRejectedError('Set ARCHIVE_DIR and BACKUP_PASSPHRASE');
  }
  const url = ARCHIVE_DIR.startsWith('s3:') ? ARCHIVE_DIR : pathToFileURL(resolve(ARCHIVE_DIR));
  const store = await openStorage(String(url), DATA_DIR);
  const named = base?.split('/').at(-2);
  const system = existsSync(data) ? await systemOf(data) : await onlyFolderOf(store);
  return { store, folder: named ?? system, passphrase: BACKUP_PASSPHRASE };
}

async function onlyFolderOf(store: Storage): Promise<string> {
  const [only, ...rest] = await Array.fromAsync(store.folders(''));
  if (only !== undefined && rest.length === 0) return only;
  throw new RestoreRejectedError('ARCHIVE_DIR is not of one database: name the copy to begin at');
}

export const embeddedDataDir = (): string => join(postgresHome(env().DATA_DIR), 'data');

/** The number that a database gives itself when it is made. */
async function systemOf(data: string): Promise<string> {
  const control = await open(join(data, 'global', 'pg_control'));
  try {
    const { buffer } = await control.read(Buffer.alloc(8), 0, 8, 0);
    return String(buffer.readBigUInt64LE());
  } finally {
    await control.close();
  }
}

/** Copies and segments, each from the oldest to the newest, as their names put them. */
export async function filesOf({ store, folder }: Archive): Promise<StoredFile[]> {
  const files = await Array.fromAsync(store.files(folder));
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** From the oldest to the newest. */
export function basesAmong(files: readonly StoredFile[]): Base[] {
  return files.flatMap(({ name }) => {
    const [, day, hour, minute, second, firstSegment] = BASE.exec(name) ?? [];
    return firstSegment === undefined
      ? []
      : [
          {
            name,
            completedAt: new Date(`${day}${hour}:${minute}:${second}`),
            firstSegment,
          },
        ];
  });
}

/** The segments and histories that follow a base. */
export function logAfter(
  files: readonly StoredFile[],
  { firstSegment: segment }: Base,
): StoredFile[] {
  return files.filter(
    ({ name }) => name.endsWith(LOG) && (name >= segment || logName(name).endsWith('.history')),
  );
}

/** What the database called it. */
export const logName = (file: string): string => file.slice(0, -LOG.length);

/** Whether the log leads from this base to the newest segment, on one line: a restore begins the next. */
export function isWalComplete(
  files: readonly StoredFile[],
  { firstSegment: segment }: Base,
): boolean {
  const segments = files.flatMap(({ name }) => {
    const [, line, high, low] = SEGMENT.exec(name) ?? [];
    return line === undefined || name < segment
      ? []
      : [{ name, line, number: Number.parseInt(`${high}${low}`, 16) }];
  });
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) return false;
  return (
    first.name === logFile(segment) &&
    first.line === last.line &&
    last.number - first.number === segments.length - 1
  );
}
