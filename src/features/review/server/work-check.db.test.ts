import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import type { WorkEntry } from '#shared/core/resume.ts';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import { publishedReview, reviewRow, sendReview } from '#tests/calls/review-acts.ts';
import { changeCompany } from '#tests/fixtures/company-fixture.ts';
import { makeCompany, makeWriter } from '#tests/fixtures/review-fixture.ts';
import { reviewListQuery } from '../core/review-contract.ts';
import { checkWorkHistory } from './check-work-history.ts';
import { listReviews } from './review-queries.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A resume service with this answer for every person; null fails. */
async function serviceSaying(told: object | null): Promise<void> {
  const server = createServer((_, response) => {
    if (told === null) response.writeHead(500).end();
    else response.end(JSON.stringify(told));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('RESUME_API_URL', `http://127.0.0.1:${port}`);
}

const worked = (idEmp: number) => ({
  idEmp,
  companyName: 'สมมติ',
  position: '',
  idJobField: null,
  startedOn: '2024-01-01',
  endedOn: null,
});
const confirmed = (idEmp: number) => ({ ...worked(idEmp), isConfirmed: true });
const resumeWith = <Entry extends WorkEntry>(...workHistory: Entry[]) => ({
  firstName: '',
  lastName: '',
  firstNameThai: 'ทดสอบ',
  lastNameThai: 'ระบบ',
  workHistory,
});

const checkOf = async (idReview: number) => (await reviewRow(idReview)).workCheck;

async function queued(idReview: number): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from pgboss.job
      where name = 'check-work-history' and (data ->> 'idReview')::int = ${idReview}`,
  );
  return rows[0]?.total ?? 0;
}

it('self-reported work earns no label, here or at the service', async () => {
  const idEmp = await makeCompany();
  const writer = await makeWriter();
  await resumeService().write(writer, resumeWith(worked(idEmp)));
  const idReview = await sendReview(idEmp, writer);
  expect(await checkOf(idReview)).toBe('none');
  expect(await queued(idReview)).toBe(0);
  await serviceSaying(resumeWith(worked(idEmp)));
  expect(await checkOf(await sendReview(idEmp, await makeWriter()))).toBe('none');
});

it('work confirmed by the service earns the label', async () => {
  const [idEmp, other] = [await makeCompany(), await makeCompany()];
  await serviceSaying(resumeWith(worked(other), confirmed(idEmp)));
  expect(await checkOf(await sendReview(idEmp, await makeWriter()))).toBe('checked');
  expect(await checkOf(await sendReview(other, await makeWriter()))).toBe('none');
});

it('labels each proof separately', async () => {
  const website = 'https://www.made-up.co.th';
  const idEmp = await makeCompany();
  await changeCompany(idEmp, { website });
  await serviceSaying(resumeWith(confirmed(idEmp)));
  const colleague = await makeWriter();
  const username = 'somjai@made-up.co.th';
  await db.update(jobSeekers).set({ username }).where(eq(jobSeekers.idJsk, colleague));
  for (const writer of [colleague, await makeWriter()]) {
    await publishedReview(idEmp, writer);
  }
  await db.update(reviews).set({ isInvited: true }).where(eq(reviews.idJsk, colleague));
  const listed = await listReviews(db, idEmp, reviewListQuery.parse({}));
  expect(listed.map(({ proofs }) => proofs).toSorted((a, b) => a.length - b.length)).toEqual([
    ['resumeService'],
    ['resumeService', 'invitation', 'companyAddress'],
  ]);
});

it('a review waits for the label while the service is unavailable, and is stored', async () => {
  const idEmp = await makeCompany();
  await serviceSaying(null);
  const idReview = await sendReview(idEmp, await makeWriter());
  expect(await checkOf(idReview)).toBe('pending');
  expect(await queued(idReview)).toBe(1);
  await expect(checkWorkHistory(idReview, false)).rejects.toThrow('unavailable');
  expect(await checkOf(idReview)).toBe('pending');

  await serviceSaying(resumeWith(confirmed(idEmp)));
  await checkWorkHistory(idReview, false);
  expect(await checkOf(idReview)).toBe('checked');
  await serviceSaying(resumeWith());
  await checkWorkHistory(idReview, false);
  expect(await checkOf(idReview)).toBe('checked');
});

it('the check ends without a label after the last attempt', async () => {
  const idEmp = await makeCompany();
  await serviceSaying(null);
  const idReview = await sendReview(idEmp, await makeWriter());
  await checkWorkHistory(idReview, true);
  expect(await checkOf(idReview)).toBe('none');
});
