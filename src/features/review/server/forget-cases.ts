import { and, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { db } from '#shared/server/db/pool.ts';
import { reviewAppeals, reviewReports } from '#shared/server/db/schema/reviews.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { CASE_KEPT_MONTHS, CASE_WORDS_DAYS } from '../core/report/case-retention.ts';

/** Forgets decided reports and appeals: their words go first. */
export async function forgetCases(tx: Db, now: Date): Promise<void> {
  const ago = (interval: string) => sql`${now.toISOString()}::timestamptz - ${interval}::interval`;
  for (const cases of [reviewReports, reviewAppeals]) {
    await tx.delete(cases).where(lt(cases.decidedAt, ago(`${CASE_KEPT_MONTHS} months`)));
    await tx
      .update(cases)
      .set({ words: '' })
      .where(and(ne(cases.words, ''), lt(cases.decidedAt, ago(`${CASE_WORDS_DAYS} days`))));
  }
}

export const forgetCasesJob = scheduledJob({ name: 'forget-reports', cron: '55 3 * * *' }, () =>
  forgetCases(db, new Date()),
);
