import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { profileItems, profileVersions } from '#shared/server/db/schema/profiles.ts';
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
  goOut,
  profileItem,
  save,
  sectionOf,
} from '#tests/fixtures/draft-fixture.ts';
import { SECTION_NAMES } from '../../core/sections/registry.ts';
import { earlierCovers } from '../earlier-covers/earlier-cover-queries.ts';
import { restoreCover, takeCoverBack } from '../earlier-covers/restore-cover.ts';
import { restoreVersion } from '../restore-version.ts';
import { loadVersions } from './load-versions.ts';

const PLACE = { lang: 'th', section: 'history' } as const;
let company: TestCompany;

const write = (title: string) => save(company, PLACE, [pageItem('topic', { title })]);
const drafted = async () =>
  (await sectionOf(company, PLACE)).items.map(({ content }) => content['title']);
const listed = async () =>
  (await loadVersions(db, company.idEmp, 'th')).map(({ kind, changedSections }) => [
    kind,
    ...changedSections,
  ]);
const versionAt = async (at: number) =>
  (await loadVersions(db, company.idEmp, 'th'))[at]?.idProfile ?? 0;

async function restored(idProfile: number): Promise<number> {
  const outcome = await restoreVersion(db, { ...company, lang: 'th', idProfile });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value.before;
}

async function published(title: string): Promise<void> {
  await write(title);
  await goOut(company);
}

beforeEach(async () => {
  company = await registeredCompany('gold');
  await completeDraft(company, 'th');
});

describe('earlier versions', () => {
  beforeEach(async () => {
    await published('แรก');
    await published('สอง');
  });

  it('lists the sections in which each version differs from the draft', async () => {
    expect(await listed()).toEqual([['published'], ['archived', 'history']]);
    await completeDraft(company, 'th');
    expect(await listed()).toEqual([
      ['published', 'cover'],
      ['archived', 'cover', 'history'],
    ]);
  });

  it('treats item order as a difference, but neither the tax id nor an empty description', async () => {
    const [one, two] = [pageItem('topic', { title: '1' }), pageItem('topic', { title: '2' })];
    await save(company, PLACE, [one, two]);
    const before = await restored(await versionAt(0));
    await restored(before);
    const unlike = async () => (await loadVersions(db, company.idEmp, 'th'))[1]?.changedSections;
    expect(await versionAt(1)).toBe(before);
    expect(await unlike()).toEqual([]);
    const taxId = '0105561234560';
    const profile = await profileItem(company, 'th', { taxId });
    await save(company, { ...PLACE, section: 'companyProfile' }, [profile]);
    await db
      .update(profileItems)
      .set({ content: sql`${profileItems.content} - 'altText'` })
      .where(
        and(eq(profileItems.idProfile, before), sql`${profileItems.content} ->> 'altText' = ''`),
      );
    expect(await unlike()).toEqual([]);
    await save(company, PLACE, [two, one]);
    expect(await unlike()).toEqual(['history']);
  });

  it('rejects a version of another company or language', async () => {
    const idProfile = await versionAt(1);
    const refused = { ok: false, code: 'not_found' };
    await completeDraft(company, 'en');
    expect(await restoreVersion(db, { ...company, lang: 'en', idProfile })).toEqual(refused);
    company = await registeredCompany('gold');
    await completeDraft(company, 'th');
    await published('ของเขา');
    expect(await restoreVersion(db, { ...company, lang: 'th', idProfile })).toEqual(refused);
    expect(await drafted()).toEqual(['ของเขา']);
  });

  it('raises the revision of every section', async () => {
    const revisions = () =>
      Promise.all(
        SECTION_NAMES.map(
          async (section) => (await sectionOf(company, { lang: 'th', section })).revision,
        ),
      );
    const before = await revisions();
    await restored(await versionAt(1));
    expect(await revisions()).toEqual(before.map((revision) => revision + 1));
  });

  it('archives the replaced draft, so that it can be restored back and forth', async () => {
    await write('ร่าง');
    const before = await restored(await versionAt(1));
    expect(await drafted()).toEqual(['แรก']);
    expect(await listed()).toEqual([['published', 'history'], ['draft', 'history'], ['archived']]);
    const first = await versionAt(2);
    expect(await restored(before)).toBe(first);
    expect(await drafted()).toEqual(['ร่าง']);
    expect(await listed()).toEqual([['published', 'history'], ['draft'], ['archived', 'history']]);
  });

  it('archives no duplicates, and retains public pages regardless of the drafts', async () => {
    expect(await restored(await versionAt(1))).toBe(await versionAt(0));
    expect(await listed()).toEqual([['published', 'history'], ['archived']]);
    const first = await versionAt(1);
    const made: number[] = [];
    for (let draft = 0; draft < 12; draft += 1) {
      await write(`ร่าง ${draft}`);
      made.push(await restored(first));
    }
    const kept = await loadVersions(db, company.idEmp, 'th');
    const drafts = kept.filter(({ kind }) => kind === 'draft').map(({ idProfile }) => idProfile);
    expect(drafts).toEqual(made.slice(2).toReversed());
    expect(kept.map(({ kind }) => kind)).toContain('archived');
  });

  it('excludes covers that were only in a replaced draft', async () => {
    await completeDraft(company, 'th');
    await restored(await versionAt(0));
    expect(await earlierCovers(db, company.idEmp, 'th')).toEqual([]);
  });

  it('leaves the draft unchanged after an error', async () => {
    await write('ร่าง');
    const versions = () => db.$count(profileVersions, eq(profileVersions.idEmp, company.idEmp));
    const count = await versions();
    const idProfile = await versionAt(1);
    await db.execute(
      sql`alter table section_revisions add constraint nothing check (revision < 0) not valid`,
    );
    await expect(restoreVersion(db, { ...company, lang: 'th', idProfile })).rejects.toThrow();
    await db.execute(sql`alter table section_revisions drop constraint nothing`);
    expect(await drafted()).toEqual(['ร่าง']);
    expect(await versions()).toBe(count);
  });
});

