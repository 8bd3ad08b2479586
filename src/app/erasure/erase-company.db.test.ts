import { eq, inArray, sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { VERIFICATION_DAYS } from '#features/employer/core/deletion-contract.ts';
import { addUser } from '#features/employer/server/company-users.ts';
import { executeDeletions, requestDeletion } from '#features/employer/server/delete-account.ts';
import { shareRoot } from '#features/media/core/share-card.ts';
import { attachUpload } from '#features/media/server/attach-upload.ts';
import { variantOf } from '#features/media/server/drawing/draw-variants.ts';
import { db } from '#shared/server/db/pool.ts';
import { companyClaims } from '#shared/server/db/schema/claims.ts';
import { companies, media, users } from '#shared/server/db/schema/companies.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { auditLog, emailOutbox } from '#shared/server/db/schema/operations.ts';
import { profileVersions } from '#shared/server/db/schema/profiles.ts';
import { reviewReports } from '#shared/server/db/schema/reviews.ts';
import { startWorkers, stopWorkers } from '#shared/server/jobs/start-workers.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { changeCompany, inDays, makeOpening } from '#tests/fixtures/company-fixture.ts';
import { draftOf } from '#tests/fixtures/draft-fixture.ts';
import {
  colleague,
  employerWithPassword,
  sessionOf,
  TEST_PASSWORD,
  whoIs,
} from '#tests/fixtures/employer-fixture.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import { png } from '#tests/fixtures/pictures.ts';
import { makePublished } from '#tests/fixtures/review-fixture.ts';
import { jobWorkers } from '../jobs.ts';
import { clearUnverifiedCompanies } from './clear-unverified-companies-job.ts';

const DAY = 24 * 60 * 60_000;
const MAIL = { template: 'x', lang: 'th', props: {} } as const;
const now = () => new Date();
ownDataDir();

afterEach(() => stopWorkers(1000));

async function logoOf(idEmp: number) {
  const bytes = await png({ width: 400, height: 400, colour: '#135790' });
  const upload = { idEmp, idUser: null, kind: 'logo', bytes } as const;
  const attached = await attachUpload(upload);
  if (!attached.ok) throw new Error(attached.code);
  const { idMedia } = attached.value;
  await changeCompany(idEmp, { logoMedia: idMedia });
  return idMedia;
}

async function forget(): Promise<void> {
  const jobs = ['erase-company', 'erase-mails', 'delete-media-files'];
  const workers = jobWorkers.filter(({ name }) => jobs.includes(name));
  expect(workers).toHaveLength(jobs.length);
  await startWorkers(workers, 'worker');
}

async function registered(daysAgo: number, isListed: boolean) {
  const employer = await employerWithPassword();
  const { idEmp } = employer;
  const session = await sessionOf(employer);
  const createdAt = new Date(now().getTime() - daysAgo * DAY);
  await changeCompany(idEmp, { createdAt, isListed });
  const mate = { email: `mate-${idEmp}@example.com`, contactName: 'มานะ', position: '' };
  const rights = { telephone: '', role: 'user', canSendEmail: false } as const;
  await addUser(session, { ...mate, ...rights }, 'th', now());
  const addresses = [mate.email, `earlier-${idEmp}@example.com`];
  const [toEmail = '', earlier = ''] = addresses;
  await db.insert(emailOutbox).values([
    { ...MAIL, toEmail },
    { ...MAIL, toEmail: earlier, idEmp },
  ]);
  const theirs = inArray(emailOutbox.toEmail, addresses);
  await db.update(emailOutbox).set({ status: 'sent' }).where(theirs);
  await draftOf(employer, 'th');
  const { idUser } = employer;
  return { idEmp, idUser, cookie: session.cookie, theirs, idMedia: await logoOf(idEmp) };
}

type Registered = Awaited<ReturnType<typeof registered>>;

const left = async ({ idEmp, cookie, theirs, idMedia }: Registered) => ({
  companies: await db.$count(companies, eq(companies.idEmp, idEmp)),
  users: await db.$count(users, eq(users.idEmp, idEmp)),
  drafts: await db.$count(profileVersions, eq(profileVersions.idEmp, idEmp)),
  pictures: await db.$count(media, eq(media.idEmp, idEmp)),
  files: (await variantOf(idMedia, 320, 'webp')) === null ? 0 : 1,
  mails: await db.$count(emailOutbox, theirs),
  sessions: (await whoIs(cookie)).employer === null ? 0 : 1,
});

const whole = { companies: 1, users: 2, drafts: 1, pictures: 1, files: 1, mails: 3, sessions: 1 };
const none = Object.fromEntries(Object.keys(whole).map((name) => [name, 0]));

it('closing a company erases its openings, reports, pictures and the addresses in its mails', async () => {
  const employer = await employerWithPassword();
  const { email } = await colleague(employer.idEmp);
  const idMedia = await logoOf(employer.idEmp);
  expect(await variantOf(idMedia, 320, 'webp')).not.toBeNull();
  const shared = `${shareRoot(employer.idEmp)}/th/company/own/a.jpg`;
  await (await storage()).put(shared, 'what its links show');
  const session = await sessionOf(employer);
  const idReview = await makePublished(employer.idEmp);
  const report = { idReview, reason: 'abuse', text: 'คุณสมชาย' } as const;
  await db.insert(reviewReports).values({ ...report, reporterKind: 'employer' });
  const form = { accountName: 'Test Company', currentPassword: TEST_PASSWORD };
  expect((await requestDeletion(session, form, new Date())).ok).toBe(true);
  await db.insert(emailOutbox).values([
    { ...MAIL, toEmail: email.toUpperCase() },
    { ...MAIL, toEmail: 'elsewhere@example.com', idEmp: employer.idEmp },
  ]);
  await db.update(emailOutbox).set({ status: 'sent', sentAt: sql`now()` });

  await makeOpening(employer.idEmp, { expiresAt: inDays(99) });
  await executeDeletions(inDays(31));
  expect(await db.$count(openings, eq(openings.idEmp, employer.idEmp))).toBe(0);
  await forget();
  await expect.poll(() => variantOf(idMedia, 320, 'webp')).toBeNull();
  await expect.poll(async () => (await storage()).exists(shared)).toBe(false);
  await expect.poll(() => db.$count(reviewReports)).toBe(0);
  await expect.poll(() => db.$count(emailOutbox)).toBe(0);
});

it('an unverified company is erased with all its data, and no other', async () => {
  const late = await registered(VERIFICATION_DAYS + 1, false);
  const fresh = await registered(VERIFICATION_DAYS - 1, false);
  const listed = await registered(VERIFICATION_DAYS + 1, true);
  expect(await left(late)).toEqual(whole);
  await clearUnverifiedCompanies(now());
  await clearUnverifiedCompanies(now());
  await forget();
  await expect.poll(() => left(late)).toEqual(none);
  expect([await left(fresh), await left(listed)]).toEqual([whole, whole]);
  const acts = await db.select().from(auditLog).where(eq(auditLog.action, 'company.remove'));
  expect(acts).toMatchObject([{ actorKind: 'system', subject: `company:${late.idEmp}` }]);
});

it('a company without users is erased immediately', async () => {
  const { idEmp } = await registered(1, false);
  await db.update(users).set({ deletedAt: now() }).where(eq(users.idEmp, idEmp));
  await clearUnverifiedCompanies(now());
  expect(await db.$count(companies, eq(companies.idEmp, idEmp))).toBe(0);
});

it('a stand-in for a claimed company stays during the decision, and as long after it', async () => {
  const asked = await registered(1, true);
  const claimed = async (claim: Partial<typeof companyClaims.$inferInsert>) => {
    const standIn = await registered(VERIFICATION_DAYS + 1, false);
    const { idEmp: idPlaceholder, idUser } = standIn;
    const common = { idEmp: asked.idEmp, idUser, idPlaceholder, taxId: '' };
    await db.insert(companyClaims).values({ ...common, ...claim });
    return idPlaceholder;
  };
  const ago = (days: number) => new Date(now().getTime() - days * DAY);
  const refused = { status: 'refused', verifiedAt: ago(50) } as const;
  const kept = [
    await claimed({ verifiedAt: ago(20) }),
    await claimed({ ...refused, decidedAt: ago(VERIFICATION_DAYS - 1) }),
  ];
  const gone = [
    await claimed({}),
    await claimed({ ...refused, decidedAt: ago(VERIFICATION_DAYS + 1) }),
  ];
  const granted = await claimed({ status: 'granted', verifiedAt: ago(20), decidedAt: ago(1) });
  const moved = eq(users.idEmp, granted);
  const [owner] = await db.select().from(users).where(moved).orderBy(users.idUser);
  await db.update(users).set({ idEmp: asked.idEmp }).where(moved);
  await clearUnverifiedCompanies(now());
  const rows = await db.select().from(companies);
  const left = new Set(rows.map(({ idEmp }) => idEmp));
  expect(kept.every((idEmp) => left.has(idEmp))).toBe(true);
  expect([...gone, granted].some((idEmp) => left.has(idEmp))).toBe(false);
  expect(await db.$count(users, eq(users.idUser, owner?.idUser ?? 0))).toBe(1);
});
