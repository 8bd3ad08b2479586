import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import type { WorkEntry } from '#shared/core/resume.ts';
import { db } from '#shared/server/db/pool.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import {
  makeCompany,
  makeWriter,
  reviewForm,
} from '../../../../tests/support/fixtures/review-fixture.ts';
import { checkWorkHistory } from './check-work-history.ts';
import { submitReview } from './submit-review.ts';

const servers: Server[] = [];

afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) server.close();
});

/** A resume service that says this of everybody; null answers nothing but failures. */
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

const worked = (idEmp: number): WorkEntry => ({
  idEmp,
  companyName: 'สมมติ',
  position: '',
  idJobField: null,
  startedOn: '2024-01-01',
  endedOn: null,
});
const resumeWith = (...workHistory: WorkEntry[]) => ({
  firstName: '',
  lastName: '',
  firstNameThai: 'ทดสอบ',
  lastNameThai: 'ระบบ',
  workHistory,
});

async function submit(idEmp: number, idJsk: number): Promise<number> {
  const writer = { idJsk, address: '192.0.2.1' };
  const done = await submitReview(reviewForm(idEmp), writer, new Date());
  if (!done.ok) throw new Error(done.code);
  return done.value;
}

async function checkOf(idReview: number) {
  const [row] = await db.select().from(reviews).where(eq(reviews.idReview, idReview));
  return row?.workCheck;
}

async function queued(idReview: number): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from pgboss.job
      where name = 'check-work-history' and (data ->> 'idReview')::int = ${idReview}`,
  );
  return rows[0]?.total ?? 0;
}

it('is decided by the work history in our own tables', async () => {
  const idEmp = await makeCompany();
  const [stranger, colleague] = [await makeWriter(), await makeWriter()];
  await resumeService().write(colleague, resumeWith(worked(idEmp)));
  expect(await checkOf(await submit(idEmp, stranger))).toBe('none');
  const idReview = await submit(idEmp, colleague);
  expect(await checkOf(idReview)).toBe('checked');
  expect(await queued(idReview)).toBe(0);
});

it('is decided by the service that is configured', async () => {
  const idEmp = await makeCompany();
  await serviceSaying(resumeWith(worked(idEmp)));
  expect(await checkOf(await submit(idEmp, await makeWriter()))).toBe('checked');
});

it('waits while the service is away, and the review is kept', async () => {
  const idEmp = await makeCompany();
  await serviceSaying(null);
  const idReview = await submit(idEmp, await makeWriter());
  expect(await checkOf(idReview)).toBe('pending');
  expect(await queued(idReview)).toBe(1);
  await expect(checkWorkHistory(idReview, false)).rejects.toThrow('unavailable');
  expect(await checkOf(idReview)).toBe('pending');

  await serviceSaying(resumeWith(worked(idEmp)));
  await checkWorkHistory(idReview, false);
  expect(await checkOf(idReview)).toBe('checked');
  await serviceSaying(resumeWith());
  await checkWorkHistory(idReview, false);
  expect(await checkOf(idReview)).toBe('checked');
});

it('is given up after the last attempt', async () => {
  const idEmp = await makeCompany();
  await serviceSaying(null);
  const idReview = await submit(idEmp, await makeWriter());
  await checkWorkHistory(idReview, true);
  expect(await checkOf(idReview)).toBe('none');
});
