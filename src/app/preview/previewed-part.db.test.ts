import { beforeAll, expect, it } from 'vitest';
import { headerOfDraft } from '#features/company/server/company-queries.ts';
import { loadCompanyPage } from '#features/company/server/load-company-page.ts';
import { insertVersion } from '#features/profile/server/version-queries.ts';
import { translator } from '#i18n/translator.ts';
import { albumSegment, storyPage } from '#shared/core/company/company-paths.ts';
import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import { pageItem, registeredCompany, writePage } from '#tests/fixtures/company-fixture.ts';
import { previewedPart } from './previewed-part.ts';

let idEmp = 0;

beforeAll(async () => {
  ({ idEmp } = await registeredCompany('platinum'));
  const chapter = pageItem('brandStory', { headline1: 'สอง', slugLink: 'สอง' });
  const inThai = pageItem('brandStory', { headline1: 'ไทย', slugLink: 'gallery' });
  const album = pageItem('album', { title: 'ครัว' });
  const film = pageItem('albumPicture', { youtubeId: 'dQw4w9WgXcQ' }, album.idItem);
  const drafts = {
    th: [chapter, inThai],
    en: [{ ...chapter, content: { ...chapter.content, headline1: 'Two', slugLink: 'two' } }],
  };
  for (const lang of ['th', 'en'] as const) {
    const idProfile = await insertVersion(db, { idEmp, lang, state: 'draft' });
    await writePage(idEmp, idProfile, { article: drafts[lang], album: [album, film] });
  }
});

async function shown(tab: string, below: string, locale: Locale = 'en') {
  const header = await headerOfDraft(db, idEmp);
  if (!header) throw new Error('no company');
  const load = (lang: Locale) => loadCompanyPage(db, header, { lang, state: 'draft' });
  const inOther = async (lang: Locale) => (await load(lang))?.content;
  const company = { ...header, preview: { of: 'own', query: { from: 'article' } } } as const;
  const draft = await load(locale);
  const previewed = { company, draft, inOther };
  const part = await previewedPart({ tab, subpath: below }, previewed, {
    locale,
    t: translator(locale),
  });
  return { company, draft, part };
}

it('finds a chapter by its name in either language, and shows the language it is written in', async () => {
  expect((await shown('brandsdna', 'two')).part).toMatchObject({ article: { headline1: 'Two' } });
  const { company, part } = await shown('brandsdna', 'สอง');
  const two = { slugLink: 'two', articleIndex: 0, idFeature: 0, idDetail: 0 };
  expect(part).toBe(storyPage('en', company, two));
  const { part: other } = await shown('brandsdna', 'gallery');
  expect(other).toMatchObject({ content: { lang: 'th' }, article: { headline1: 'ไทย' } });
});

it('finds an album below the profile only, even if a chapter has the same name', async () => {
  const { draft } = await shown('hrsay', '', 'th');
  const album = draft?.content.albums[0];
  if (!album) throw new Error('no album');
  const below = `gallery/${albumSegment(album)}/post`;
  expect((await shown('hrsay', below)).part).toMatchObject({ part: 'album' });
  expect((await shown('brandsdna', 'gallery', 'th')).part).toMatchObject({ kind: 'brandStory' });
  for (const tab of ['brandsdna', 'else']) expect((await shown(tab, below)).part).toBeNull();
});
