import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { publishedCompany } from '#features/company/server/company-queries.ts';
import { companyVersion } from '#features/company/server/content-queries.ts';
import { removeCaptions, setCaptions } from '#features/media/server/captions/set-captions.ts';
import { deletePicture } from '#features/media/server/delete-picture.ts';
import { choosePoster } from '#features/media/server/video/choose-poster.ts';
import { type ArticleBody, figuresOf } from '#features/profile/core/article/article-body.ts';
import type { SectionName } from '#features/profile/core/sections/registry.ts';
import type { Item } from '#features/profile/core/sections/section.ts';
import { setAltTexts } from '#features/profile/server/library/library-queries.ts';
import { replaceMedia } from '#features/profile/server/library/replace-media.ts';
import { loadWizard } from '#features/profile/server/load-wizard.ts';
import { compareSubmission } from '#features/profile/server/submission/compare-submission.ts';
import { decideSubmission } from '#features/profile/server/submission/decide-submission.ts';
import { submitProfile } from '#features/profile/server/submission/submit-profile.ts';
import { db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { untilWaiting } from '../support/database/until-waiting.ts';
import {
  pageItem,
  readyMedia,
  registeredCompany,
  type TestCompany,
} from '../support/fixtures/company-fixture.ts';
import {
  completeDraft,
  draftOf,
  handIn,
  profileItem,
  save,
  sectionOf,
} from '../support/fixtures/draft-fixture.ts';
import { makeAdmin } from '../support/fixtures/review-fixture.ts';

const UNREAD = 'words nobody has read';
const lang = 'th' as const;

let company: TestCompany;
let banner: string;
let film: string;
let poster: string;
let album: Item;

const place = (section: SectionName) => ({ lang, section });
const spare = () => readyMedia(company.idEmp, 'album');

const caption = (words: string) =>
  setCaptions(
    { idEmp: company.idEmp, packageHrSay: 'platinum', idMedia: film, lang },
    `WEBVTT\n\n00:01.000 --> 00:02.000\n${words}`,
  );

async function read() {
  const { idEmp } = company;
  const compared = await compareSubmission(db, { idEmp, lang });
  const changes = compared?.sections.flatMap((section) => section.changes) ?? [];
  const draft = await companyVersion(db, { idEmp, lang, state: 'draft' });
  return {
    changed: changes.flatMap(({ fields }) => fields.filter(({ field }) => field === 'captions')),
    shown: draft?.content.albums[0]?.pictures[0]?.picture?.captions,
  };
}

const submitted = () => handIn(company, lang);

async function decide(idApproval: number, decision: 'approve' | 'return'): Promise<void> {
  const order = { idApproval, decision, remark: 'ดู', remarks: {}, now: new Date() };
  const decided = await decideSubmission(db, { ...order, idAdmin: await makeAdmin() });
  expect(decided.ok).toBe(true);
}

async function seen() {
  const version = (await publishedCompany(db, company.idEmp, 'th'))?.version;
  const [video] = await db.select().from(media).where(eq(media.idMedia, film));
  const captions = version?.content.albums[0]?.pictures[0]?.picture?.captions;
  return { content: version?.content, captions, poster: video?.posterMedia };
}

beforeEach(async () => {
  company = await registeredCompany('platinum');
  const { idEmp } = company;
  await completeDraft(company, lang);
  [banner, film, poster] = [await readyMedia(idEmp), await spare(), await spare()];
  await db.update(media).set({ mimeType: 'video/mp4' }).where(eq(media.idMedia, film));
  await save(company, place('cover'), [pageItem('banner', { idMedia: banner })]);
  album = pageItem('album', { title: 'ภาพ' });
  const picture = pageItem('albumPicture', { idMedia: film, description: 'หนัง' }, album.idItem);
  await save(company, place('album'), [album, picture]);
  expect((await choosePoster(idEmp, film, poster)).ok).toBe(true);
  expect((await caption('ที่ทีมงานอ่าน')).ok).toBe(true);
  await setAltTexts(db, { idEmp, idMedia: banner, altTh: 'สำนักงาน', altEn: 'Office' });
});

it('what the library says of a picture is read by the team and then seen', async () => {
  const idApproval = await submitted();
  const compared = await compareSubmission(db, { idEmp: company.idEmp, lang });
  const [change] = compared?.sections.find(({ section }) => section === 'cover')?.changes ?? [];
  expect(change?.item.content).toMatchObject({ altText: 'สำนักงาน' });
  const call = (altTh: string) =>
    setAltTexts(db, { idEmp: company.idEmp, idMedia: film, altTh, altEn: 'Film' });
  const inPreview = async () => {
    const draft = await companyVersion(db, { idEmp: company.idEmp, lang, state: 'draft' });
    return draft?.content.albums[0]?.pictures[0]?.picture?.alt;
  };
  await call(UNREAD);
  expect(await inPreview()).toBeNull();
  await decide(idApproval, 'approve');
  expect((await seen()).content?.covers).toMatchObject([{ alt: 'สำนักงาน' }]);
  expect(await inPreview()).toBe(UNREAD);
});

it('a decoration is one for visitors as well, once it was handed in as one', async () => {
  const { idEmp } = company;
  const marked = (idMedia: string) => setAltTexts(db, { idEmp, idMedia, altTh: '', altEn: '' });
  const covers = async () => (await seen()).content?.covers.map(({ alt }) => alt);
  await marked(banner);
  await decide(await submitted(), 'approve');
  await setAltTexts(db, { idEmp, idMedia: banner, altTh: UNREAD, altEn: UNREAD });
  expect(await covers()).toEqual(['']);
});

it('a picture from the other language requires a description in this language', async () => {
  const { idEmp } = company;
  const [typed, spoken, thaiOnly] = [await spare(), await spare(), await spare()];
  await setAltTexts(db, { idEmp, idMedia: spoken, altTh: 'ครัว', altEn: 'Kitchen' });
  await setAltTexts(db, { idEmp, idMedia: thaiOnly, altTh: 'สวน', altEn: '' });
  const image = (idMedia: string) => ({ type: 'image', idMedia, altText: 'ไทย', caption: '' });
  const topic = (idMedia: string, altText = '') =>
    pageItem('topic', { title: 'ปีแรก', idMedia, altText });
  await save(company, place('history'), [topic(typed, 'ไทย'), topic(spoken), topic(thaiOnly)]);
  const text = { type: 'paragraph', children: [{ type: 'text', text: 'เรื่อง', format: 0 }] };
  const body = { root: { type: 'root', children: [text, image(spoken), image(thaiOnly)] } };
  const lines = { headline1: 'เรื่อง', headline2: 'ย่อ', author: 'ทีม' };
  await save(company, place('article'), [pageItem('article', { ...lines, body })]);
  await submitted();
  await draftOf(company, 'en');
  const of = (section: SectionName) => sectionOf(company, { ...place(section), lang: 'en' });
  const [article] = (await of('article')).items;
  expect(figuresOf(article?.content['body'] as ArticleBody)).toMatchObject([
    { altText: 'Kitchen' },
    { altText: '' },
  ]);
  const { items, pictures } = await of('history');
  const [first, , third] = items;
  expect(items.map(({ content }) => content['altText'])).toEqual(['', '', '']);
  expect(pictures).toMatchObject({ [typed]: { alt: null }, [spoken]: { alt: 'Kitchen' } });
  const submit = { ...company, lang: 'en', remark: '', now: new Date() } as const;
  const code = 'altRequired';
  expect(await submitProfile(db, submit)).toMatchObject({
    code: 'not_complete',
    detail: {
      missing: [
        { step: 'history', field: `${first?.idItem}.altText`, code },
        { step: 'history', field: `${third?.idItem}.altText`, code },
        { step: 'article', field: `${article?.idItem}.body`, code },
      ],
    },
  });
  const finished = { ...place('history'), lang: 'en', finish: true } as const;
  expect(await save(company, finished, items)).toMatchObject({
    code: 'invalid_fields',
    fields: { [`${first?.idItem}.altText`]: [code], [`${third?.idItem}.altText`]: [code] },
  });
});

it('nothing an employer does to a public page is seen before it is approved', async () => {
  await decide(await submitted(), 'approve');
  const before = await seen();
  expect(before.captions).toHaveLength(1);
  const { idEmp } = company;
  const other = await readyMedia(idEmp);
  await setAltTexts(db, { idEmp, idMedia: other, altTh: UNREAD, altEn: UNREAD });
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    saves: async () =>
      save(company, place('companyProfile'), [
        await profileItem(company, lang, { about: UNREAD, companyName: 'ชื่อที่ไม่มีใครอ่าน' }),
      ]),
    describes: () => setAltTexts(db, { idEmp, idMedia: banner, altTh: UNREAD, altEn: UNREAD }),
    'chooses a poster': () => choosePoster(idEmp, film, other),
    replaces: () => replaceMedia({ ...company, idMedia: banner, idReplacement: other }),
    empties: () => save(company, place('album'), []),
    deletes: () => deletePicture(idEmp, film),
    captions: () => caption(UNREAD),
    'removes captions': () => removeCaptions({ idEmp, idMedia: film, lang }),
    submits: submitted,
    'captions again': () => caption(UNREAD),
    'chooses again': () => choosePoster(idEmp, film, other),
  };
  for (const [name, act] of Object.entries(acts)) {
    await act();
    expect([name, await seen()]).toEqual([name, before]);
  }
});

