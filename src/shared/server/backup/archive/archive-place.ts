import { existsSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { postgresHome } from '#shared/server/db/embedded-postgres.ts';
import { env } from '../../env.ts';
import { RestoreRefusedError } from '../restore-refused.ts';

/** What is archived of one database, and how it is sealed. */
export interface Archive {
  /** The folder of this database alone: one made anew has another number and never mixes with it. */
  readonly folder: string;
  readonly passphrase: string;
}

/** A copy of all data, from which the log leads on. */
export interface Base {
  readonly file: string;
  /** When the copy was whole: a point in time before it is out of its reach. */
  readonly at: Date;
  /** The first segment of the log that it needs. */
  readonly segment: string;
}

const BASE = /^(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\dZ)\.([\dA-F]{24})\.base$/;
const LOG = '.wal';

export const logFile = (name: string): string => `${name}${LOG}`;

export function baseFile(at: Date, segment: string): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.${segment}.base`;
}

/**
 * Of this database; where there is none, of the copy that is named, or the only one of ARCHIVE_DIR.
 */
export async function archiveOf(data: string, base: string | null = null): Promise<Archive> {
  const { ARCHIVE_DIR, BACKUP_PASSPHRASE } = env();
  if (ARCHIVE_DIR === undefined || BACKUP_PASSPHRASE === undefined) {
    throw new RestoreRefusedError('Set ARCHIVE_DIR and BACKUP_PASSPHRASE');
  }
  if (base !== null) return { folder: dirname(base), passphrase: BACKUP_PASSPHRASE };
  const system = existsSync(data) ? await systemOf(data) : await onlyOneOf(ARCHIVE_DIR);
  return { folder: join(resolve(ARCHIVE_DIR), system), passphrase: BACKUP_PASSPHRASE };
}

async function onlyOneOf(place: string): Promise<string> {
  const [only, ...others] = await namesOf(place);
  if (only !== undefined && others.length === 0) return only;
  throw new RestoreRefusedError(`${place} is not of one database: name the copy to begin at`);
}

export const ownData = (): string => join(postgresHome(env().DATA_DIR), 'data');

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

/** From the oldest to the newest. */
export async function basesOf(folder: string): Promise<Base[]> {
  return (await namesOf(folder)).flatMap((file) => {
    const [, day, hour, minute, second, segment] = BASE.exec(file) ?? [];
    return segment === undefined
      ? []
      : [{ file: join(folder, file), at: new Date(`${day}${hour}:${minute}:${second}`), segment }];
  });
}

/** The segments and histories that follow a base, without their ending. */
export async function logAfter(folder: string, { segment }: Base): Promise<string[]> {
  const names = (await namesOf(folder)).filter((name) => name.endsWith(LOG));
  return names
    .map((name) => name.slice(0, -LOG.length))
    .filter((name) => name >= segment || name.endsWith('.history'));
}

/** The line on which the newest segment lies; a restore begins the next. */
export async function lineOfLog(folder: string): Promise<string> {
  const segments = (await namesOf(folder)).filter((name) => /^[\dA-F]{24}\.wal$/.test(name));
  return segments.at(-1)?.slice(0, 8) ?? '';
}

export async function namesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
