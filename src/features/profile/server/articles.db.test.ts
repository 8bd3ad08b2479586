import { beforeEach, expect, it } from 'vitest';
import type { Locale } from '#shared/core/locale.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { untilWaiting } from '#tests/database/until-waiting.ts';
import {
  pageItem,
  publishedVersion,
  registeredCompany,
  type TestCompany,
} from '#tests/fixtures/company-fixture.ts';
import { completeDraft, draftOf, goOut, save, sectionOf } from '#tests/fixtures/draft-fixture.ts';
import type { Item } from '../core/sections/section.ts';
import { managedArticles } from './manage-articles.ts';
import { restoreVersion } from './restore-version.ts';
import { publicVersions } from './version-queries.ts';

let company: TestCompany;

const place = (lang: Locale) => ({ lang, section: 'article' }) as const;
const saved = (tx: Db, lang: Locale, item: Item) => save(company, place(lang), [item], tx);
const refused = ({ idItem }: Item) => ({
  ok: false,
  code: 'invalid_fields',
  fields: { [`${idItem}.slugLink`]: ['slugTaken'] },
});

beforeEach(async () => {
  company = await registeredCompany('platinum');
  await completeDraft(company, 'th');
  await draftOf(company, 'en');
});

it('slugs are unique across both languages', async () => {
  const story = pageItem('article', { slugLink: 'our-story' });
  const another = pageItem('brandStory', { slugLink: 'our-story' });
  expect((await saved(db, 'th', story)).ok).toBe(true);
  expect(await saved(db, 'en', another)).toEqual(refused(another));
  expect((await saved(db, 'en', story)).ok).toBe(true);
});

it('slugs are unique in concurrent saves of both languages', async () => {
  const [story, another] = [
    pageItem('article', { slugLink: 'our-story' }),
    pageItem('article', { slugLink: 'our-story' }),
  ];
  const { english } = await db.transaction(async (tx) => {
    expect((await saved(tx, 'th', story)).ok).toBe(true);
    const saving = saved(db, 'en', another);
    await Promise.race([saving, untilWaiting(db)]);
    return { english: saving };
  });
  expect(await english).toEqual(refused(another));
});

it('a restored page does not reuse a slug that another article has', async () => {
  const body = {
    root: {
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'text', text: 'ก', format: 0 }] }],
    },
  };
  const story = pageItem('article', {
    headline1: 'ก',
    headline2: 'ก',
    author: 'ก',
    body,
    slugLink: 'our-story',
  });
  expect((await saved(db, 'th', story)).ok).toBe(true);
  await goOut(company);
  expect((await save(company, place('th'), [])).ok).toBe(true);
  await goOut(company);
  const another = pageItem('article', { slugLink: 'our-story' });
  expect((await saved(db, 'en', another)).ok).toBe(true);
  const old = (await publicVersions(db, company.idEmp, 'th')).at(-1);
  const restore = { ...company, lang: 'th' as const, idProfile: old?.idProfile ?? 0 };
  expect(await restoreVersion(db, restore)).toEqual(refused(story));
  expect((await sectionOf(company, place('th'))).items).toEqual([]);
});

it('lists each article with its public state, by kind', async () => {
  const company = await registeredCompany('platinum');
  const { idEmp } = company;
  await draftOf(company, 'th');
  const same = pageItem('article', { headline1: 'เหมือนเดิม' });
  const edited = pageItem('article', { headline1: 'ก่อน' });
  const hidden = pageItem('article', { headline1: 'ซ่อน', showOnProfile: false });
  const chapter = pageItem('brandStory', { headline1: 'เรื่องแรก' });
  await publishedVersion(idEmp, 'th', { article: [same, edited, hidden] });
  const now = { ...edited, content: { ...edited.content, headline1: 'หลัง' } };
  const place = { lang: 'th' as const, section: 'article' as const };
  const fresh = pageItem('article', { headline1: 'ใหม่' });
  expect((await save(company, place, [fresh, same, now, hidden, chapter])).ok).toBe(true);
  const of = async (kind: 'article' | 'brandStory') =>
    (await managedArticles(db, { idEmp, lang: 'th', kind })).map(
      ({ headline1, state, address }) => [headline1, state, address !== null],
    );
  expect(await of('article')).toEqual([
    ['ใหม่', 'draft', false],
    ['เหมือนเดิม', 'public', true],
    ['หลัง', 'changed', true],
    ['ซ่อน', 'public', false],
  ]);
  expect(await of('brandStory')).toEqual([['เรื่องแรก', 'draft', false]]);
});
