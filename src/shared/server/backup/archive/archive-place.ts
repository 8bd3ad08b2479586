import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { postgresHome } from '#shared/server/db/embedded-postgres.ts';
import { env } from '../../env.ts';
import { openStorage, type Storage } from '../../storage/storage.ts';
import type { StoredFile } from '../../storage/stored-file.ts';
import { RestoreRejectedError } from '../restore-rejected.ts';

export interface Archive {
  /** A folder, preferably on another disk, or a bucket. */
  readonly store: Storage;
  /** Subfolder named by the system identifier, so archives of different databases never mix. */
  readonly folder: string;
  readonly passphrase: string;
}

export interface Base {
  readonly name: string;
  /** End of the base backup: recovery cannot target an earlier instant. */
  readonly completedAt: Date;
  readonly firstSegment: string;
}

const BASE = /^(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\dZ)\.([\dA-F]{24})\.base$/;
const LOG = '.wal';
const SEGMENT = /^([\dA-F]{8})([\dA-F]{8})000000([\dA-F]{2})\.wal$/;

/** Space the archive leaves free on the disk of the database. */
export const SPARE_BYTES = 2e9;

export const logFile = (name: string): string => `${name}${LOG}`;

export function baseFile(completedAt: Date, segment: string): string {
  return `${completedAt.toISOString().slice(0, 19).replaceAll(':', '')}Z.${segment}.base`;
}

export const storeKey = ({ folder }: Archive, name: string): string => `${folder}/${name}`;

/**
 * Opens the archive in ARCHIVE_DIR: the one that holds `base`, else the one of the database in
 * `data`, else, if there is no database, the only one there.
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

/** PostgreSQL's system identifier, created with the database. */
async function systemOf(data: string): Promise<string> {
  await using control = await open(join(data, 'global', 'pg_control'));
  const { buffer } = await control.read(Buffer.alloc(8), 0, 8, 0);
  return String(buffer.readBigUInt64LE());
}

/** Bases and segments sorted by name, oldest first. */
export async function filesOf({ store, folder }: Archive): Promise<StoredFile[]> {
  const files = await Array.fromAsync(store.files(folder));
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

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

export function logAfter(files: readonly StoredFile[], { firstSegment }: Base): StoredFile[] {
  return files.filter(
    ({ name }) =>
      name.endsWith(LOG) && (name >= firstSegment || logName(name).endsWith('.history')),
  );
}

export const logName = (file: string): string => file.slice(0, -LOG.length);

/** True when the WAL is complete from this base to the newest segment on one timeline. */
export function isWalComplete(files: readonly StoredFile[], { firstSegment }: Base): boolean {
  const segments = files.flatMap(({ name }) => {
    const [, line, high, low] = SEGMENT.exec(name) ?? [];
    return line === undefined || name < firstSegment
      ? []
      : [{ name, line, number: Number.parseInt(`${high}${low}`, 16) }];
  });
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) return false;
  return (
    first.name === logFile(firstSegment) &&
    first.line === last.line &&
    last.number - first.number === segments.length - 1
  );
}
