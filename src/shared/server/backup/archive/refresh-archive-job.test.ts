import { expect, it, vi } from 'vitest';
import { refreshArchiveJob } from './refresh-archive-job.ts';

it('starts with the worker when the archive holds no backup yet', async () => {
  expect(await refreshArchiveJob.isDueAtStart?.()).toBe(false);
  vi.stubEnv('ARCHIVE_DIR', '/archive');
  vi.stubEnv('BACKUP_PASSPHRASE', 'correct horse battery');
  expect(await refreshArchiveJob.isDueAtStart?.()).toBe(true);
});
