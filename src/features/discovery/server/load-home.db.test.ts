import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import {
  companyQuotes,
  companyStats,
  dreamCompanies,
} from '#shared/server/db/schema/company-stats.ts';
import { changeCompany, readyMedia } from '#tests/fixtures/company-fixture.ts';
import {
  agesInOneMonth,
  makeCompany,
  makePublished,
  ONE_MONTH,
  publicIdOf,
} from '#tests/fixtures/review-fixture.ts';
import { heroQuotes, quotedReviews } from './latest-review-queries.ts';
import { companyCards, listRecognised } from './list-queries.ts';
import { loadHome } from './load-home.ts';

describe('quotedReviews', () => {
  beforeAll(async () => {
    const idEmp = await makeCompany();
    await makePublished(idEmp, { lang: 'th', title: 'ใหม่' }, 0);
    await makePublished(idEmp, { lang: 'th', title: 'เก่า' }, 400);
    await makePublished(idEmp, { lang: 'en', title: 'new' }, 40);
    await makePublished(idEmp, { lang: 'en', title: 'old' }, 440);
  });

  it.each(['latest', 'useful'] as const)(
    'are in the language of the reader, and fill up with others: %s',
    async (order) => {
      const langs = async (most: number, reader: 'th' | 'en') =>
        (await quotedReviews(db, order, most, reader)).map(({ lang }) => lang);
      expect(await langs(2, 'en')).toEqual(['en', 'en']);
      expect(await langs(3, 'en')).toEqual(['en', 'en', 'th']);
      expect(await langs(9, 'th')).toEqual(['th', 'th', 'en', 'en']);
    },
  );

  it('begins with the newest of each language', async () => {
    const titles = (await quotedReviews(db, 'latest', 3, 'th')).map(({ title }) => title);
    expect(titles).toEqual(['ใหม่', 'เก่า', 'new']);
  });

  it.each(['latest', 'useful'] as const)(
    'reveals only their month, not even by order: %s',
    async (order) => {
      const idEmp = await makeCompany();
      for (const age of agesInOneMonth()) await makePublished(idEmp, {}, age);
      const quoted = (await quotedReviews(db, order, 99, 'th')).filter(
        (review) => review.idEmp === idEmp,
      );
      expect(quoted).toHaveLength(9);
      expect(quoted.every(({ publishedMonth }) => publishedMonth === ONE_MONTH)).toBe(true);
      const ids = quoted.map(({ idReview }) => idReview);
      expect(ids).toEqual(ids.toSorted().toReversed());
    },
  );
});

it('recognised companies with a logo come first by rank, dream companies last', async () => {
  const recognised = async (score: number, hasLogo: boolean) => {
    const idEmp = await makeCompany();
    const recognition = 'good' as const;
    await db.insert(companyStats).values({ idEmp, score, reviewCount: 30, recognition });
    if (hasLogo) {
      const logoMedia = await readyMedia(idEmp);
      await changeCompany(idEmp, { logoMedia });
    }
    return idEmp;
  };
  const bare = await recognised(4.9, false);
  const fair = await recognised(4.1, true);
  const best = await recognised(4.5, true);
  expect(await listRecognised(db, 4)).toEqual([best, fair, bare]);
  expect(await listRecognised(db, 2)).toEqual([best, fair]);
  await db.insert(dreamCompanies).values({ idEmp: best, position: 1 });
  const home = await loadHome('th');
  expect(home.recognised.map(({ idEmp }) => idEmp)).toEqual([fair, bare, best]);
});

it("starts with a quote of each aspect in the reader's language, of public companies", async () => {
  const words = (aspect: string) => `This is a thing that people say of ${aspect} here`;
  const rated = {
    ratingLife: 3,
    ratingWork: 3,
    ratingMoney: 3,
    ratingSocial: 3,
    lang: 'en',
  } as const;
  const write = async (
    aspect: string,
    change: Parameters<typeof makePublished>[1],
    idEmp?: number,
  ) =>
    makePublished(idEmp ?? (await makeCompany()), {
      ...rated,
      goodPoints: words(aspect),
      improvePoints: `${words(aspect)}, alas`,
      ...change,
    });
  const life = await write('life', { ratingLife: 5 });
  await write('work', { ratingWork: 4 });
  await write('pay', { ratingMoney: 1 });
  await write('community', { ratingSocial: 4 });
  const closed = await makeCompany();
  await write('nothing', { ratingLife: 5 }, closed);
  await changeCompany(closed, { isActive: false });
  await db.delete(dreamCompanies);
  const { hero } = await loadHome('en');
  expect(hero.map(({ aspect, rating }) => [aspect, rating])).toEqual([
    ['life', 5],
    ['work', 4],
    ['pay', 1],
    ['community', 4],
  ]);
  expect(hero.map((quote) => quote.text)).toEqual([
    words('life'),
    words('work'),
    `${words('pay')}, alas`,
    words('community'),
  ]);
  expect(hero[0]).toMatchObject({ lang: 'en', idReview: await publicIdOf(life) });
  expect((await heroQuotes(db, 'th')).every(({ lang }) => lang === 'th')).toBe(true);
});

it('a card quotes its company in the language of the reader, else in the other', async () => {
  const [idEmp, other] = [await makeCompany(), await makeCompany()];
  const quote = async (lang: 'th' | 'en', kind: 'line' | 'good') => {
    const idReview = await makePublished(idEmp, { lang });
    const text = `${kind} ${lang}`;
    await db.insert(companyQuotes).values({ idEmp, lang, kind, idReview, text });
    return { text, lang, idReview: await publicIdOf(idReview) };
  };
  const english = await quote('en', 'line');
  await quote('th', 'good');
  const quotes = async () =>
    (await companyCards(db, [idEmp, other], 'th')).map((card) => card.quote);
  expect(await quotes()).toEqual([english, null]);
  const thai = await quote('th', 'line');
  expect(await quotes()).toEqual([thai, null]);
});
