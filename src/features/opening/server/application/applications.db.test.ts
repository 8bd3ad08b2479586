import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { applications } from '#shared/server/db/schema/jobs.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { applicantDocuments } from '#shared/server/db/schema/resumes.ts';
import { embeddedResumes, resumeService } from '#shared/server/resume-service/resume-service.ts';
import { changeCompany, inDays, makeOpening as open } from '#tests/fixtures/company-fixture.ts';
import { employerWithPassword } from '#tests/fixtures/employer-fixture.ts';
import { makeCompany, makeWriter } from '#tests/fixtures/review-fixture.ts';
import { draftBody } from '../../core/applicant/draft-form.ts';
import {
  findOwnDocument,
  findProfile,
  findSharedDocument,
} from '../applicant/applicant-queries.ts';
import { putDocument } from '../applicant/own-document.ts';
import { saveDraft } from '../applicant/save-draft.ts';
import { setClosed } from '../close-opening.ts';
import { countOpenings } from '../count-openings.ts';
import {
  advanceStatus,
  findOwnApplication,
  findSharedApplication,
  listApplicants,
  listOwnApplications,
} from './application-queries.ts';
import { apply, withdraw } from './apply.ts';
import { eraseApplicants } from './erase-application-queries.ts';
import { loadApplicants } from './load-applicants.ts';
import { loadApplication } from './load-application.ts';
import { notifyNewApplications } from './notify-applicants.ts';

const now = () => new Date();
let idEmp = 0;
let idJob = 0;
let idJsk = 0;
beforeEach(async () => {
  idEmp = await makeCompany();
  idJob = await open(idEmp);
  idJsk = await makeWriter();
});

const SEND = {};
const DRAFT = draftBody.parse({ coverNote: 'ขอสมัคร', skills: 'เชื่อม, ไฟฟ้า', phone: '0812345678' });
const write = (form: Partial<typeof DRAFT> = {}) =>
  saveDraft({ idJob, idJsk }, { ...DRAFT, ...form });
const pdf = (said = '') => Buffer.from(`%PDF-1.4\n1 0 obj <<${said}>> endobj\n%%EOF\n`);
const applicants = () => listApplicants(db, { idEmp, idJob }, { limit: 9, offset: 0 });
const read = async () => {
  const [one] = await applicants();
  return findSharedApplication(db, { idEmp, idApplication: one?.idApplication ?? 0 });
};
const countOwn = async () => (await loadApplicants({ idEmp, idJob }, 1))?.total;
const countStored = () => db.$count(applications, eq(applications.idJob, idJob));

