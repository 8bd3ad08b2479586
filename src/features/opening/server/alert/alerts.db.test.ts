import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { JobSeekerSession } from '#shared/core/session.ts';
import { daysAfter, thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { emailSuppressions } from '#shared/server/db/schema/invitations.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { alerts, emailOutbox } from '#shared/server/db/schema/operations.ts';
import { emailHashOf } from '#shared/server/mail/email-hash.ts';
import { renderMail } from '#shared/server/mail/render-mail.ts';
import { mailProps } from '#tests/fixtures/employer-fixture.ts';
import { jobSeeker } from '#tests/fixtures/job-seeker-fixture.ts';
import { makeCompany, makePublished } from '#tests/fixtures/review-fixture.ts';
import { MAX_ALERTS_PER_EMAIL } from '../../core/alert/alert-lists.ts';
import { alertMails } from './alert-mail.tsx';
import { purgeUnconfirmedAlerts } from './alert-queries.ts';
import { alertToken } from './alert-token.ts';
import { requestAlert } from './ask-alert.ts';
import { confirmAlert, stopAlert } from './confirm-alert.ts';
import { sendAlerts } from './send-alerts.ts';

const DAY = 24 * 60 * 60_000;
const NOW = new Date();
const nextDay = (days = 1) => new Date(NOW.getTime() + days * DAY);
const NOTHING = { keyword: '' } as const;

let people = 0;
let email = '';
beforeEach(() => {
  people += 1;
  email = `alert${people}@example.com`;
});

const mailsOf = async (template: string) =>
  (await db.select().from(emailOutbox).where(eq(emailOutbox.toEmail, email))).filter(
    (mail) => mail.template === template,
  );
const rowsOf = () =>
  db
    .select()
    .from(alerts)
    .where(eq(alerts.emailHash, emailHashOf(email)));

async function ask(
  asked: Partial<Parameters<typeof requestAlert>[0]> = {},
  seeker: JobSeekerSession | null = null,
) {
  const form = { ...NOTHING, email, frequency: 'daily', ...asked } as const;
  return requestAlert(form, { seeker, locale: 'th' }, NOW);
}

async function isOn(asked: Partial<Parameters<typeof requestAlert>[0]> = {}): Promise<string> {
  await ask(asked);
  const { token } = (await mailProps(email, 'confirm-alert')) as { token: string };
  expect(await confirmAlert(token, undefined, NOW)).toEqual({ ok: true, value: null });
  return token;
}

async function open(idEmp: number, change: Partial<typeof openings.$inferInsert> = {}) {
  const appearedAt = new Date(NOW.getTime() + DAY / 2);
  await db.insert(openings).values({
    idEmp,
    idJobField: 1,
    jobType: 'fullTime',
    positionTh: 'งานใหม่',
    postedAt: new Date(NOW.getTime() - DAY / 2),
    createdAt: appearedAt,
    expiresAt: nextDay(30),
    ...change,
  });
}

it('stores an alert request of an anonymous visitor until confirmation, with a neutral response', async () => {
  const first = await ask({ keyword: 'ลับเฉพาะ', idJobField: 3 });
  expect(await ask({ keyword: 'ลับเฉพาะ', idJobField: 3 })).toEqual(first);
  expect(first).toMatchObject({ ok: true, value: { isOn: false } });
  const [row, ...more] = await rowsOf();
  expect([row?.confirmedAt, more]).toEqual([null, []]);
  const mail = alertMails.find(({ name }) => name === 'confirm-alert');
  const composed = mail?.compose(await mailProps(email, 'confirm-alert'), 'th');
  if (!composed) throw new Error('no mail');
  const { html } = await renderMail(composed.body);
  expect(html).toContain('วิศวกรรม');
  expect(html).not.toContain('ลับเฉพาะ');
  await purgeUnconfirmedAlerts(db, nextDay());
  expect(await rowsOf()).toEqual([]);
});

it('mails an address a few times a day at most, and never one that is suppressed', async () => {
  for (let time = 0; time < 7; time += 1) await ask({ idJobField: time + 1 });
  expect(await mailsOf('confirm-alert')).toHaveLength(5);
  email = `refusing${people}@example.com`;
  await db
    .insert(emailSuppressions)
    .values({ emailHash: emailHashOf(email), reason: 'complained' });
  expect(await ask()).toMatchObject({ ok: true, value: { isOn: false } });
  expect([await mailsOf('confirm-alert'), await rowsOf()]).toEqual([[], []]);
});

it('activates an alert at once only for the own, verified email', async () => {
  const seeker = { ...(await jobSeeker()), emailVerified: true };
  email = seeker.username;
  expect(await ask({ email: undefined }, seeker)).toMatchObject({ value: { isOn: true } });
  expect(await ask({ email: 'Other@example.com' }, seeker)).toMatchObject({
    value: { isOn: false },
  });
  const unproved = { ...(await jobSeeker()), emailVerified: false };
  expect(await ask({ email: undefined }, unproved)).toMatchObject({ value: { isOn: false } });
  expect(await ask({ email: undefined })).toMatchObject({ fields: { email: ['emailRequired'] } });
});

it('never exceeds the limit per email under concurrent confirmations', async () => {
  const emailHash = emailHashOf(email);
  const rows = await db
    .insert(alerts)
    .values(
      Array.from({ length: MAX_ALERTS_PER_EMAIL + 6 }, (_, number) => ({
        email,
        emailHash,
        search: `salaryFrom=${number}`,
        frequency: 'weekly' as const,
        lang: 'th' as const,
      })),
    )
    .returning({ idAlert: alerts.idAlert });
  const done = await Promise.all(
    rows.map(({ idAlert }) => confirmAlert(alertToken(idAlert), undefined, NOW)),
  );
  expect(done.filter(({ ok }) => ok)).toHaveLength(MAX_ALERTS_PER_EMAIL);
  expect(done.find(({ ok }) => !ok)).toMatchObject({ code: 'too_many_alerts' });
});

it('mails new openings once to each subscriber, under concurrent runs', async () => {
  const idEmp = await makeCompany();
  await isOn({ keyword: 'Grobnitz' });
  const [mine] = [email];
  email = `other${people}@example.com`;
  await isOn({ keyword: 'Grobnitz', province: '50' });
  const other = email;
  await open(idEmp, { positionEn: 'Old Grobnitz', createdAt: new Date(NOW.getTime() - DAY) });
  await sendAlerts(nextDay());
  expect(await mailProps(mine, 'alert')).toBeNull();

  for (let number = 0; number < 12; number += 1) {
    const createdAt = new Date(NOW.getTime() + 1.5 * DAY + number);
    await open(idEmp, { positionEn: `Grobnitz ${number}`, createdAt });
  }
  await Promise.all([sendAlerts(nextDay(2)), sendAlerts(nextDay(2))]);
  await sendAlerts(nextDay(3));
  const told = (await mailProps(mine, 'alert')) as { openings: { positionEn: string }[] };
  expect(told).toMatchObject({ isCut: true, idEmp: null });
  expect(told.openings.map(({ positionEn }) => positionEn)).toEqual(
    Array.from({ length: 10 }, (_, number) => `Grobnitz ${11 - number}`),
  );
  const counted = async (address: string) =>
    (await db.select().from(emailOutbox).where(eq(emailOutbox.toEmail, address))).filter(
      ({ template }) => template === 'alert',
    ).length;
  expect([await counted(mine), await counted(other)]).toEqual([1, 0]);
});

it('mails a follower weekly, also about reviews, and not after unsubscribing', async () => {
  const idEmp = await makeCompany();
  const token = await isOn({ idEmp, frequency: 'weekly' });
  await makePublished(idEmp, {}, -1);
  await sendAlerts(nextDay(1));
  expect(await mailsOf('alert')).toEqual([]);
  await sendAlerts(nextDay(7));
  expect(await mailProps(email, 'alert')).toMatchObject({ idEmp, reviews: 1, openings: [] });
  const [row] = await rowsOf();
  expect(row?.dueOn).toBe(daysAfter(thaiDay(NOW), 14));

  expect(await stopAlert(token)).toEqual({ ok: true, value: null });
  expect(await stopAlert(token)).toEqual({ ok: true, value: null });
  expect(await rowsOf()).toEqual([]);
  expect(await confirmAlert(token, undefined, NOW)).toMatchObject({ code: 'link_used' });
  const unconfirmed = alertToken(crypto.randomUUID());
  expect(await stopAlert(unconfirmed)).toMatchObject({ ok: true });
  expect(await confirmAlert(unconfirmed, undefined, NOW)).toMatchObject({ code: 'link_expired' });
  expect(
    await stopAlert(alertToken('8f14e45f-ceea-467f-ab26-7b5c1f0a9a11').replace(/^./, '_')),
  ).toMatchObject({ code: 'not_found' });
});

it('clears the bounce of an email when its link is opened, and of no other', async () => {
  await ask();
  const [row] = await rowsOf();
  const emailHash = emailHashOf(email);
  const refuse = (reason: 'bounced' | 'complained') =>
    db.insert(emailSuppressions).values({ emailHash, reason });
  const refusing = async () =>
    (
      await db.select().from(emailSuppressions).where(eq(emailSuppressions.emailHash, emailHash))
    ).map(({ reason }) => reason);
  await refuse('bounced');
  await refuse('complained');
  await confirmAlert(alertToken(row?.idAlert ?? ''), undefined, NOW);
  expect(await refusing()).toEqual(['complained']);
  await refuse('bounced');
  // A link in old mails says nothing about the address today.
  await confirmAlert(alertToken(row?.idAlert ?? ''), 'weekly', NOW);
  expect((await refusing()).toSorted()).toEqual(['bounced', 'complained']);
});
