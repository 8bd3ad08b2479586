import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { pageItem, publishedVersion, registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { draftOf, save } from '#tests/fixtures/draft-fixture.ts';
import { managedArticles } from './manage-articles.ts';

it('each article stands beside what is public of it, and each kind by itself', async () => {
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