describe('apply', () => {
  it('succeeds once under repeated and concurrent calls', async () => {
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => apply({ idJob, idJsk }, SEND, now())),
    );
    expect(tries.every(({ ok }) => ok)).toBe(true);
    expect(await countStored()).toBe(1);
  });

  it('shares with the employer what the person saw, and nothing before submission', async () => {
    const name = { firstNameThai: 'สมหญิง', lastNameThai: 'ใจดี', firstName: '', lastName: '' };
    await resumeService().write(idJsk, { ...name, workHistory: [] });
    await putDocument(idJsk, pdf());
    await write();
    expect(await applicants()).toEqual([]);
    expect(await countOwn()).toBe(0);
    const seen = await loadApplication({ idEmp, idJob }, idJsk);
    const { shared, hash } = seen?.next ?? {};
    expect(shared).toMatchObject({
      name: 'สมหญิง ใจดี',
      profile: { coverNote: 'ขอสมัคร', skills: ['เชื่อม', 'ไฟฟ้า'] },
      document: { bytes: pdf().length },
    });
    expect(await apply({ idJob, idJsk }, { disclosed: 'x' }, now())).toMatchObject({
      code: 'disclosed_changed',
    });
    expect(await apply({ idJob, idJsk }, { disclosed: hash }, now())).toMatchObject({ ok: true });
    expect(await applicants()).toMatchObject([{ name: 'สมหญิง ใจดี', hasDocument: true }]);
    expect(await read()).toMatchObject({ shared });
    expect(await loadApplication({ idEmp, idJob }, idJsk)).toMatchObject({ hasChanged: false });
  });

  it('shares the submitted version until it is submitted again, despite later edits', async () => {
    await putDocument(idJsk, pdf());
    await write();
    await apply({ idJob, idJsk }, SEND, now());
    const sent = await read();
    await putDocument(idJsk, pdf('/Other true'));
    await write({ coverNote: 'อีกที' });
    expect(await read()).toEqual(sent);
    expect(await loadApplication({ idEmp, idJob }, idJsk)).toMatchObject({ hasChanged: true });
    await apply({ idJob, idJsk }, SEND, now());
    expect((await read())?.shared).toMatchObject({ profile: { coverNote: 'อีกที' } });
    expect(await db.$count(applicantDocuments, eq(applicantDocuments.idJsk, idJsk))).toBe(1);
  });

  it('fails while the resume service is unavailable', async () => {
    vi.spyOn(embeddedResumes, 'read').mockResolvedValue({ ok: false, code: 'unavailable' });
    expect(await apply({ idJob, idJsk }, SEND, now())).toMatchObject({ code: 'name_unread' });
    expect(await countStored()).toBe(0);
    expect(await loadApplication({ idEmp, idJob }, idJsk)).toMatchObject({ next: null });
    vi.restoreAllMocks();
  });

  it('shows neither the application nor its PDF to another company', async () => {
    await putDocument(idJsk, pdf());
    await apply({ idJob, idJsk }, SEND, now());
    const other = { idEmp: await makeCompany(), idJob };
    expect(await loadApplicants(other, 1)).toBeNull();
    expect(await listApplicants(db, other, { limit: 9, offset: 0 })).toEqual([]);
    const { idApplication } = (await applicants())[0] ?? { idApplication: 0 };
    expect(await findSharedApplication(db, { idEmp: other.idEmp, idApplication })).toBeNull();
    expect(await findSharedDocument(db, { idEmp: other.idEmp, idApplication })).toBeNull();
    expect(await findSharedDocument(db, { idEmp, idApplication })).toEqual(pdf());
    const { idDocument = '' } = (await read())?.shared.document ?? {};
    expect(await findOwnDocument(db, { idJsk: await makeWriter(), idDocument })).toBeNull();
  });

  it('requires a verified email and an open opening', async () => {
    const refused = (code: string) => ({ ok: false, code });
    const unproved = await makeWriter(null);
    expect(await apply({ idJob, idJsk: unproved }, SEND, now())).toEqual(
      refused('email_not_verified'),
    );
    expect(await saveDraft({ idJob, idJsk: unproved }, DRAFT)).toEqual({
      ok: true,
      value: { idJob },
    });
    const person = (id: number) => apply({ idJob: id, idJsk }, SEND, now());
    expect(await person(2_000_000_000)).toEqual(refused('not_found'));
    expect(await person(await open(idEmp, { postedAt: inDays(1) }))).toEqual(refused('not_found'));
    await setClosed({ idEmp, idJob }, true, now());
    expect(await person(idJob)).toEqual(refused('opening_closed'));
    expect(await person(await open(idEmp, { expiresAt: inDays(-1) }))).toEqual(
      refused('opening_closed'),
    );
    const unlisted = await makeCompany();
    await changeCompany(unlisted, { isListed: false });
    expect(await person(await open(unlisted))).toEqual(refused('not_found'));
    await db.update(jobSeekers).set({ deletedAt: now() }).where(eq(jobSeekers.idJsk, idJsk));
    expect(await person(await open(idEmp))).toEqual(refused('unauthenticated'));
    const sent = and(eq(applications.idEmp, idEmp), eq(applications.consented, true));
    expect(await db.$count(applications, sent)).toBe(0);
  });

  it('withdraws idempotently: only the date remains, in the own list', async () => {
    await apply({ idJob, idJsk }, SEND, now());
    await apply({ idJob, idJsk: await makeWriter() }, SEND, now());
    expect(await listOwnApplications(db, idJsk)).toMatchObject([
      { idJob, positionTh: 'ช่าง', isOpen: true, consented: true },
    ]);
    await putDocument(idJsk, pdf());
    await apply({ idJob, idJsk }, SEND, now());
    await putDocument(idJsk, pdf('/Other true'));
    const withdrawnAt = now();
    await withdraw({ idJob, idJsk }, withdrawnAt);
    await withdraw({ idJob, idJsk }, now());
    expect([await applicants(), await countOwn()]).toMatchObject([[{}], 1]);
    expect(await listOwnApplications(db, idJsk)).toMatchObject([
      { idJob, consented: false, withdrawnAt, status: 'sent' },
    ]);
    const isOwn = and(eq(applications.idJob, idJob), eq(applications.idJsk, idJsk));
    const [row] = await db.select().from(applications).where(isOwn);
    const erased = { sharedName: null, sharedEmail: null, sharedProfile: null, coverNote: '' };
    expect(row).toMatchObject({ ...erased, sharedDocument: null, notifiedAt: null });
    expect(await db.$count(applicantDocuments, eq(applicantDocuments.idJsk, idJsk))).toBe(1);
  });

  it('allows a new application after withdrawal, which is unseen again; a draft is deleted', async () => {
    await write();
    await withdraw({ idJob, idJsk }, now());
    expect(await listOwnApplications(db, idJsk)).toEqual([]);
    await apply({ idJob, idJsk }, SEND, inDays(-2));
    await advanceStatus(
      db,
      { idEmp, idApplication: (await applicants())[0]?.idApplication ?? 0 },
      { status: 'closed', now: now() },
    );
    await withdraw({ idJob, idJsk }, now());
    await write({ coverNote: 'อีกครั้ง' });
    const again = now();
    await apply({ idJob, idJsk }, SEND, again);
    expect(await applicants()).toMatchObject([{ status: 'sent', appliedAt: again }]);
    expect(await listOwnApplications(db, idJsk)).toMatchObject([
      { consented: true, withdrawnAt: null },
    ]);
  });

  it('sends one confirmation mail on submission, none for a draft, and dates from submission', async () => {
    const mails = () =>
      db.select().from(emailOutbox).where(eq(emailOutbox.template, 'application-sent'));
    const before = (await mails()).length;
    const later = now();
    await write();
    expect((await mails()).length).toBe(before);
    await apply({ idJob, idJsk }, SEND, later);
    await apply({ idJob, idJsk }, SEND, now());
    expect((await mails()).length).toBe(before + 1);
    const { props, keepDays } = (await mails()).at(-1) ?? {};
    const names = { company: 'บริษัท สมมติ จำกัด', position: 'ช่าง' };
    expect([props, keepDays]).toEqual([names, 2]);
    expect(await findOwnApplication(db, { idJob, idJsk })).toMatchObject({
      appliedAt: later,
      consented: true,
    });
  });

  it('counts for the company ranking; drafts do not', async () => {
    const { companyStats } = await import('#shared/server/db/schema/company-stats.ts');
    const counted = async () => {
      await countOpenings();
      const [row] = await db.select().from(companyStats).where(eq(companyStats.idEmp, idEmp));
      return row?.applicationCount;
    };
    await write();
    expect((await counted()) ?? 0).toBe(0);
    await apply({ idJob, idJsk }, SEND, now());
    expect(await counted()).toBe(1);
    await withdraw({ idJob, idJsk }, now());
    expect(await counted()).toBe(0);
  });
});

