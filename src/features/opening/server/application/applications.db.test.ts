import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { applications, openings } from '#shared/server/db/schema/jobs.ts';
import { outgoingMails } from '#shared/server/db/schema/outreach.ts';
import { embeddedResumes } from '#shared/server/resume-service/embedded-resumes.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import { employerWithPassword } from '../../../../../tests/support/fixtures/employer-fixture.ts';
import { makeCompany, makeWriter } from '../../../../../tests/support/fixtures/review-fixture.ts';
import { setClosed } from '../close-opening.ts';
import { countOpenings } from '../count-openings.ts';
import {
  findOwnApplication,
  forgetApplicants,
  listApplicants,
  listOwnApplications,
} from './application-queries.ts';
import { apply, withdraw } from './apply.ts';
import { loadApplicants } from './load-applicants.ts';
import { loadApplication } from './load-application.ts';
import { tellApplications } from './tell-applications.ts';

const DAY = 24 * 60 * 60_000;
const now = () => new Date();
const inDays = (days: number) => new Date(Date.now() + days * DAY);

async function open(idEmp: number, change: Partial<typeof openings.$inferInsert> = {}) {
  const said = { idJobField: 1, positionTh: 'ช่าง', jobType: 'fullTime' as const };
  const period = { postedAt: inDays(-2), expiresAt: inDays(9) };
  const [row] = await db
    .insert(openings)
    .values({ idEmp, ...said, ...period, ...change })
    .returning({ idJob: openings.idJob });
  return row?.idJob ?? 0;
}

let idEmp = 0;
let idJob = 0;
let idJsk = 0;
beforeEach(async () => {
  idEmp = await makeCompany();
  idJob = await open(idEmp);
  idJsk = await makeWriter();
});

const SHARED = { shareContact: true };
const HIDDEN = { shareContact: false };
const known = () => listApplicants(db, { idEmp, idJob }, { limit: 9, offset: 0 });
const kept = () => db.$count(applications, eq(applications.idJob, idJob));

