import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PackageHrSay } from '#shared/core/packages.ts';
import { db } from '#shared/server/db/pool.ts';
import { companies, media } from '#shared/server/db/schema/companies.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import { untilWaiting } from '#tests/database/until-waiting.ts';
import {
  pageItem,
  putIntoPackage,
  readyMedia,
  registeredCompany,
  type TestCompany,
} from '#tests/fixtures/company-fixture.ts';
import {
  completeDraft,
  draftOf,
  profileItem,
  save,
  sectionOf,
} from '#tests/fixtures/draft-fixture.ts';
import { makePublished, publicIdOf } from '#tests/fixtures/review-fixture.ts';
import { createVersion } from './create-version.ts';
import { readOriginal } from './read-original.ts';
import { submitProfile, withdrawSubmission } from './submission/submit-profile.ts';

let company: TestCompany;
const thai = { lang: 'th' as const };
const profile = { ...thai, section: 'companyProfile' as const };
const history = { ...thai, section: 'history' as const };
const cover = { ...thai, section: 'cover' as const };

const buy = (packageHrSay: PackageHrSay) => putIntoPackage(company, packageHrSay);

beforeEach(async () => {
  company = await registeredCompany();
});

describe('createVersion', () => {
  it('starts with the values of the registration', async () => {
    await draftOf(company, 'th');
    const { items, revision, savedAt } = await sectionOf(company, profile);
    expect([revision, savedAt]).toEqual([0, null]);
    expect(items).toHaveLength(1);
    expect(items[0]?.content).toMatchObject({
      companyName: 'บริษัท ทดสอบ จำกัด',
      contactName: 'ฝ่ายบุคคล',
      postalCode: '10330',
      taxId: expect.stringMatching(/^\d{13}$/),
    });
  });

  it('copies the first language to the second once it is complete', async () => {
    await draftOf(company, 'th');
    const early = await createVersion(db, { ...company, lang: 'en', now: new Date() });
    expect(early).toEqual({ ok: false, code: 'not_complete' });
    const idMedia = await completeDraft(company, 'th', { about: 'เรื่องของเรา' });
    await draftOf(company, 'en');
    const copied = await profileItem(company, 'en');
    expect(copied.content).toMatchObject({ companyName: 'Test Company', about: 'เรื่องของเรา' });
    const place = { ...company, lang: 'en', section: 'companyProfile' } as const;
    expect(await readOriginal(db, place)).toMatchObject({
      [copied.idItem]: { about: 'เรื่องของเรา' },
    });
    const { items, pictures } = await sectionOf(company, { ...cover, lang: 'en' });
    expect(items).toMatchObject([{ content: { idMedia } }]);
    expect(pictures[idMedia]).toMatchObject({ width: 1600, state: 'ready' });
  });

  it('copies the slug of an article unless it was generated from the headline', async () => {
    await buy('platinum');
    await completeDraft(company, 'th');
    const posts = { ...thai, section: 'article' as const };
    const text = { type: 'text', text: 'เนื้อหา', format: 0 };
    const body = { root: { type: 'root', children: [{ type: 'paragraph', children: [text] }] } };
    const texts = { headline1: 'ข่าว ใหม่', headline2: 'สรุป', author: 'ทีม', body };
    const items = ['ข่าว-ใหม่', 'news'].map((slugLink) =>
      pageItem('article', { ...texts, slugLink }),
    );
    expect((await save(company, posts, items)).ok).toBe(true);
    await draftOf(company, 'en');
    const copied = await sectionOf(company, { ...posts, lang: 'en' });
    expect(copied.items.map(({ content }) => content['slugLink'])).toEqual(['', 'news']);
  });

  it('creates one draft in two concurrent calls', async () => {
    const order = { ...company, lang: 'th' as const, now: new Date() };
    const made = await Promise.all([createVersion(db, order), createVersion(db, order)]);
    expect(made.filter((one) => one.ok && one.value.isNew)).toHaveLength(1);
  });
});

