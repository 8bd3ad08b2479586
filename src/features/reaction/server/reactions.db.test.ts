import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { reactionCounts, reactions } from '#shared/server/db/schema/reactions.ts';
import {
  asked,
  call,
  callAs,
  cookieOf,
  type From,
  type LikedPage,
  like,
  likes,
  newAddress,
  publishedPage,
  signIn,
} from '#tests/fixtures/reaction-fixture.ts';
import { LIKE_LIMIT, NEW_VISITORS_LIMIT } from '../core/reaction-limits.ts';
import { eraseReactionsOf } from './purge-reactions-job.ts';
import { listReactions } from './react.ts';
import { addReactions } from './reaction-queries.ts';
import { reactionVisitor, rememberVisitor } from './visitor.ts';

let page: LikedPage;
let told: number | undefined;
beforeEach(async () => {
  callAs();
  page = await publishedPage();
  told = page.numbers['told'];
});

describe('a like of a visitor', () => {
  it('counts once under concurrency, and is removable', async () => {
    const cookie = cookieOf(await call('PUT', `/likes/article/${told}`));
    await Promise.all(Array.from({ length: 30 }, () => like(told, { cookie })));
    expect(await like(told, { cookie })).toMatchObject({ data: { total: 1, isLiked: true } });
    expect(await db.$count(reactions, eq(reactions.publicNo, told ?? 0))).toBe(1);
    const back = await asked('DELETE', `/likes/article/${told}`, { cookie });
    expect(back).toMatchObject({ status: 200, data: { total: 0, isLiked: false } });
    expect(await asked('DELETE', `/likes/article/${told}`, { cookie })).toEqual(back);
  });

  it('counts once by IP and browser if repeated without the cookie, and names its owner', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 30 }, () => like(told, { address })));
    const own = answers.filter(({ data: { isLiked } }: { data: { isLiked: boolean } }) => isLiked);
    expect(own).toHaveLength(1);
    expect((await like(told, { address })).data).toEqual({ total: 1, isLiked: false });
  });

  it('neighbours with the same browser each have their own, which others cannot remove', async () => {
    const address = newAddress();
    const path = `/likes/article/${told}`;
    const first = cookieOf(await call('PUT', path, { address }));
    const second = cookieOf(await call('PUT', path, { address }));
    expect((await asked('DELETE', path, { address, cookie: second })).data).toMatchObject({
      total: 1,
    });
    expect((await asked('DELETE', path, { address })).data).toMatchObject({ total: 1 });
    expect((await like(told, { address, cookie: second })).data).toEqual({
      total: 2,
      isLiked: true,
    });
    expect((await asked('DELETE', path, { address, cookie: second })).data).toEqual({
      total: 1,
      isLiked: false,
    });
    expect((await likes(told, { cookie: first })).data).toMatchObject({ isLiked: true });
  });

  it('limits new visitor names by IP and day', async () => {
    for (let time = 0; time <= NEW_VISITORS_LIMIT.points; time += 1) {
      const browser = { headers: new Headers() } as Request;
      const cookies = await rememberVisitor(
        reactionVisitor({ request: browser, address: '10.4.0.1' }),
        '10.4.0.1',
      );
      expect(cookies).toHaveLength(time < NEW_VISITORS_LIMIT.points ? 1 : 0);
    }
  });

  it('counts every concurrent like', async () => {
    await Promise.all(Array.from({ length: 60 }, () => like(told)));
    expect((await likes(told)).data).toMatchObject({ total: 60 });
  });

  it('counts once across processes that write in different order', async () => {
    const ids = [told ?? 0, page.numbers['story'] ?? 0];
    const some = Array.from({ length: 10 }, (_, at) =>
      ids.map((publicNo) => ({
        reactionType: 'like' as const,
        kind: 'article' as const,
        publicNo,
        idJsk: null,
        visitor: `visitor ${at}`,
        ipHash: `ip ${at}`,
      })),
    ).flat();
    const processes = Array.from({ length: 8 }, (_, process) =>
      (process % 2 ? some : some.toReversed()).map((one) => ({
        ...one,
        visitor: `${one.visitor} ${process}`,
      })),
    );
    await Promise.all(processes.map((rows) => addReactions(db, rows)));
    const counts = await db
      .select()
      .from(reactionCounts)
      .where(eq(reactionCounts.idEmp, page.idEmp));
    expect(counts.map(({ likes: total }) => total)).toEqual([10, 10]);
    expect(await db.$count(reactions, eq(reactions.idEmp, page.idEmp))).toBe(20);
  });

  it('is recognised only by cookie, not by IP', async () => {
    const address = newAddress();
    const cookie = cookieOf(await call('PUT', `/likes/article/${told}`, { address }));
    expect(cookie).toMatch(/^visitor=/);
    expect((await likes(told, { address })).data).toMatchObject({ isLiked: false });
    expect((await likes(told, { cookie })).data).toMatchObject({ isLiked: true });
    expect((await like(told, { cookie })).data).toMatchObject({ total: 1 });
    for (const name of ['x', 'y', 'z']) {
      const forged = cookie.replace(/=./, `=${name}`);
      expect((await like(told, { cookie: forged, address })).data).toMatchObject({ total: 1 });
    }
  });

  it('counts a limited number of browsers of one IP', async () => {
    const address = newAddress();
    for (let agent = 0; agent < 40; agent += 1)
      await like(told, { address, agent: `browser ${agent}` });
    const { data } = (await likes(told)) as { data: { total: number } };
    expect(data.total).toBeGreaterThan(4);
    expect(data.total).toBeLessThanOrEqual(16);
  });

  it('stores no identity and no link between two likes', async () => {
    const address = newAddress();
    const cookie = cookieOf(await call('PUT', `/likes/article/${told}`, { address }));
    await like(page.numbers['story'], { cookie });
    const rows = await db.select().from(reactions).where(eq(reactions.idEmp, page.idEmp));
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(address);
    expect(rows.some(({ visitor }) => cookie.includes(visitor ?? ''))).toBe(false);
  });

  it('has a limit for each address', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let time = 0; time <= LIKE_LIMIT.points; time += 1)
      statuses.push((await call('PUT', '/likes/article/999999999', { address })).status);
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });
});