describe('applying', () => {
  it('is done once, however often and at once it is asked', async () => {
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => apply({ idJob, idJsk }, HIDDEN, now())),
    );
    expect(tries.every(({ ok }) => ok)).toBe(true);
    expect(await kept()).toBe(1);
    expect(await known()).toEqual([]);
  });

  it('tells the employer who it is only where the person agreed, as long as they do', async () => {
    const name = { firstNameThai: 'สมหญิง', lastNameThai: 'ใจดี', firstName: '', lastName: '' };
    await resumeService().write(idJsk, { ...name, workHistory: [] });
    await apply({ idJob, idJsk }, SHARED, now());
    expect(await known()).toMatchObject([{ name: 'สมหญิง ใจดี', email: expect.any(String) }]);
    await apply({ idJob, idJsk }, HIDDEN, now());
    expect(await known()).toEqual([]);
    expect(await findOwnApplication(db, { idJob, idJsk })).toMatchObject({ consented: false });
    const page = await loadApplicants({ idEmp, idJob }, 1);
    const { applicationCount, interestCount } = page?.opening ?? {};
    expect([page?.total, applicationCount, interestCount]).toEqual([0, 0, 1]);
  });

  it('tells no empty name while resumes cannot be read, but the one told before', async () => {
    const away = () =>
      vi.spyOn(embeddedResumes, 'read').mockResolvedValueOnce({ ok: false, code: 'unavailable' });
    away();
    expect(await apply({ idJob, idJsk }, SHARED, now())).toEqual({
      ok: false,
      code: 'name_unread',
    });
    expect(await kept()).toBe(0);
    const name = { firstNameThai: 'สมหญิง', lastNameThai: 'ใจดี', firstName: '', lastName: '' };
    await resumeService().write(idJsk, { ...name, workHistory: [] });
    await apply({ idJob, idJsk }, SHARED, now());
    away();
    expect(await apply({ idJob, idJsk }, SHARED, now())).toMatchObject({ ok: true });
    expect(await known()).toMatchObject([{ name: 'สมหญิง ใจดี' }]);
    away();
    expect(await loadApplication({ idEmp, idJob }, idJsk)).toMatchObject({ name: null });
  });

  it('is told to no other company', async () => {
    await apply({ idJob, idJsk }, SHARED, now());
    const other = { idEmp: await makeCompany(), idJob };
    expect(await loadApplicants(other, 1)).toBeNull();
    expect(await listApplicants(db, other, { limit: 9, offset: 0 })).toEqual([]);
  });

  it('needs a proved address, and an opening that is open', async () => {
    const refused = (code: string) => ({ ok: false, code });
    const unproved = await makeWriter(null);
    expect(await apply({ idJob, idJsk: unproved }, HIDDEN, now())).toEqual(
      refused('address_unproved'),
    );
    const person = (id: number) => apply({ idJob: id, idJsk }, SHARED, now());
    expect(await person(2_000_000_000)).toEqual(refused('not_found'));
    expect(await person(await open(idEmp, { postedAt: inDays(1) }))).toEqual(refused('not_found'));
    await setClosed({ idEmp, idJob }, true, now());
    expect(await person(idJob)).toEqual(refused('opening_closed'));
    expect(await person(await open(idEmp, { expiresAt: inDays(-1) }))).toEqual(
      refused('opening_closed'),
    );
    const unlisted = await makeCompany();
    await db.update(companies).set({ isListed: false }).where(eq(companies.idEmp, unlisted));
    expect(await person(await open(unlisted))).toEqual(refused('not_found'));
    await db.update(jobSeekers).set({ deletedAt: now() }).where(eq(jobSeekers.idJsk, idJsk));
    expect(await person(await open(idEmp))).toEqual(refused('unauthenticated'));
    expect(await db.$count(applications, eq(applications.idEmp, idEmp))).toBe(0);
  });

  it('is taken back without a trace, once as well as twice', async () => {
    await apply({ idJob, idJsk }, SHARED, now());
    await apply({ idJob, idJsk: await makeWriter() }, SHARED, now());
    expect(await listOwnApplications(db, idJsk)).toMatchObject([
      { idJob, positionTh: 'ช่าง', isOpen: true, consented: true },
    ]);
    await withdraw({ idJob, idJsk });
    await withdraw({ idJob, idJsk });
    expect([await kept(), await listOwnApplications(db, idJsk)]).toEqual([1, []]);
  });

  it('is confirmed by one mail, once the person agrees; interest by none, and it dates from then', async () => {
    const mails = () =>
      db.select().from(outgoingMails).where(eq(outgoingMails.template, 'application-sent'));
    const before = (await mails()).length;
    const [first, later] = [inDays(-1), now()];
    await apply({ idJob, idJsk }, HIDDEN, first);
    expect((await mails()).length).toBe(before);
    await apply({ idJob, idJsk }, SHARED, later);
    await apply({ idJob, idJsk }, SHARED, now());
    expect((await mails()).length).toBe(before + 1);
    expect((await mails()).at(-1)?.props).toEqual({});
    expect(await findOwnApplication(db, { idJob, idJsk })).toEqual({
      appliedAt: later,
      consented: true,
    });
  });

  it('counts among the applications companies are ranked by, interest does not', async () => {
    const { companyStats } = await import('#shared/server/db/schema/company-stats.ts');
    const counted = async () => {
      await countOpenings();
      const [row] = await db.select().from(companyStats).where(eq(companyStats.idEmp, idEmp));
      return row?.applicationCount;
    };
    await apply({ idJob, idJsk }, HIDDEN, now());
    expect((await counted()) ?? 0).toBe(0);
    await apply({ idJob, idJsk }, SHARED, now());
    expect(await counted()).toBe(1);
    await withdraw({ idJob, idJsk });
    expect(await counted()).toBe(0);
  });
});

it('ninety days after its end an employer knows only how many applied', async () => {
  const over = await open(idEmp, { closedAt: inDays(-1) });
  await apply({ idJob, idJsk }, SHARED, now());
  const shared = { consented: true, sharedName: 'ก', sharedEmail: 'a@example.com' };
  await db.insert(applications).values({ idJob: over, idEmp, idJsk, ...shared });
  const emails = async () =>
    (await db.select().from(applications).where(eq(applications.idEmp, idEmp))).map((row) => [
      row.idJob === over,
      row.sharedEmail !== null,
    ]);
  await forgetApplicants(db, inDays(-2));
  expect(await emails()).toEqual([
    [false, true],
    [true, true],
  ]);
  await forgetApplicants(db, now());
  expect((await emails()).toSorted()).toEqual([
    [false, true],
    [true, false],
  ]);
});

it('one mail an hour tells the administrators how many applied, and nothing they wrote', async () => {
  const employer = await employerWithPassword();
  const [first, second] = [await open(employer.idEmp), await open(employer.idEmp)];
  await apply({ idJob: first, idJsk }, SHARED, now());
  await apply({ idJob: second, idJsk }, SHARED, now());
  await apply({ idJob: first, idJsk: await makeWriter() }, SHARED, now());
  await apply({ idJob: first, idJsk: await makeWriter() }, HIDDEN, now());
  const mails = () =>
    db.select().from(outgoingMails).where(eq(outgoingMails.template, 'new-applications'));
  await tellApplications(now());
  await tellApplications(now());
  expect((await mails()).map(({ toEmail, props }) => [toEmail, props])).toEqual([
    [employer.email, { count: 3 }],
  ]);
  await apply({ idJob: second, idJsk: await makeWriter() }, SHARED, now());
  await Promise.all([tellApplications(now()), tellApplications(now())]);
  expect((await mails()).map(({ props }) => props)).toContainEqual({ count: 1 });
  expect(await mails()).toHaveLength(2);
});
