import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { erasedRecipients } from '#shared/server/db/schema/invitations.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import {
  letLettersLeave,
  partOfSending,
  sentInvitations,
} from '#tests/fixtures/invitation-fixture.ts';
import { makeWriter } from '#tests/fixtures/review-fixture.ts';
import { acceptPart } from '../campaign/accept-part.ts';
import { hashEmail } from '../recipient-tokens.ts';
import { insertOptOut } from '../stop/opt-out-queries.ts';
import { eraseInvited } from './erase-invited.ts';
import { eraseOldRecipients } from './erase-recipients-job.ts';

const DAY_MS = 24 * 60 * 60_000;

it('leaves out an erased person for seven days like other recent recipients', async () => {
  const session = await sessionOf(await employerWithPassword());
  await letLettersLeave(session.idEmp);
  const idJsk = await makeWriter();
  const [seeker] = await db.select().from(jobSeekers).where(eq(jobSeekers.idJsk, idJsk));
  const email = seeker?.username ?? '';
  const others = ['one@example.com', 'two@example.com'];
  const sentAt = new Date();
  await sentInvitations(session.idEmp, [email, ...others], sentAt);
  const ask = async (emails: readonly string[], by = session) => {
    const accepted = await acceptPart(by, partOfSending(by.email, emails), new Date());
    return (
      accepted.ok && {
        emails: accepted.value.emails,
        recentlyInvited: accepted.value.recentlyInvited,
      }
    );
  };
  await eraseInvited(idJsk);
  await eraseInvited(idJsk);
  expect(await ask([email])).toEqual({ emails: 0, recentlyInvited: 1 });
  expect(await ask([email, ...others])).toEqual({ emails: 0, recentlyInvited: 3 });
  await insertOptOut(db, { emailHash: hashEmail(email), idEmp: null, reason: 'asked' });
  expect(await ask([email, ...others])).toEqual({ emails: 0, recentlyInvited: 3 });

  const other = await sessionOf(await employerWithPassword());
  await letLettersLeave(other.idEmp);
  expect(await ask([email], other)).toEqual({ emails: 1, recentlyInvited: 0 });

  const [row] = await db.select().from(erasedRecipients);
  expect(row?.expiresAt.getTime()).toBe(sentAt.getTime() + 7 * DAY_MS);
  await eraseOldRecipients(new Date(sentAt.getTime() + 8 * DAY_MS));
  expect(await db.select().from(erasedRecipients)).toEqual([]);
});