describe('earlier covers', () => {
  const COVER = { lang: 'th', section: 'cover' } as const;
  let first = '';

  const banner = async () =>
    pageItem('banner', { idMedia: await readyMedia(company.idEmp, 'cover') });
  const inDraft = async () =>
    (await sectionOf(company, COVER)).items.map(({ content }) => content['idMedia']);
  const earlier = async () =>
    (await earlierCovers(db, company.idEmp, 'th')).map(({ idMedia }) => idMedia);

  beforeEach(async () => {
    [first = ''] = (await inDraft()) as string[];
    await goOut(company);
  });

  it('restores a formerly public cover once, and removes it again', async () => {
    expect(await earlier()).toEqual([]);
    const second = await banner();
    await save(company, COVER, [second]);
    expect(await earlier()).toEqual([first]);
    const { revision } = await sectionOf(company, COVER);
    const order = { ...company, ...COVER, idMedia: first };
    for (let time = 0; time < 2; time += 1) {
      expect(await restoreCover(db, order)).toEqual({ ok: true, value: { idMedia: first } });
      expect(await inDraft()).toEqual([second.content['idMedia'], first]);
    }
    const restored = await sectionOf(company, COVER);
    expect(restored.items.at(-1)?.content).toEqual({ idMedia: first, altText: 'cover' });
    expect(restored.revision).toBe(revision + 1);
    expect(await earlier()).toEqual([]);
    await takeCoverBack(db, order);
    expect(await inDraft()).toEqual([second.content['idMedia']]);
    expect(await earlier()).toEqual([first]);
  });

  it('respects the cap, and rejects a cover that was never public on this page', async () => {
    const three = [await banner(), await banner(), await banner()];
    await save(company, COVER, three);
    const order = { ...company, ...COVER, idMedia: first };
    expect(await restoreCover(db, order)).toMatchObject({ ok: false, code: 'cap_reached' });
    await save(company, COVER, three.slice(1));
    const never = String(three[0]?.content['idMedia']);
    expect(await restoreCover(db, { ...order, idMedia: never })).toMatchObject({
      code: 'not_found',
    });
    const other = await registeredCompany('gold');
    await completeDraft(other, 'th');
    expect(await restoreCover(db, { ...order, ...other })).toMatchObject({ code: 'not_found' });
  });

  it('rejects covers of the other language and of deleted files', async () => {
    const order = { ...company, ...COVER, idMedia: first };
    await draftOf(company, 'en');
    for (const lang of ['th', 'en'] as const) await save(company, { ...COVER, lang }, []);
    expect(await earlierCovers(db, company.idEmp, 'en')).toEqual([]);
    expect(await restoreCover(db, { ...order, lang: 'en' })).toMatchObject({ code: 'not_found' });
    expect(await earlier()).toEqual([first]);
    await db.update(media).set({ deletedAt: new Date() }).where(eq(media.idMedia, first));
    expect(await earlier()).toEqual([]);
    expect(await restoreCover(db, order)).toMatchObject({ code: 'not_found' });
  });

  it('rejects a video outside the package', async () => {
    await db.update(media).set({ mimeType: 'video/mp4' }).where(eq(media.idMedia, first));
    const second = await banner();
    await save(company, COVER, [second]);
    const order = { ...company, ...COVER, idMedia: first };
    expect(await restoreCover(db, order)).toMatchObject({ ok: false, code: 'video_package' });
    expect(await inDraft()).toEqual([second.content['idMedia']]);
    await putIntoPackage(company, 'platinum');
    expect(await restoreCover(db, order)).toMatchObject({ ok: true });
  });
});
