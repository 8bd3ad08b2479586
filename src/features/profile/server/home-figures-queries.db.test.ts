import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { invitationLinks } from '#shared/server/db/schema/invitations.ts';
import { reviewReplies, reviews } from '#shared/server/db/schema/reviews.ts';
import {
  makeOpening,
  pageItem,
  registeredCompany,
  writePage,
} from '#tests/fixtures/company-fixture.ts';
import { makeCompany, makePublished } from '#tests/fixtures/review-fixture.ts';
import { loadHomeStats } from './home-figures-queries.ts';
import { insertVersion } from './version-queries.ts';

it('counts open positions, and a story of both languages once', async () => {
  const { idEmp } = await registeredCompany();
  const rest = { reviews: 0, toAnswer: 0, users: 1, hasInvited: false };
  const nothing = { openings: 0, paid: 0, articles: 0, stories: 0, ...rest };
  expect(await loadHomeStats(db, idEmp)).toEqual(nothing);
  const article = pageItem('article', { headline1: 'ข่าว' });
  const chapter = pageItem('brandStory', { headline1: 'เรื่องแรก' });
  const old = pageItem('article', { headline1: 'ก่อน' });
  const versions = [
    { lang: 'th', state: 'draft', article: [article, chapter] },
    { lang: 'en', state: 'draft', article: [article, chapter] },
    { lang: 'th', state: 'published', article: [old] },
  ] as const;
  for (const { lang, state, article: told } of versions) {
    const idProfile = await insertVersion(db, { idEmp, lang, state });
    await writePage(idEmp, idProfile, { article: told });
  }
  await makeOpening(idEmp);
  await makeOpening(idEmp, { salaryFrom: 18_000, salaryCurrency: 'THB' });
  await makeOpening(idEmp, { salaryFrom: 18_000, closedAt: new Date() });
  const found = { openings: 2, paid: 1, articles: 1, stories: 1, ...rest };
  expect(await loadHomeStats(db, idEmp)).toEqual(found);
});

it('detects an invitation, also by link', async () => {
  const { idEmp } = await registeredCompany();
  await db.insert(invitationLinks).values({ idEmp, lang: 'th', name: 'บอร์ด', code: `c${idEmp}` });
  expect(await loadHomeStats(db, idEmp)).toMatchObject({ hasInvited: true });
});

it('counts published reviews without a reply', async () => {
  const { idEmp, idUser } = await registeredCompany();
  const [answered] = [await makePublished(idEmp), await makePublished(idEmp)];
  const [hidden] = [await makePublished(idEmp), await makePublished(await makeCompany())];
  await db.update(reviews).set({ status: 'refused' }).where(eq(reviews.idReview, hidden));
  expect(await loadHomeStats(db, idEmp)).toMatchObject({ toAnswer: 2 });
  await db.insert(reviewReplies).values({ idReview: answered, idUser, body: 'ขอบคุณค่ะ' });
  expect(await loadHomeStats(db, idEmp)).toMatchObject({ toAnswer: 1 });
});
