import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { latestMails, reviewMailsByDay } from './outgoing-mail-queries.ts';

it('shows the team sent emails without recipients', async () => {
  const mail = { template: 'x', lang: 'th', subject: 'Hello', props: {} } as const;
  await db.insert(emailOutbox).values({ ...mail, toEmail: 'somjai@example.co.th', toName: 'สมใจ' });
  const shown = await latestMails(db, 10);
  expect(shown).toMatchObject([{ subject: 'Hello', to: 'so…@e….th' }]);
  expect(JSON.stringify(shown)).not.toMatch(/somjai|สมใจ/);
});

it('emails about reviews are counted by date, without email and time', async () => {
  const mail = {
    lang: 'th',
    subject: 'A decision',
    props: {},
    toEmail: 'writer@example.com',
  } as const;
  const at = (createdAt: string, template: string) => ({
    ...mail,
    template,
    createdAt: new Date(createdAt),
  });
  await db
    .insert(emailOutbox)
    .values([
      at('2026-03-01T18:12:31Z', 'review-rejected'),
      { ...at('2026-03-02T01:00:00Z', 'review-published'), status: 'failed' },
      at('2026-03-02T18:00:00Z', 'review-appeal-decided'),
    ]);
  expect((await latestMails(db, 100)).map(({ subject }) => subject)).not.toContain('A decision');
  expect(await reviewMailsByDay(db, 30)).toEqual([
    { day: '2026-03-03', mails: 1, failed: 0 },
    { day: '2026-03-02', mails: 2, failed: 1 },
  ]);
});