it('a submitted page retains its poster, and a returned one may get another', async () => {
  const idApproval = await submitted();
  const other = await spare();
  const choose = () => choosePoster(company.idEmp, film, other);
  expect(await choose()).toEqual({ ok: false, code: 'poster_locked' });
  expect((await choosePoster(company.idEmp, film, poster)).ok).toBe(true);
  await decide(idApproval, 'return');
  expect((await choose()).ok).toBe(true);
  expect((await sectionOf(company, place('album'))).items).toHaveLength(2);
});

it('a video is handed in with its cover image, unless it is public without one', async () => {
  const { items } = await sectionOf(company, place('album'));
  const finish = () => save(company, { ...place('album'), finish: true }, items);
  const bare = () => db.update(media).set({ posterMedia: null }).where(eq(media.idMedia, film));
  await bare();
  const field = `${items[1]?.idItem}.idMedia`;
  const missing = [{ step: 'album', field, code: 'posterRequired' }];
  expect(await finish()).toMatchObject({ fields: { [field]: ['posterRequired'] } });
  const order = { ...company, lang, remark: '', now: new Date() };
  expect(await submitProfile(db, order)).toMatchObject({ detail: { missing } });
  expect((await choosePoster(company.idEmp, film, poster)).ok).toBe(true);
  expect((await finish()).ok).toBe(true);
  await decide(await submitted(), 'approve');
  // The film has no poster, like those read before; the one it would be given now nobody has read.
  await bare();
  await submitted();
});

