import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, DATABASE, inSingleUserMode, ownedDirectory, ROLE } from './cluster.ts';
import { stopLeftover } from './pidfile.ts';

const SPOOL = 'wal-out';
const GRANTED_MARKER = 'may-back-up';

/** PostgreSQL, which has no key, compresses WAL segments; the product encrypts them from there. */
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

/** WAL segments that wait for encryption. */
export const spoolOf = (home: string): string => join(home, SPOOL);

/** Encrypted base backups that wait for upload. */
export const copiesOf = (home: string): string => join(home, 'copies-out');

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
