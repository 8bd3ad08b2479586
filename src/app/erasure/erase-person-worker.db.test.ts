import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { countOpening } from '#features/invitation/server/invited/count-opening.ts';
import { hashEmail } from '#features/invitation/server/recipient-tokens.ts';
import { findOptedOut, insertOptOut } from '#features/invitation/server/stop/opt-out-queries.ts';
import { deleteJobSeeker } from '#features/job-seeker/server/delete-job-seeker.ts';
import { signUpJobSeeker } from '#features/job-seeker/server/sign-up-job-seeker.ts';
import { verifyAddress } from '#features/job-seeker/server/verify-address.ts';
import { attachPhoto } from '#features/media/server/photo/attach-photo.ts';
import { draftBody } from '#features/opening/core/applicant/draft-form.ts';
import { requestAlert } from '#features/opening/server/alert/ask-alert.ts';
import { putDocument } from '#features/opening/server/applicant/own-document.ts';
import { saveDraft } from '#features/opening/server/applicant/save-draft.ts';
import { apply } from '#features/opening/server/application/apply.ts';
import { appealReview } from '#features/review/server/appeal/appeal-review.ts';
import { decideReview } from '#features/review/server/decide-review.ts';
import { notifyWriter } from '#features/review/server/publication/notify-writer-job.ts';
import { publishDueReview } from '#features/review/server/publication/publish-due-review.ts';
import { submitReport } from '#features/review/server/report/report-review.ts';
import { submitReview } from '#features/review/server/submit-review.ts';
import { markUseful } from '#features/review/server/useful/mark-useful.ts';
import { requestPasswordReset } from '#features/session/server/passwords/reset-password.ts';
import type { JobSeekerSession } from '#shared/core/session.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { db } from '#shared/server/db/pool.ts';
import { invitationPendingEventBits } from '#shared/server/db/schema/invitations.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { reactionCounts, reactions } from '#shared/server/db/schema/reactions.ts';
import * as logs from '#shared/server/log.ts';
import { purgeExpiredMails } from '#shared/server/mail/purge-mails.ts';
import { sendMail } from '#shared/server/mail/send-mail.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import { makeOpening } from '#tests/fixtures/company-fixture.ts';
import { NOWHERE, TEST_PASSWORD } from '#tests/fixtures/employer-fixture.ts';
import { sentInvitations } from '#tests/fixtures/invitation-fixture.ts';
import { jobSeekerOf } from '#tests/fixtures/job-seeker-fixture.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import { png } from '#tests/fixtures/pictures.ts';
import {
  makeAdmin,
  makeCompany,
  makePublished,
  publicIdOf,
  reviewForm,
} from '#tests/fixtures/review-fixture.ts';
import { tracesOf } from '#tests/traces.ts';
import { mailTemplates } from '../mails.ts';
import { erasePersonWorker } from './erase-person-worker.ts';

const logged: string[] = [];
const wholeLog = logs.createLog('trace', { write: (line) => logged.push(line) });
beforeEach(() => void vi.spyOn(logs, 'log', 'get').mockReturnValue(wholeLog));

