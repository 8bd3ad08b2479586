import { expect, it, vi } from 'vitest';
import { createLog, log } from '#shared/server/log.ts';
import { inRequest } from '#shared/server/request-scope.ts';
import { pageLog } from './page-log.ts';

const scope = { requestId: 'abcd-1234', url: 'https://www.yousay.example/en/company/1' };

it('logs the exception of a page with its request and without secrets', () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const message = 'Error: Failed query: select 1\nparams: secret@example.com\n    at x (y.ts:1:1)';
  inRequest(scope, () => pageLog.write({ level: 'error', message }));
  const said = JSON.stringify(error.mock.calls);
  expect(said).toContain(scope.url);
  expect(said).toContain('Failed query');
  expect(said).not.toContain('secret@example.com');
  pageLog.write({ level: 'error', message: 'Error: Invalid URL encoding\n    at x' });
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});

it('adds the request to every line logged during it, however late', async () => {
  const lines: string[] = [];
  const own = createLog('info', { write: (line: string) => void lines.push(line) });
  await inRequest(scope, async () => {
    await Promise.resolve();
    own.info({ a: 1 }, 'inside');
  });
  own.info('outside');
  expect(lines.map((line) => JSON.parse(line).requestId)).toEqual([scope.requestId, undefined]);
});
