import { describe, expect, it } from 'vitest';
import { INVENTED_NOTICES } from '#tests/fixtures/bounces/notices.ts';
import { INVENTED_REPORTS, type Right } from '#tests/fixtures/bounces/reports.ts';
import { noticeMail, reportMail } from '#tests/fixtures/bounces/write-bounce.ts';
import { readReport } from './read-report.ts';

async function judged(mail: Uint8Array): Promise<Right> {
  const report = await readReport(mail);
  if (report === null) return 'nothing';
  expect(report.kind).toBe('bounce');
  return report.kind === 'bounce' && report.isFinal ? 'gone' : 'waits';
}

describe('suppresses an address only when the report names it as gone', () => {
  it.each(INVENTED_REPORTS)('$of: $status $action $diagnostic$text', async (report) => {
    expect(await judged(reportMail(report))).toBe(report.right);
  });

  it.each(INVENTED_NOTICES)('$of, in words: $text', async (notice) => {
    expect(await judged(noticeMail(notice))).toBe(notice.right);
  });
});
