import { expect, it, vi } from 'vitest';
import { keepArchiveJob } from './keep-archive-job.ts';

it('starts with the worker when the archive holds no backup yet', async () => {
  expect(await keepArchiveJob.isDueAtStart?.()).toBe(false);
  vi.stubEnv('ARCHIVE_DIR', '/archive');
  vi.stubEnv('BACKUP_PASSPHRASE', 'correct horse battery');
  expect(await keepArchiveJob.isDueAtStart?.()).toBe(true);
});
