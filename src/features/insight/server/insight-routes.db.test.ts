import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_SESSIONS, type Sessions } from '#shared/core/session.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { companyVisits } from '#shared/server/db/schema/company-visits.ts';
import { invitationDailyCounts } from '#shared/server/db/schema/invitations.ts';
import { actionLogs } from '#shared/server/db/schema/operations.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import { env } from '#shared/server/env.ts';
import { apiOf } from '#tests/calls/api-of.ts';
import { changeCompany } from '#tests/fixtures/company-fixture.ts';
import {
  employerWithPassword,
  sessionOf,
  type TestEmployer,
} from '#tests/fixtures/employer-fixture.ts';
import { insertSending } from '#tests/fixtures/invitation-fixture.ts';
import { makePublished, makeWriter } from '#tests/fixtures/review-fixture.ts';
import { VISIT_LIMIT } from '../core/insight-limits.ts';
import { completedMonths, monthAfter } from '../core/month.ts';
import { companiesListed, countVisit, flushVisits } from './count-visit.ts';
import { insightRoutes } from './insight-routes.ts';
import { purgeOldVisits } from './purge-visits-job.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let sessions: Sessions = NO_SESSIONS;
let address = '192.0.2.1';
const api = apiOf(() => sessions, insightRoutes);

let employer: TestEmployer;
let idEmp = 0;
let places = 0;
beforeEach(async () => {
  employer = await employerWithPassword();
  idEmp = employer.idEmp;
  sessions = { ...NO_SESSIONS, employer: await sessionOf(employer) };
  places += 1;
  address = `198.51.100.${places}`;
});

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  api.request(`/writeReview/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': BROWSER,
      'X-Client-Address': address,
      ...headers,
    },
    body: JSON.stringify(body),
  });
const visit = (body: object = {}, headers?: Readonly<Record<string, string>>) =>
  post('insertHrSayAnalytic', { idEmp, URL: `/company/x-${idEmp}/hrsay`, ...body }, headers);
const requestAnalytics = (id: number, query = '') => api.request(`/analytics/${id}${query}`);

async function stored() {
  await flushVisits();
  return db.select().from(companyVisits).where(eq(companyVisits.idEmp, idEmp));
}

describe('a reported visit', () => {
  it('counts once, by date and without identity', async () => {
    const idJsk = await makeWriter();
    const jobSeeker = { idSession: 's', idJsk, username: 'a@example.com', emailVerified: true };
    sessions = { ...NO_SESSIONS, jobSeeker };
    for (let time = 0; time < 3; time += 1)
      expect((await visit({ idJSK: idJsk })).status).toBe(200);
    const day = thaiDay(new Date());
    expect((await stored()).toSorted((a, b) => (a.event < b.event ? -1 : 1))).toEqual([
      { idEmp, day, event: 'page', value: 'hrsay', visitors: 1 },
      { idEmp, day, event: 'source', value: 'direct', visitors: 1 },
      { idEmp, day, event: 'visitor', value: '', visitors: 1 },
    ]);
  });

  it.each([{ DNT: '1' }, { 'Sec-GPC': '1' }, { 'User-Agent': 'curl/8' }, { Cookie: 'at=x' }])(
    'is not counted with %o',
    async (headers) => {
      expect((await visit({}, headers as never)).status).toBe(200);
      expect(await stored()).toEqual([]);
    },
  );

  it('is rejected for other pages, sites and users', async () => {
    sessions = NO_SESSIONS;
    for (const URL of [
      `/company/x-${idEmp + 1}/hrsay`,
      `https://evil.example/company/${idEmp}/jobs`,
    ])
      expect((await visit({ URL })).status).toBe(422);
    expect((await visit({ idJSK: 7 })).status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it('of an own page stores company and source by URL only', async () => {
    sessions = NO_SESSIONS;
    const search = `${env().PUBLIC_URL}/yousay/companylist?keyword=chaba`;
    const followed = (URL: string) => visit({ idEmp: undefined, URL }, { Referer: search });
    const own = env().PUBLIC_URL;
    expect((await followed(`${own}/company/x-${idEmp}/yousay#reviews`)).status).toBe(200);
    address = `198.51.101.${places}`;
    expect((await followed(`${own}/company/x-${idEmp}/yousay`)).status).toBe(200);
    expect((await followed(`${own}/yousay`)).status).toBe(200);
    const rows = (await stored()).map(({ event, value }) => `${event} ${value}`.trim());
    expect(rows.toSorted()).toEqual(['page yousay', 'source thisSite', 'term chaba', 'visitor']);
  });

  it('has a limit for each address', async () => {
    sessions = NO_SESSIONS;
    const statuses: number[] = [];
    for (let time = 0; time <= VISIT_LIMIT.points; time += 1) statuses.push((await visit()).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
    expect(await stored()).toHaveLength(3);
  });

  it('of an unlisted company is not stored', async () => {
    await changeCompany(idEmp, { isListed: false });
    await visit();
    expect(await stored()).toEqual([]);
  });
});