describe('saveSection', () => {
  const topics = (count: number) =>
    Array.from({ length: count }, (_, at) => pageItem('topic', { title: `${at}` }));

  it('raises the revision and rejects an outdated one', async () => {
    await draftOf(company, 'th');
    const [one, two] = [topics(1), topics(1)];
    const first = await save(company, { ...history, revision: 0 }, one);
    expect(first).toMatchObject({ ok: true, value: { revision: 1 } });
    const stale = await save(company, { ...history, revision: 0 }, two);
    expect(stale).toEqual({ ok: false, code: 'conflict' });
    const { items, savedAt, caps } = await sectionOf(company, history);
    expect(items).toEqual(one);
    expect(savedAt).toEqual(first.ok && first.value.savedAt);
    expect(caps).toEqual({ topic: 10 });
  });

  it('repeats the first response after a lost one', async () => {
    await draftOf(company, 'th');
    const items = topics(2);
    const first = await save(company, { ...history, revision: 0 }, items);
    expect(await save(company, { ...history, revision: 0 }, items)).toEqual(first);
  });

  it('uses the package assigned while it waited for the lock', async () => {
    await draftOf(company, 'th');
    const { saved } = await db.transaction(async (tx) => {
      await putIntoPackage(company, 'basic', tx);
      const saving = save(company, { ...history, revision: 0 }, topics(4));
      await Promise.race([saving, untilWaiting(db)]);
      return { saved: saving };
    });
    expect(await saved).toMatchObject({ code: 'cap_reached', detail: { cap: 3 } });
  });

  it('saves an incomplete draft, but does not finish it', async () => {
    await draftOf(company, 'th');
    const item = await profileItem(company, 'th', { address: '' });
    const finished = await save(company, { ...profile, finish: true }, [item]);
    expect(finished).toMatchObject({ fields: { [`${item.idItem}.address`]: ['addressRequired'] } });
    expect((await save(company, profile, [item])).ok).toBe(true);
  });

  it('rejects the tax id of another company', async () => {
    const other = await registeredCompany();
    const [row] = await db.select().from(companies).where(eq(companies.idEmp, other.idEmp));
    await draftOf(company, 'th');
    const item = await profileItem(company, 'th', { taxId: row?.taxId ?? '' });
    expect(await save(company, profile, [item])).toMatchObject({
      code: 'invalid_fields',
      fields: { [`${item.idItem}.taxId`]: ['taxIdTaken'] },
    });
  });

  it('shares one tax id between both languages', async () => {
    await completeDraft(company, 'th');
    await draftOf(company, 'en');
    const item = await profileItem(company, 'en', { taxId: '0105561234560' });
    await save(company, { ...profile, lang: 'en' }, [item]);
    expect((await profileItem(company, 'th')).content).toMatchObject({
      taxId: '0105561234560',
    });
  });

  it('accepts only pictures of the company that fit the field', async () => {
    const other = await registeredCompany();
    await draftOf(company, 'th');
    const foreign = await readyMedia(other.idEmp);
    const logo = await readyMedia(company.idEmp, 'logo');
    await db.update(media).set({ width: 900 }).where(eq(media.idMedia, logo));
    for (const idMedia of [foreign, logo]) {
      const item = pageItem('banner', { idMedia });
      expect(await save(company, cover, [item])).toEqual({
        ok: false,
        code: 'invalid_fields',
        fields: { [`${item.idItem}.idMedia`]: ['pictureUnknown'] },
      });
    }
  });

  it('rejects a video outside the package, and allows one left after a downgrade', async () => {
    await draftOf(company, 'th');
    const film = await readyMedia(company.idEmp);
    await db.update(media).set({ mimeType: 'video/mp4' }).where(eq(media.idMedia, film));
    const item = pageItem('banner', { idMedia: film });
    const refused = { fields: { [`${item.idItem}.idMedia`]: ['videoPackage'] } };
    expect(await save(company, cover, [item])).toMatchObject(refused);
    await buy('platinum');
    expect((await save(company, cover, [item])).ok).toBe(true);
    await buy('gold');
    const more = pageItem('banner', { idMedia: await readyMedia(company.idEmp) });
    expect((await save(company, cover, [item, more])).ok).toBe(true);
  });

  it('checks pictures inside an article as any other', async () => {
    const other = await registeredCompany();
    await draftOf(company, 'th');
    await buy('platinum');
    const article = { ...thai, section: 'article' as const };
    const pictured = (idMedia: string) => {
      const children = [{ type: 'image', idMedia, altText: '', caption: '' }];
      return pageItem('article', { body: { root: { type: 'root', children } } });
    };
    const foreign = pictured(await readyMedia(other.idEmp, 'article'));
    expect(await save(company, article, [foreign])).toMatchObject({
      fields: { [`${foreign.idItem}.body`]: ['pictureUnknown'] },
    });
    const own = await readyMedia(company.idEmp, 'article');
    expect((await save(company, article, [pictured(own)])).ok).toBe(true);
    expect(Object.keys((await sectionOf(company, article)).pictures)).toEqual([own]);
  });

  it('features only published reviews of the company', async () => {
    const other = await registeredCompany();
    const foreign = await publicIdOf(await makePublished(other.idEmp));
    await draftOf(company, 'th');
    const item = pageItem('featuredReview', { idReview: foreign });
    const saved = await save(company, { ...thai, section: 'interestReview' }, [item]);
    expect(saved).toMatchObject({ fields: { [`${item.idItem}.idReview`]: ['reviewUnknown'] } });
  });

  it('allows a featured review that is temporarily unpublished', async () => {
    const [first, second] = [
      await makePublished(company.idEmp),
      await makePublished(company.idEmp),
    ];
    const itemOf = async (idReview: number) =>
      pageItem('featuredReview', { idReview: await publicIdOf(idReview) });
    const [one, other] = [await itemOf(first), await itemOf(second)];
    await draftOf(company, 'th');
    const featured = { ...thai, section: 'interestReview' as const };
    const saved = await save(company, featured, [one]);
    await db.update(reviews).set({ status: 'waiting' });
    expect(saved).toMatchObject({ ok: true });
    const items = [one, other];
    expect(await save(company, featured, items)).toMatchObject({
      fields: { [`${other.idItem}.idReview`]: ['reviewUnknown'] },
    });
    await db.update(reviews).set({ status: 'published' }).where(eq(reviews.idReview, second));
    expect((await save(company, featured, items)).ok).toBe(true);
  });
});