describe('a like of an account', () => {
  it("counts once and replaces the visitor's like", async () => {
    const cookie = cookieOf(await call('PUT', `/likes/article/${told}`));
    await signIn();
    expect((await like(told, { cookie })).data).toMatchObject({ total: 1 });
    await Promise.all(Array.from({ length: 30 }, () => like(told)));
    expect((await likes(told)).data).toMatchObject({ total: 1, isLiked: true });
    const back = await asked('DELETE', `/likes/article/${told}`, { cookie });
    expect(back.data).toMatchObject({ total: 0, isLiked: false });
  });

  it('lists at most five, each under a number of the account alone', async () => {
    for (let nobody = 0; nobody < 2; nobody += 1) await like(told);
    expect((await likes(told)).data).toMatchObject({ list: [{ idJsk: 0 }], total: 2 });
    const people: number[] = [];
    for (let person = 0; person < 6; person += 1) {
      people.push(await signIn());
      await like(told);
      await like(page.numbers['story']);
    }
    callAs();
    const { list, total } = (await likes(told)).data as {
      list: { idJsk: number }[];
      total: number;
    };
    expect([list.length, total]).toEqual([5, 8]);
    expect(list.every(({ idJsk }) => idJsk > 2 ** 30)).toBe(true);
    const elsewhere = (await likes(page.numbers['story'])).data as { list: { idJsk: number }[] };
    expect(list.some(({ idJsk }) => elsewhere.list.some((other) => other.idJsk === idJsk))).toBe(
      false,
    );
    for (const idJsk of people) {
      callAs({ idSession: 's', idJsk, username: '', emailVerified: true });
      const own = (await likes(told)).data as { list: { idJsk: number }[] };
      expect(own.list.map((one) => people.includes(one.idJsk))).toEqual([
        true,
        false,
        false,
        false,
        false,
      ]);
      expect(own.list[0]).toEqual({ idJsk });
    }
  });

  it('lists by pseudonym, not by account id', () => {
    const counts = { likes: 5, shares: 0, isOwn: false };
    const lists = Array.from({ length: 8 }, (_, publicNo) =>
      listReactions('like', 5, { ...counts, publicNo, people: [1, 2, 3, 4, 5] }, null).map(
        ({ idJsk }) => idJsk,
      ),
    );
    expect(lists).toEqual(lists.map((list) => list.toSorted((a, b) => a - b)));
  });

  it('lists pseudonyms that do not link likes and shares', () => {
    const found = { likes: 3, shares: 3, isOwn: false, publicNo: 1, people: [1, 2, 3] };
    const numbersOf = (act: 'like' | 'share') =>
      listReactions(act, 3, found, null).map(({ idJsk }) => idJsk);
    const sharers = new Set(numbersOf('share'));
    expect(numbersOf('like').filter((one) => sharers.has(one))).toEqual([]);
  });

  it("retains the visitor's like if the account is deleted", async () => {
    const cookie = cookieOf(await call('PUT', `/likes/article/${told}`));
    callAs({ idSession: 's', idJsk: 2 ** 31 - 1, username: '', emailVerified: true });
    expect((await like(told, { cookie })).data).toEqual({ total: 1, isLiked: false });
    callAs();
    expect((await likes(told, { cookie })).data).toMatchObject({ total: 1, isLiked: true });
  });

  it('is erased with the person, and subtracted from the counts', async () => {
    await like(told);
    const idJsk = await signIn();
    await like(told);
    await asked('POST', `/shares/article/${told}`);
    await eraseReactionsOf(idJsk);
    await eraseReactionsOf(idJsk);
    callAs();
    expect((await likes(told)).data).toMatchObject({ total: 1, list: [{ idJsk: 0 }] });
    expect((await asked('GET', `/shares/article/${told}`)).data).toEqual({ total: 0, list: [] });
  });
});

it('a share counts once by visitor or account, and is no like', async () => {
  const address = newAddress();
  const share = (from?: From) => asked('POST', `/shares/article/${told}`, from);
  expect((await share({ address })).data).toEqual({ total: 1 });
  expect((await share({ address })).data).toEqual({ total: 1 });
  const idJsk = await signIn();
  expect((await share()).data).toEqual({ total: 2 });
  const shared = (await asked('GET', `/shares/article/${told}`)).data;
  expect(shared).toEqual({ total: 2, list: [{ idJsk }] });
  callAs();
  expect((await likes(told)).data).toEqual({ list: [], total: 0, isLiked: false });
});