describe('an own page', () => {
  const shown = (url: string, reader: number, more: Readonly<Record<string, string>> = {}) =>
    countVisit({
      url,
      address: `203.0.113.${reader}`,
      header: (name) => ({ 'user-agent': BROWSER, ...more })[name],
      tags: url.startsWith('/yousay') ? ['lists', `listed:${idEmp}`] : [`company:${idEmp}`],
    });

  it('counts with its source and search term', async () => {
    const referer = `${env().PUBLIC_URL}/yousay/companylist?keyword=Chaba`;
    shown('/yousay/companylist?keyword=Chaba', 1);
    for (const reader of [1, 2]) shown(`/company/x-${idEmp}/hrsay`, reader, { referer });
    shown(`/company/x-${idEmp}/yousay`, 1, {
      referer: `${env().PUBLIC_URL}/company/${idEmp}/hrsay`,
    });
    shown(`/mYousayQuestion?idEmp=${idEmp}`, 1);
    const rows = (await stored()).map(({ event, value }) => `${event} ${value}`.trim());
    expect(rows.toSorted()).toEqual([
      'listed',
      'page hrsay',
      'page write',
      'page yousay',
      'source thisSite',
      'term chaba',
      'visitor',
    ]);
  });
});

it('a prefetched list counts for its companies once opened', async () => {
  sessions = NO_SESSIONS;
  const list = `/yousay/companylist?keyword=x&page=${idEmp}`;
  const header = (name: string) => ({ 'user-agent': BROWSER, 'sec-purpose': 'prefetch' })[name];
  countVisit({ url: list, address, header, tags: ['lists', `listed:${idEmp}`] });
  expect(await stored()).toEqual([]);
  expect((await visit({ idEmp: undefined, URL: env().PUBLIC_URL + list })).status).toBe(200);
  expect((await visit({ idEmp: undefined, URL: '/yousay/companylist?page=2' })).status).toBe(200);
  expect(await stored()).toMatchObject([{ event: 'listed', value: '', visitors: 1 }]);
});

it('remembers the last 500 lists', () => {
  const list = (at: number) => `/yousay/companylist?keyword=flood&page=${at}`;
  for (let at = 0; at <= 500; at += 1)
    countVisit({ url: list(at), address, header: () => null, tags: [`listed:${at}`] });
  expect([0, 1, 500].map((at) => companiesListed(list(at)))).toEqual([
    [],
    ['listed:1'],
    ['listed:500'],
  ]);
});