const submit = () => submitProfile(db, { ...company, ...thai, remark: '', now: new Date() });

describe('submitProfile', () => {
  it('locks the draft until the submission is withdrawn', async () => {
    await completeDraft(company, 'th');
    const submitted = await submit();
    expect(submitted).toMatchObject({ ok: true, value: { status: 'W' } });
    const again = await submit();
    expect(again).toEqual({ ok: false, code: 'conflict' });
    expect(await save(company, cover, [])).toEqual({ ok: false, code: 'awaiting_review' });
    expect(await sectionOf(company, cover)).toMatchObject({ isLocked: true });
    const now = new Date();
    const withdrawn = await withdrawSubmission(db, { idEmp: company.idEmp, ...thai, now });
    expect(withdrawn).toMatchObject({ ok: true, value: { status: 'D', decidedAt: now } });
    expect((await save(company, cover, [])).ok).toBe(true);
  });

  it('stores one of two concurrent submissions', async () => {
    await completeDraft(company, 'th');
    const outcomes = await Promise.all([submit(), submit()]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

it('rejects an incomplete draft with the missing fields', async () => {
  await draftOf(company, 'th');
  const submitted = await submit();
  const missing = [{ step: 'cover', field: 'section', code: 'coverRequired' }];
  expect(submitted).toEqual({ ok: false, code: 'not_complete', detail: { lang: 'th', missing } });
});
