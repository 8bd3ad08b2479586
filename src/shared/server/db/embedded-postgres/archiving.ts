import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, DATABASE, inSingleUserMode, ownedDirectory, ROLE } from './cluster.ts';
import { stopLeftover } from './pidfile.ts';

const SPOOL = 'wal-out';
const GRANTED_MARKER = 'may-back-up';

/**
 * Each segment of the log is packed into a folder beside the data, from where the product seals it. The
 * database runs this as itself, without any key; what fails is done again until it succeeds.
 */
export const ARCHIVING = {
  archive_mode: 'on',
  archive_command: [
    `gzip -1 < %p > ../${SPOOL}/%f.tmp`,
    `sync ../${SPOOL}/%f.tmp`,
    `mv ../${SPOOL}/%f.tmp ../${SPOOL}/%f`,
    `sync ../${SPOOL}`,
  ].join(' && '),
  archive_timeout: '5min',
};

/** Where segments wait to be sealed. */
export const spoolOf = (home: string): string => join(home, SPOOL);

/** Where sealed copies of all data wait to be sent. */
export const copiesOf = (home: string): string => join(home, 'copies-out');

/** The folder of segments, and the right of the product to say when it copies the data. */
export async function prepareArchiving(cluster: Cluster): Promise<void> {
  const { home, data, account } = cluster;
  ownedDirectory(spoolOf(home), account);
  const marker = join(data, GRANTED_MARKER);
  if (existsSync(marker)) return;
  await stopLeftover(data);
  await inSingleUserMode(
    cluster,
    data,
    ['pg_backup_start(text, boolean)', 'pg_backup_stop(boolean)'].map(
      (name) => `GRANT EXECUTE ON FUNCTION pg_catalog.${name} TO ${ROLE}`,
    ),
    DATABASE,
  );
  writeFileSync(marker, '');
}