describe("the employer's statistics", () => {
  const month = () => completedMonths(new Date(), 'month')[0] ?? '';
  const put = (
    event: 'visitor' | 'page' | 'term',
    value: string,
    visitors: number,
    day = month(),
  ) => db.insert(companyVisits).values({ idEmp, day, event, value, visitors });

  it('cover the last month or twelve, in steps of five', async () => {
    // Whatever is taken off 24, 20 is told.
    await put('visitor', '', 24);
    await put('page', 'hrsay', 24);
    await put('term', 'chaba', 4);
    await put('visitor', '', 500, monthAfter(month()));
    await makePublished(idEmp, {}, 400);
    const { data } = await (await requestAnalytics(idEmp)).json();
    expect(data).toMatchObject({ period: 'month', from: month(), visitors: 20, terms: [] });
    expect(data.pages).toContainEqual({ name: 'hrsay', visitors: 20 });
    const year = await (await requestAnalytics(idEmp, '?period=year')).json();
    expect(year.data.over).toHaveLength(12);
    expect(year.data.visitors).toBe(20);
  });

  it('include sent invitations of the month and drawn numbers of reviews', async () => {
    const letters = (day: string, sender: string, sent: number) => ({ idEmp, day, sender, sent });
    await db
      .insert(invitationDailyCounts)
      .values([
        letters(month(), 'a', 7),
        letters(month(), 'b', 4),
        letters(monthAfter(month()), 'a', 90),
      ]);
    for (let at = 0; at < 12; at += 1) {
      const idReview = await makePublished(idEmp);
      const fields = { publishedMonth: month(), isInvited: true };
      await db.update(reviews).set(fields).where(eq(reviews.idReview, idReview));
    }
    await insertSending({ idEmp, size: 20, statsOn: month(), reviewedStat: 15 });
    const { data } = await (await requestAnalytics(idEmp)).json();
    for (const [step, count] of [
      ['invited', 10],
      ['published', 12],
      ['byInvitation', 15],
    ] as const)
      expect(data.funnel).toContainEqual({ step, count });
  });

  it('have a constant offset for each company and number', async () => {
    const terms = Array.from({ length: 100 }, (_, at) => `word ${at}`);
    const read = async () => {
      const { data } = await (await requestAnalytics(idEmp)).json();
      return data.terms.map(({ name }: { readonly name: string }) => name);
    };
    const written = async () => {
      const term = { idEmp, day: month(), event: 'term' as const, visitors: 5 };
      await db.insert(companyVisits).values(terms.map((value) => ({ ...term, value })));
      await put('visitor', '', 99);
      return read();
    };
    const shown = await written();
    expect(shown.length).toBeGreaterThan(0);
    expect(await read()).toEqual(shown);
    expect(shown).not.toEqual(terms.toSorted().slice(0, shown.length));
    const other = await employerWithPassword();
    idEmp = other.idEmp;
    sessions = { ...NO_SESSIONS, employer: await sessionOf(other) };
    expect(await written()).not.toEqual(shown);
  });

  it('are visible to their company only', async () => {
    expect((await requestAnalytics(idEmp)).headers.get('cache-control')).toBe('no-store');
    const other = await employerWithPassword();
    expect((await requestAnalytics(other.idEmp)).status).toBe(403);
    sessions = NO_SESSIONS;
    expect((await requestAnalytics(idEmp)).status).toBe(401);
    expect((await requestAnalytics(idEmp, '?period=day')).status).toBe(401);
  });

  it('are purged after thirteen months, rare terms after their month', async () => {
    const old = `${Number(month().slice(0, 4)) - 2}${month().slice(4)}`;
    await put('visitor', '', 9);
    await put('term', 'one person', 4);
    await put('term', 'many', 5);
    await put('term', 'now', 1, thaiDay(new Date()));
    await put('term', 'many', 50, old);
    const log = { idEmp, createdBy: employer.idUser };
    await db.insert(actionLogs).values([
      { ...log, action: 'old', createdAt: new Date(`${old}T00:00:00Z`) },
      { ...log, action: 'new' },
    ]);
    for (let run = 0; run < 2; run += 1) await purgeOldVisits(new Date());
    const values = (await stored()).map(({ value }) => value);
    expect(values.toSorted()).toEqual(['', 'many', 'now']);
    const logs = await db.select().from(actionLogs).where(eq(actionLogs.idEmp, idEmp));
    expect(logs.map(({ action }) => action)).toEqual(['new']);
  });
});

it("log a user's action under the user's own name", async () => {
  const action = 'Chaba auto Login';
  const { idUser } = employer;
  expect((await post('insertHrSayLog', { idEmp, action, createdBy: idUser })).status).toBe(200);
  expect((await post('insertHrSayLog', { idEmp, action, createdBy: idUser + 1 })).status).toBe(403);
  expect((await post('insertHrSayLog', { idEmp: idEmp + 1, action })).status).toBe(403);
  expect((await post('insertHrSayLog', { idEmp, action: ' ' })).status).toBe(422);
  const own = and(eq(actionLogs.idEmp, idEmp), eq(actionLogs.createdBy, idUser));
  expect(await db.$count(actionLogs, own)).toBe(1);
});