it('erases applicants ninety days after the end, except their number', async () => {
  const over = await open(idEmp, { closedAt: inDays(-1) });
  await apply({ idJob, idJsk }, SEND, now());
  const shared = { consented: true, sharedName: 'ก', sharedEmail: 'a@example.com' };
  await putDocument(idJsk, pdf());
  const { document } = await findProfile(db, idJsk);
  const fields = { ...shared, coverNote: 'x', sharedDocument: document?.idDocument };
  await db.insert(applications).values({ idJob: over, idEmp, idJsk, ...fields });
  const draft = { idJob: over, idEmp, idJsk: await makeWriter(), consented: false };
  await db.insert(applications).values(draft);
  await write({ withoutDocument: true });
  const isSent = and(eq(applications.idEmp, idEmp), eq(applications.consented, true));
  const emails = async () =>
    (await db.select().from(applications).where(isSent).orderBy(applications.idJob)).map((row) => [
      row.idJob === over,
      row.sharedEmail !== null,
    ]);
  await eraseApplicants(db, inDays(-2));
  expect(await db.$count(applicantDocuments, eq(applicantDocuments.idJsk, idJsk))).toBe(1);
  expect(await emails()).toEqual([
    [false, true],
    [true, true],
  ]);
  await eraseApplicants(db, now());
  expect(await emails()).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(await db.$count(applications, eq(applications.idEmp, idEmp))).toBe(2);
  expect(await db.$count(applicantDocuments, eq(applicantDocuments.idJsk, idJsk))).toBe(0);
});

it('notifies administrators hourly of the number of applicants, without their text', async () => {
  const employer = await employerWithPassword();
  const [first, second] = [await open(employer.idEmp), await open(employer.idEmp)];
  await apply({ idJob: first, idJsk }, SEND, now());
  await apply({ idJob: second, idJsk }, SEND, now());
  await apply({ idJob: first, idJsk: await makeWriter() }, SEND, now());
  await saveDraft({ idJob: first, idJsk: await makeWriter() }, DRAFT);
  const mails = () =>
    db.select().from(emailOutbox).where(eq(emailOutbox.template, 'new-applications'));
  await notifyNewApplications(now());
  await notifyNewApplications(now());
  expect((await mails()).map(({ toEmail, props }) => [toEmail, props])).toEqual([
    [employer.email, { count: 3 }],
  ]);
  await apply({ idJob: second, idJsk: await makeWriter() }, SEND, now());
  await Promise.all([notifyNewApplications(now()), notifyNewApplications(now())]);
  expect((await mails()).map(({ props }) => props)).toContainEqual({ count: 1 });
  expect(await mails()).toHaveLength(2);
});
