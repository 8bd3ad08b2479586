import { expect, it, vi } from 'vitest';
import { keepArchiveJob } from './keep-archive-job.ts';

it('begins as a worker starts where an archive is set, which holds no copy of the data until then', async () => {
  expect(await keepArchiveJob.isDueAtStart?.()).toBe(false);
  vi.stubEnv('ARCHIVE_DIR', '/archive');
  vi.stubEnv('BACKUP_PASSPHRASE', 'correct horse battery');
  expect(await keepArchiveJob.isDueAtStart?.()).toBe(true);
});
