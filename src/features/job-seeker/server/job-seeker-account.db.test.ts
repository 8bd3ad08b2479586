import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fail, ok } from '#shared/core/result.ts';
import type { JobSeekerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { oneTimeTokens } from '#shared/server/db/schema/accounts.ts';
import { emailSuppressions } from '#shared/server/db/schema/invitations.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { emailHashOf } from '#shared/server/mail/email-hash.ts';
import { insertOneTimeToken } from '#shared/server/session/one-time-token-queries.ts';
import { secretHash } from '#shared/server/session/session-tokens.ts';
import { jobSeeker, jobSeekerOf, signedUp, signInJsk } from '#tests/fixtures/job-seeker-fixture.ts';
import { deleteJobSeeker } from './delete-job-seeker.ts';
import { eraseJobSeeker } from './job-seeker-queries.ts';
import { sendVerificationEmail } from './send-proof.ts';
import { inspectProof, verifyAddress } from './verify-address.ts';

const OLD = 'k7#mQ2xz';
const NEW = 'r4$Tw9vb';
const now = () => new Date();

const mailsTo = async (address: string) => {
  const rows = await db.select().from(emailOutbox).where(eq(emailOutbox.toEmail, address));
  return rows.map(({ template }) => template);
};

it('rejects a second sign-up with the same email', async () => {
  expect((await signedUp('jsk@example.com')).ok).toBe(true);
  expect(await signedUp('jsk@example.com')).toMatchObject({ fields: { email: ['emailTaken'] } });
});

it('the verification email contains no text of the requester', async () => {
  await signedUp('victim@example.com');
  const rows = await db
    .select()
    .from(emailOutbox)
    .where(eq(emailOutbox.toEmail, 'victim@example.com'));
  expect(rows.map(({ toName, props }) => [toName, Object.keys(props ?? {})])).toEqual([
    ['', ['token']],
  ]);
});

describe('deleting the account', () => {
  const form = (accountName: string) =>
    ({ accountName, currentPassword: OLD, reviews: 'keep' }) as const;

  it('needs the email and the password', async () => {
    const session = await jobSeeker();
    expect(await deleteJobSeeker(session, form('other@example.com'), now())).toMatchObject({
      fields: { accountName: ['accountNameDiffers'] },
    });
    const wrong = { ...form(session.username), currentPassword: NEW };
    expect(await deleteJobSeeker(session, wrong, now())).toMatchObject({
      fields: { currentPassword: ['wrongPassword'] },
    });
    expect((await signInJsk(session.username, OLD)).ok).toBe(true);
  });

  it('revokes all sessions immediately, frees the email and leaves no row', async () => {
    const session = await jobSeeker();
    const elsewhere = await signInJsk(session.username, OLD);
    if (!elsewhere.ok) throw new Error(elsewhere.code);
    expect(
      await deleteJobSeeker(session, form(session.username.toUpperCase()), now()),
    ).toMatchObject({ ok: true });
    expect(await deleteJobSeeker(session, form(session.username), now())).toEqual(
      fail('unauthenticated'),
    );
    expect(await jobSeekerOf(elsewhere.value.opened.token)).toBeNull();
    expect(await signInJsk(session.username, OLD)).toMatchObject({ code: 'wrong_credentials' });
    expect(await mailsTo(session.username)).toContain('job-seeker-deleted');
    const anew = await signedUp(session.username, NEW);
    expect(anew.ok).toBe(true);
    await eraseJobSeeker(db, session.idJsk);
    const left = await db.select().from(jobSeekers).where(eq(jobSeekers.idJsk, session.idJsk));
    expect(left).toEqual([]);
  });

  it('never erases a person without a request', async () => {
    const { idJsk } = await jobSeeker();
    await eraseJobSeeker(db, idJsk);
    expect(await db.select().from(jobSeekers).where(eq(jobSeekers.idJsk, idJsk))).toHaveLength(1);
  });
});

describe('verifyAddress', () => {
  async function newProof({ idJsk, username: email }: JobSeekerSession): Promise<string> {
    await db.delete(emailOutbox).where(eq(emailOutbox.toEmail, email));
    await sendVerificationEmail(db, { idJsk, email }, 'th', now());
    const [mail] = await db.select().from(emailOutbox).where(eq(emailOutbox.toEmail, email));
    return String(mail?.props?.['token']);
  }

  it('returns verified, used, expired or unknown', async () => {
    const session = await jobSeeker();
    const first = await newProof(session);
    const second = await newProof(session);
    expect(await verifyAddress(first)).toEqual(fail('link_unknown'));
    expect(await verifyAddress(second)).toEqual(ok(null));
    expect(await verifyAddress(second)).toEqual(fail('link_used'));
    expect(await inspectProof(second)).toEqual(fail('link_used'));
    expect(await verifyAddress('x')).toEqual(fail('link_unknown'));
    const other = await jobSeeker();
    const late = await newProof(other);
    await db
      .update(oneTimeTokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(oneTimeTokens.idJsk, other.idJsk));
    expect(await verifyAddress(late)).toEqual(fail('link_expired'));
    expect(await inspectProof(late)).toEqual(fail('link_expired'));
  });

  it('delivers again to a bounced address, but not after complaints', async () => {
    const ended = { bounced: await jobSeeker(), complained: await jobSeeker() };
    for (const reason of ['bounced', 'complained'] as const) {
      const session = ended[reason];
      const emailHash = emailHashOf(session.username);
      await db.insert(emailSuppressions).values({ emailHash, reason });
      await verifyAddress(await newProof(session));
      const left = await db.$count(emailSuppressions, eq(emailSuppressions.emailHash, emailHash));
      expect(left).toBe(reason === 'bounced' ? 0 : 1);
    }
  });

  it('is not consumed by inspection', async () => {
    const token = await newProof(await jobSeeker());
    for (let look = 0; look < 3; look += 1) expect(await inspectProof(token)).toEqual(ok(null));
    expect(await verifyAddress(token)).toEqual(ok(null));
  });

  it('rejects links sent for another purpose', async () => {
    const { idJsk } = await jobSeeker();
    const expiresAt = new Date(Date.now() + 60_000);
    const link = { tokenHash: secretHash('a reset'), purpose: 'passwordReset', idJsk } as const;
    await insertOneTimeToken(db, { ...link, expiresAt });
    expect(await verifyAddress('a reset')).toEqual(fail('link_unknown'));
    expect(await inspectProof('a reset')).toEqual(fail('link_unknown'));
  });

  it('verifies once, also for twenty concurrent calls', async () => {
    const token = await newProof(await jobSeeker());
    const all = await Promise.all(Array.from({ length: 20 }, () => verifyAddress(token)));
    expect(all.filter((proved) => proved.ok)).toHaveLength(1);
    expect(all.filter((proved) => !proved.ok && proved.code === 'link_used')).toHaveLength(19);
  });
});