it('a decision names exactly the videos not played to the end', async () => {
  const idAdmin = await makeAdmin();
  const decideWith = async (played: string) => {
    const order = { decision: 'return', remark: 'ดู', remarks: {}, now: new Date() } as const;
    const idApproval = await submitted();
    const decided = await decideSubmission(db, { ...order, idApproval, idAdmin, played });
    return decided.ok ? decided.value.unplayed : decided;
  };
  const named = { idMedia: film, kind: 'albumPicture', title: 'หนัง' };
  expect(await decideWith('')).toEqual([named]);
  expect(await decideWith(`${banner} ${film}`)).toEqual([]);
  const compared = await compareSubmission(db, { idEmp: company.idEmp, lang });
  expect(compared?.videos).toMatchObject({ [film]: { video: 'video.mp4', bytes: 1000 } });
  expect(Object.keys(compared?.videos ?? {})).toEqual([film]);
  await decide(await submitted(), 'approve');
  expect(await decideWith('')).toEqual([]);
});

it('the team reads the captions that were handed in, and those are what is seen', async () => {
  const idApproval = await submitted();
  const { shown, changed } = await read();
  expect(shown).toHaveLength(1);
  expect(changed).toMatchObject([{ after: shown }]);
  expect((await caption(UNREAD)).ok).toBe(true);
  expect(await read()).toEqual({ shown, changed });
  await decide(idApproval, 'approve');
  expect((await seen()).captions).toEqual(shown);
});

it('captions added later are published with the next approval', async () => {
  const hasChanges = async () => (await loadWizard(db, company.idEmp)).th.hasChanges;
  await decide(await submitted(), 'approve');
  const { captions } = await seen();
  expect(await hasChanges()).toBe(false);
  await caption('ใหม่');
  expect(await hasChanges()).toBe(true);
  const { shown } = await read();
  expect(shown).not.toEqual(captions);
  const idApproval = await submitted();
  expect((await read()).changed).toMatchObject([{ before: captions, after: shown }]);
  await decide(idApproval, 'return');
  await removeCaptions({ idEmp: company.idEmp, idMedia: film, lang });
  expect((await read()).shown ?? []).toEqual([]);
  await decide(await submitted(), 'approve');
  expect((await seen()).captions ?? []).toEqual([]);
});

it('a poster selected during the submission waits for a lock and is rejected', async () => {
  const other = await spare();
  const { chosen } = await db.transaction(async (tx) => {
    await submitProfile(tx, { ...company, lang, remark: '', now: new Date() });
    const choosing = choosePoster(company.idEmp, film, other);
    await untilWaiting(db);
    return { chosen: choosing };
  });
  expect(await chosen).toMatchObject({ ok: false, code: 'poster_locked' });
});
