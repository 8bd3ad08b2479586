import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_SESSIONS } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { reviewReports } from '#shared/server/db/schema/reviews.ts';
import { callEndpoint } from '#tests/contracts/endpoint-calls.ts';
import { employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { signedInAs } from '#tests/fixtures/invitation-fixture.ts';
import { makePublished, makeWriter, publicIdOf } from '#tests/fixtures/review-fixture.ts';
import { reportEndpoint } from '../../core/report/report-contract.ts';
import { dropVisitorHashes, listReportedReviews } from './report-queries.ts';

const REPORT = { reason: 'advertising', text: 'ชวนซื้อสินค้าในย่อหน้าแรก' } as const;

let idEmp = 0;
let idReview = 0;
let id = '';

beforeEach(async () => {
  await db.delete(reviewReports);
  ({ idEmp } = await sessionOf(await employerWithPassword()));
  idReview = await makePublished(idEmp);
  id = await publicIdOf(idReview);
});

const person = (idJsk: number) => ({ jobSeeker: signedInAs('x@example.com', idJsk) });
const report = (by: object, body: object = REPORT, about = id, address = '192.0.2.1') =>
  callEndpoint(reportEndpoint, {
    sessions: { ...NO_SESSIONS, ...by },
    ids: { id: about },
    body: { ...body },
    address,
  });
const reported = () => db.select().from(reviewReports).where(eq(reviewReports.idReview, idReview));

/** A new address per call, as of unrelated visitors. */
let lastAddress = 0;
const newAddress = () => {
  lastAddress += 1;
  return `198.51.${100 + Math.floor(lastAddress / 250)}.${lastAddress % 250}`;
};
const byVisitor = (about = id, address = newAddress()) => report({}, REPORT, about, address);

describe('a report without an account', () => {
  it('is stored once per address and review, by an unlinkable hash deleted after thirty days', async () => {
    const second = await publicIdOf(await makePublished(idEmp));
    const address = newAddress();
    for (const about of [id, id, second]) {
      expect(await byVisitor(about, address)).toMatchObject({ ok: true });
    }
    expect(await byVisitor()).toMatchObject({ ok: true });
    const hashes = (await db.select().from(reviewReports)).map(({ visitorHash }) => visitorHash);
    const own = hashes.filter((hash) => hash !== null);
    expect([own.length, new Set(own).size]).toEqual([3, 3]);
    expect(JSON.stringify(own)).not.toContain(address);
    const sentAt = (await reported())[0]?.createdAt.getTime() ?? 0;
    await dropVisitorHashes(db, new Date(sentAt - 1));
    expect((await reported()).every(({ visitorHash }) => visitorHash !== null)).toBe(true);
    await dropVisitorHashes(db, new Date(sentAt + 60_000));
    expect((await reported()).every(({ visitorHash }) => visitorHash === null)).toBe(true);
    expect(await reported()).toHaveLength(2);
    expect(await byVisitor(id, address)).toMatchObject({ ok: true });
    expect(await reported()).toHaveLength(3);
  });

  it('covers sessions of another company, and unverified emails', async () => {
    const stranger = signedInAs('x@example.com', await makeWriter(null));
    const employer = await sessionOf(await employerWithPassword());
    const unproved = { jobSeeker: { ...stranger, emailVerified: false } };
    for (const by of [unproved, { employer }, { employer, ...unproved }])
      expect(await report(by, REPORT, id, newAddress())).toMatchObject({ ok: true });
    expect((await reported()).map(({ reporterKind, idJsk }) => [reporterKind, idJsk])).toEqual(
      Array.from({ length: 3 }, () => ['visitor', null]),
    );
  });

  it('is limited to five an hour per address', async () => {
    const address = newAddress();
    for (let count = 0; count < 5; count += 1)
      expect(await byVisitor(id, address)).toMatchObject({ ok: true });
    expect(await byVisitor(id, address)).toMatchObject({ code: 'too_many_requests' });
    expect(await report(person(await makeWriter()), REPORT, id, address)).toMatchObject({
      ok: true,
    });
  });

  it('is limited to twenty waiting per company under concurrent calls', async () => {
    const second = await publicIdOf(await makePublished(idEmp));
    const sent = await Promise.all(
      Array.from({ length: 24 }, (_, at) => byVisitor(at % 2 ? id : second)),
    );
    expect(sent.filter((one) => one?.ok)).toHaveLength(20);
    expect(sent.find((one) => !one?.ok)).toMatchObject({ code: 'reports_waiting' });
    expect(await report(person(await makeWriter()))).toMatchObject({ ok: true });
    const other = await sessionOf(await employerWithPassword());
    const ofOther = await publicIdOf(await makePublished(other.idEmp));
    expect(await byVisitor(ofOther)).toMatchObject({ ok: true });
    await db.update(reviewReports).set({ status: 'kept', decidedAt: new Date() });
    expect(await byVisitor()).toMatchObject({ ok: true });
  });

  it('comes after reports of accounts in the moderation queue', async () => {
    expect(await byVisitor()).toMatchObject({ ok: true });
    const later = await makePublished(idEmp);
    await report(person(await makeWriter()), REPORT, await publicIdOf(later));
    const waiting = () => listReportedReviews(db, { page: 1, pageSize: 50 });
    expect((await waiting()).map((one) => one.idReview)).toEqual([later, idReview]);
    await report(person(await makeWriter()));
    expect((await waiting()).map((one) => one.idReview)).toEqual([idReview, later]);
    const [mixed] = await waiting();
    expect(mixed?.reports.map(({ reporterKind }) => reporterKind)).toEqual([
      'visitor',
      'jobSeeker',
    ]);
    expect(JSON.stringify(mixed)).not.toMatch(/hash|address/i);
  });
});
