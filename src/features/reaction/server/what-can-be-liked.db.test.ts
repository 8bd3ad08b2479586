import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import type { companies } from '#shared/server/db/schema/companies.ts';
import { profileItems, profileVersions } from '#shared/server/db/schema/profiles.ts';
import { reactionCounts, reactions } from '#shared/server/db/schema/reactions.ts';
import { changeCompany } from '#tests/fixtures/company-fixture.ts';
import {
  asked,
  call,
  callAs,
  cookieOf,
  type LikedPage,
  like,
  publishedPage,
} from '#tests/fixtures/reaction-fixture.ts';
import { purgeReactionsJob } from './purge-reactions-job.ts';

let page: LikedPage;
let told: number | undefined;
beforeEach(async () => {
  callAs();
  page = await publishedPage();
  told = page.numbers['told'];
});

describe('invisible items', () => {
  const statuses = async (kind: string, id: number | undefined) =>
    Promise.all(
      [`PUT /likes`, 'DELETE /likes', 'GET /likes', 'POST /shares', 'GET /shares'].map(
        async (row) => {
          const [method = '', base] = row.split(' ');
          return (await call(method, `${base}/${kind}/${id}`)).status;
        },
      ),
    );

  it('reject likes and shares, which visible items accept by kind', async () => {
    const { numbers } = page;
    const all = (status: number) => Array.from({ length: 5 }, () => status);
    for (const [kind, name] of [
      ['article', 'told'],
      ['article', 'story'],
      ['album', 'ครัว'],
      ['gallery', 'albumPicture'],
      ['gallery', 'aspectPicture'],
    ] as const)
      expect([name, ...(await statuses(kind, numbers[name]))]).toEqual([name, ...all(200)]);
    for (const [kind, name] of [
      ['article', 'hidden'],
      ['album', 'empty'],
      ['album', 'told'],
      ['gallery', 'employeePhoto'],
      ['review', 'told'],
    ] as const)
      expect([name, ...(await statuses(kind, numbers[name]))]).toEqual([name, ...all(404)]);
    expect(await statuses('article', 999_999_999)).toEqual(all(404));
  });

  const change = (set: Partial<typeof companies.$inferInsert>) => changeCompany(page.idEmp, set);

  it.each([
    { isListed: false },
    { isActive: false },
    { publishedThAt: null },
    { packageHrSay: 'gold' as const },
  ])('include items of a company that is %o', async (set) => {
    expect(await like(told)).toMatchObject({ status: 200 });
    await change(set);
    expect(new Set(await statuses('article', told))).toEqual(new Set([404]));
  });

  it('lose their likes once no version contains them', async () => {
    await like(told);
    await like(page.numbers['story']);
    await db.delete(profileItems).where(eq(profileItems.publicNo, told ?? 0));
    await purgeReactionsJob.run({}, {} as never);
    const rows = await db.select().from(reactions).where(eq(reactions.idEmp, page.idEmp));
    expect(rows.map(({ publicNo }) => publicNo)).toEqual([page.numbers['story']]);
    const counts = await db
      .select()
      .from(reactionCounts)
      .where(eq(reactionCounts.idEmp, page.idEmp));
    expect(counts).toHaveLength(1);
  });
});

it('likes of pictures by file in one request, without photos of people', async () => {
  const { numbers, pictures } = page;
  const first = await call('PUT', `/likes/gallery/${numbers['aspectPicture']}`);
  const cookie = cookieOf(first);
  const media = Object.values(pictures).join(',');
  const { data } = await asked('GET', `/likes/gallery?media=${media}`, { cookie });
  expect((data as { id: number }[]).toSorted((a, b) => a.id - b.id)).toEqual(
    [
      { idMedia: pictures['album'], id: numbers['albumPicture'], total: 0, isLiked: false },
      { idMedia: pictures['aspect'], id: numbers['aspectPicture'], total: 1, isLiked: true },
    ].toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0)),
  );
  expect((await asked('GET', '/likes/gallery?media=x')).status).toBe(400);
  await db
    .update(profileVersions)
    .set({ state: 'draft' })
    .where(eq(profileVersions.idProfile, page.idProfile));
  expect((await asked('GET', `/likes/gallery?media=${media}`)).data).toEqual([]);
});
