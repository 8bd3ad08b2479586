import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { outgoingMails } from '#shared/server/db/schema/outreach.ts';
import { latestMails } from './outgoing-mail-queries.ts';

it('the team sees that a mail was sent, and not to whom', async () => {
  const mail = { template: 'x', lang: 'th', subject: 'Hello', props: {} } as const;
  await db
    .insert(outgoingMails)
    .values({ ...mail, toEmail: 'somjai@example.co.th', toName: 'สมใจ' });
  const shown = await latestMails(db, 10);
  expect(shown).toMatchObject([{ subject: 'Hello', to: 'so…@e….th' }]);
  expect(JSON.stringify(shown)).not.toMatch(/somjai|สมใจ/);
});
