import { beforeAll, expect, it } from 'vitest';
import { STORY } from '#features/company/core/post-kinds.ts';
import { publishedCompany } from '#features/company/server/company-queries.ts';
import { itemsOf } from '#features/profile/server/item-queries.ts';
import { companySegment } from '#shared/core/company/company-paths.ts';
import { db } from '#shared/server/db/pool.ts';
import {
  changeCompany,
  pageItem,
  publishedVersion,
  registeredCompany,
} from '#tests/fixtures/company-fixture.ts';
import { postPage } from './post-page.ts';

let segment: string;
let articleIndex: number;

beforeAll(async () => {
  const { idEmp } = await registeredCompany('platinum');
  const chapter = pageItem('brandStory', { headline1: 'เริ่มต้น', slugLink: 'our-start' });
  for (const lang of ['th', 'en'] as const) {
    const idProfile = await publishedVersion(idEmp, lang, { article: [chapter] });
    const [stored] = await itemsOf(db, idProfile, ['article']);
    articleIndex = stored?.publicNo ?? 0;
  }
  const now = new Date();
  await changeCompany(idEmp, { publishedThAt: now, publishedEnAt: now });
  const company = await publishedCompany(db, idEmp, 'th');
  segment = company ? companySegment(company) : '';
});

const open = (locale: string | undefined, name: string, of = segment) =>
  postPage(
    {
      params: { locale, segment: of },
      redirect: (to, status) =>
        new Response(null, { status: status ?? 302, headers: { Location: to } }),
    },
    STORY,
    name,
  );

it.each([undefined, 'th', 'en'])(
  'the number of a chapter leads to its name for good, in %s',
  async (locale) => {
    const moved = await open(locale, `articleIndex=${articleIndex}`);
    const prefix = locale === 'en' ? '/en' : '';
    expect(moved).toMatchObject({ status: 301 });
    const { headers } = moved as Response;
    expect(headers.get('Location')).toBe(`${prefix}/company/${segment}/brandsdna/our-start`);
    expect(await open(locale, 'our-start')).toMatchObject({ post: { articleIndex } });
    expect(await open(locale, `articleIndex=${articleIndex + 1}`)).toMatchObject({ status: 404 });
  },
);

it('gives each post a unique name in both languages', async () => {
  const { idEmp } = await registeredCompany('platinum');
  const chapters = ['a', 'b'].map((slugLink) =>
    pageItem('brandStory', { headline1: 'เริ่มต้น', slugLink }),
  );
  await publishedVersion(idEmp, 'th', { article: chapters });
  await changeCompany(idEmp, { publishedThAt: new Date() });
  const company = await publishedCompany(db, idEmp, 'th');
  const of = company ? companySegment(company) : '';
  const titles = [undefined, 'en'].flatMap((locale) =>
    ['a', 'b'].map(async (name) => {
      const page = await open(locale, name, of);
      return page instanceof Response ? page.status : page.title.split(' – ')[0];
    }),
  );
  expect(await Promise.all(titles)).toEqual([
    'เริ่มต้น',
    'เริ่มต้น (2)',
    'เริ่มต้น (in Thai)',
    'เริ่มต้น (2) (in Thai)',
  ]);
});