const NAME = 'ทศกัณฐ์ไม่ซ้ำใคร';
const ADDRESS = 'Very.Rare.Person@Example.com';
const SORTED = ADDRESS.replace('@', '+jobs@');
const TITLE = 'หัวข้อที่ไม่มีใครเขียน';
const WORDS = 'ถ้อยคำที่ไม่มีใครใช้ในรีวิวอื่นใดเลย';
const LIKED = { publicNo: 7 };
const PACKED = Buffer.from(NAME).toString('hex');
const SCHOOLED = { level: 'bachelor', school: NAME };
const LATER = 24 * 60 * 60_000;
const now = () => new Date();
const run = { idJob: '', attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
const dataDir = ownDataDir();

const traces = (...words: string[]) =>
  withLongRunningClient(process.env['DATABASE_URL'] ?? '', (client) =>
    tracesOf(words, { client, folders: [dataDir] }),
  );

async function sendAll(): Promise<void> {
  const queued = await db.select().from(emailOutbox).where(eq(emailOutbox.status, 'queued'));
  for (const { idMail } of queued) await sendMail(idMail, mailTemplates, run);
}

/** Creates all data that a person can leave, and the mails about it. */
async function livedHere(): Promise<{ session: JobSeekerSession; idMedia: string }> {
  const names = { firstName: NAME, lastName: NAME, email: ADDRESS, terms: true };
  const form = { ...names, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD };
  const from = { locale: 'th', userAgent: 'test' } as const;
  const signedUp = await signUpJobSeeker(form, from, now());
  if (!signedUp.ok) throw new Error(signedUp.code);
  const [proof] = await db.select().from(emailOutbox).where(eq(emailOutbox.toEmail, ADDRESS));
  await verifyAddress(String(proof?.props['token']));
  await signUpJobSeeker(form, from, now());
  const { idJsk } = signedUp.value.jsk;
  const job = { position: WORDS, idJobField: 1, startedOn: '2020-01-01', endedOn: null };
  await resumeService().write(idJsk, {
    firstName: NAME,
    lastName: NAME,
    firstNameThai: NAME,
    lastNameThai: NAME,
    workHistory: [{ idEmp: null, companyName: NAME, ...job }],
  });
  const refused = { action: 'refuse', reasonCode: 'abuse', revision: 1 } as const;
  const idAdmin = await makeAdmin();
  for (const decision of [{ action: 'publish', revision: 1 }, refused] as const) {
    const words = { title: TITLE, goodPoints: WORDS, improvePoints: WORDS };
    const review = reviewForm(await makeCompany(), words);
    const done = await submitReview(review, { idJsk }, now());
    if (!done.ok) throw new Error(done.code);
    await decideReview(done.value, decision, idAdmin, now());
    await publishDueReview(done.value, now());
    await notifyWriter(done.value, randomUUID());
    if (decision === refused)
      await appealReview({ idReview: done.value, idJsk, text: WORDS }, now());
  }
  const photo = await attachPhoto(idJsk, await png());
  if (!photo.ok) throw new Error(photo.code);
  const other = await makePublished(await makeCompany());
  await markUseful(await publicIdOf(other), idJsk, true);
  const jobSeeker = { idSession: 'x', idJsk, username: ADDRESS, emailVerified: true };
  const report = { id: await publicIdOf(other), reason: 'abuse', text: WORDS } as const;
  const reported = await submitReport({
    ...report,
    by: { employer: null, jobSeeker },
    reporter: jobSeeker,
  });
  if (!reported.ok) throw new Error(reported.code);
  await db.insert(reactions).values({ ...LIKED, type: 'like', idEmp: await makeCompany(), idJsk });
  await db.insert(reactionCounts).values({ ...LIKED, idEmp: await makeCompany(), likes: 3 });
  const idJob = await makeOpening(await makeCompany());
  const pdf = Buffer.from(`%PDF-1.4\n% ${NAME}\n%%EOF`);
  expect(await putDocument(idJsk, pdf)).toMatchObject({ ok: true });
  const draft = draftBody.parse({ coverNote: WORDS, skills: 'x', education1: SCHOOLED });
  expect(await saveDraft({ idJob, idJsk }, draft)).toMatchObject({ ok: true });
  const applied = await apply({ idJob, idJsk }, {}, now());
  if (!applied.ok) throw new Error(applied.code);
  const alert = { keyword: '', frequency: 'weekly' } as const;
  await requestAlert(alert, { seeker: jobSeeker, locale: 'th' }, now());
  // The same mailbox with a `+tag`.
  const sorted = { ...alert, idJobField: 1, email: SORTED };
  await requestAlert(sorted, { seeker: null, locale: 'th' }, now());
  await requestPasswordReset(ADDRESS.toLowerCase(), 'th', NOWHERE);
  const [invited] = await sentInvitations(await makeCompany(), [ADDRESS, 'b@example.com']);
  await countOpening(invited ?? '', { address: '', agent: '' }, now());
  await sendAll();
  const session = await jobSeekerOf(signedUp.value.opened.token);
  if (!session) throw new Error('no session');
  return { session, idMedia: photo.value.idMedia };
}

it('a person with data everywhere is erased completely, and only the application mail named a company', async () => {
  const { session, idMedia } = await livedHere();
  const known = await traces(ADDRESS);
  expect(known).toContain('public.email_outbox');
  expect(known).toContain('pgboss.job');
  expect(known).toContain('public.alerts');
  expect(known).toContain('public.applications');
  expect(known).toContain('public.invitation_recipients');
  expect(await traces(NAME)).toContain('public.applicant_profiles');
  expect(await traces(PACKED)).toContain('public.applicant_documents');
  expect(known.filter((place) => place.endsWith('.eml'))).toHaveLength(5);
  const isMail = (place: string) => place.endsWith('.eml');
  const told = await traces(TITLE, WORDS, 'Made Up', 'บริษัท สมมติ');
  expect(told.filter((place) => !isMail(place))).toEqual([
    'public.applications',
    'public.companies',
    'public.company_quotes',
    'public.company_search',
    'public.review_appeals',
    'public.review_reports',
    'public.reviews',
    'public.work_history',
  ]);
  expect((await traces(TITLE, WORDS)).filter(isMail)).toEqual([]);
  expect(told.filter(isMail)).toHaveLength(1);

  const emailHash = hashEmail(ADDRESS);
  await insertOptOut(db, { emailHash, idEmp: null, reason: 'asked' });
  const form = { accountName: ADDRESS, currentPassword: TEST_PASSWORD, reviews: 'remove' } as const;
  expect((await deleteJobSeeker(session, form, now())).ok).toBe(true);
  const removed = vi.spyOn(resumeService(), 'remove');
  await erasePersonWorker.run({ idJsk: session.idJsk, reviews: 'remove' }, run);
  expect(await db.select().from(reactionCounts)).toMatchObject([{ likes: 2 }]);
  const [marks] = await db.select().from(invitationPendingEventBits);
  expect([marks?.opened[0], marks?.issued[0]]).toEqual([0, 0]);
  // An unsubscribed person still gets no invitation.
  expect([...(await findOptedOut(db, 1, [emailHash]))]).toEqual([emailHash]);
  expect(removed.mock.calls).toEqual([[session.idJsk]]);
  const { rows } = await db.execute(
    sql`select data from pgboss.job where name = 'delete-media-files'`,
  );
  expect(rows).toEqual([{ data: { idMedia } }]);
  expect(await traces(emailHash)).toEqual(['public.email_suppressions']);
  expect(await traces(SORTED)).not.toContain('public.alerts');
  const words = [ADDRESS, NAME, TITLE, WORDS, PACKED] as const;
  // The farewell mail is erased within a day.
  expect(await traces(...words)).toEqual(['public.email_outbox']);
  const left = await db.select().from(emailOutbox).where(eq(emailOutbox.toEmail, ADDRESS));
  expect(left.map(({ template }) => template)).toEqual(['job-seeker-deleted']);
  await sendAll();
  await purgeExpiredMails(new Date(Date.now() + LATER));
  expect(await traces(...words)).toEqual([]);
  // Mails with an alert confirmation are kept for two days.
  await purgeExpiredMails(new Date(Date.now() + 2 * LATER));
  expect(await traces(SORTED)).toEqual([]);
  expect(words.filter((word) => logged.join('').includes(word))).toEqual([]);
});
