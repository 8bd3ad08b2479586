import { keyFingerprint } from '../keyed-hash.ts';
import type { Manifest } from './manifest.ts';

/** Backups of before migration 0079 have the suppressions under the second name. */
const TABLES_WITH_HASHES = ['email_suppressions', 'mail_opt_outs', 'review_tombstones'];

/** Warning for a restore under another key, which voids stored e-mail hashes; else null. */
export function keyWarning({ key, tables }: Pick<Manifest, 'key' | 'tables'>): string | null {
  const lost = tables.filter(({ name, rows }) => rows > 0 && TABLES_WITH_HASHES.includes(name));
  if (lost.length === 0 || key === keyFingerprint()) return null;
  const counts = lost.map(({ name, rows }) => `${rows} of ${name}`).join(', ');
  const reason =
    key === undefined
      ? 'The backup does not say which SESSION_SECRET it was made with'
      : 'SESSION_SECRET is not the one the backup was made with';
  return `WARNING: ${reason}. With another one ${counts} no longer count: people who ended invitations would get them again, and a mailbox could review a company twice a year. Restore again with that SESSION_SECRET.`;
}
