import { beforeEach, describe, expect, it } from 'vitest';
import { publishedCompany } from '#features/company/server/company-queries.ts';
import { givePackage } from '#features/packages/server/give-package.ts';
import { capOf } from '#features/profile/core/sections/caps.ts';
import {
  type AnyItem,
  SECTIONS,
  type SectionName,
} from '#features/profile/core/sections/registry.ts';
import type { Item, ItemKind, Section } from '#features/profile/core/sections/section.ts';
import { PACKAGE_CAPS, PACKAGES, type PackageHrSay } from '#shared/core/packages.ts';
import { db } from '#shared/server/db/pool.ts';
import {
  pageItem,
  readyMedia,
  registeredCompany,
  type TestCompany,
} from '../support/fixtures/company-fixture.ts';
import {
  completeDraft,
  draftOf,
  goOut,
  save,
  sectionOf,
} from '../support/fixtures/draft-fixture.ts';
import { makeAdmin, makePublished, publicIdOf } from '../support/fixtures/review-fixture.ts';

const LARGEST = PACKAGES.at(-1) ?? 'platinum';
const CAPS = PACKAGE_CAPS[LARGEST];
/** More than the pool has connections. */
const RACERS = 12;

interface List {
  readonly section: SectionName;
  readonly kind: AnyItem['kind'];
  readonly of: ItemKind;
}

/** Every list of a page but those that are full by what they are: the one form, the four aspects. */
const LISTS: readonly List[] = SECTIONS.flatMap((section: Section) =>
  Object.entries(section.kinds).flatMap(([kind, of]) =>
    section.isForm || kind === 'aspect'
      ? []
      : [{ section: section.name as SectionName, kind: kind as AnyItem['kind'], of }],
  ),
);

function listOf(kind: AnyItem['kind']): List {
  const found = LISTS.find((list) => list.kind === kind);
  if (!found) throw new Error(`no list of ${kind}`);
  return found;
}

let company: TestCompany;

beforeEach(async () => {
  company = await registeredCompany(LARGEST);
});

const WORDS = { title: 'ก', jobPosition: 'ข', description: 'ค', caption: 'ง', altText: 'จ' };

const named = (item: Item): Item => {
  const texts = Object.entries(WORDS).filter(([field]) => field in item.content);
  return { ...item, content: { ...item.content, ...Object.fromEntries(texts) } };
};

const place = (section: SectionName) => ({ lang: 'th', section }) as const;

async function itemsOf({ kind, of }: List, count: number, parent: string | null = null) {
  const { idEmp } = company;
  const items: Item[] = [];
  for (let at = 0; at < count; at += 1) {
    const content: Record<string, unknown> = {};
    for (const [field, mediaKind] of Object.entries(of.pictures ?? {})) {
      if (mediaKind) content[field] = await readyMedia(idEmp, mediaKind);
    }
    if (kind === 'featuredReview') {
      content['idReview'] = await publicIdOf(await makePublished(idEmp));
    }
    items.push(pageItem(kind, content, parent));
  }
  return items;
}

async function almostFull(list: List): Promise<{ stood: Item[]; parent: string | null }> {
  const { parent: above } = list.of;
  const within = above ? [pageItem(above as AnyItem['kind'], {})] : [];
  const parent = within[0]?.idItem ?? null;
  return { stood: [...within, ...(await itemsOf(list, capOf(list.of, CAPS) - 1, parent))], parent };
}

async function add(section: SectionName, item: Item): Promise<string> {
  const { items, revision } = await sectionOf(company, place(section));
  const saved = await save(company, { ...place(section), revision }, [...items, item]);
  if (saved.ok) return 'added';
  return saved.code === 'conflict' ? add(section, item) : saved.code;
}

/** `npm test` fills the pool with racers for the first list, and has three race for each other one. */
const racersOf = (list: List) => (process.env.UNIT === 'short' && list !== LISTS[0] ? 3 : RACERS);

describe('many at once for the last place', () => {
  it.each(LISTS)('of $section: $kind are one', async (list) => {
    const count = racersOf(list);
    await draftOf(company, 'th');
    const { stood, parent } = await almostFull(list);
    expect((await save(company, place(list.section), stood)).ok).toBe(true);
    const racers = await itemsOf(list, count, parent);
    const outcomes = await Promise.all(racers.map((item) => add(list.section, item)));
    expect(outcomes.toSorted()).toEqual(['added', ...new Array(count - 1).fill('cap_reached')]);
    const { items } = await sectionOf(company, place(list.section));
    expect(items.filter(({ kind }) => kind === list.kind)).toHaveLength(capOf(list.of, CAPS));
  });

  it('of albums, articles and chapters together are one', async () => {
    await draftOf(company, 'th');
    const albums = Array.from({ length: CAPS.albumsOrNews - 1 }, () => pageItem('album', {}));
    await save(company, place('album'), albums);
    expect((await sectionOf(company, place('article'))).caps).toEqual({
      article: 1,
      brandStory: 1,
    });
    const kinds = ['album', 'article', 'brandStory'] as const;
    const outcomes = await Promise.all(
      Array.from({ length: RACERS }, (_, at) => {
        const kind = kinds[at % kinds.length] ?? 'album';
        return add(kind === 'album' ? 'album' : 'article', pageItem(kind, {}));
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['added', 'cap_reached']));
  });
});

describe('a page that fills its package', () => {
  async function filled(): Promise<void> {
    await completeDraft(company, 'th');
    const reasons = await itemsOf(listOf('reason'), CAPS.joinReasons);
    const life = pageItem('aspect', { aspect: 'life' });
    const pictures = await itemsOf(listOf('aspectPicture'), CAPS.imagesPerAspect, life.idItem);
    const albums = Array.from({ length: 10 }, () => pageItem('album', {}));
    const film = { youtubeId: 'dQw4w9WgXcQ' };
    const films = albums.map(({ idItem }) => pageItem('albumPicture', film, idItem));
    const dated = { headline1: 'ก', headline2: 'ข', author: 'ค', articleDate: '2026-01-01' };
    const text = { type: 'paragraph', children: [{ type: 'text', text: 'ง' }] };
    const body = { root: { type: 'root', children: [text] } };
    const stories = (kind: 'article' | 'brandStory') =>
      Array.from({ length: 10 }, () => pageItem(kind, { ...dated, body }));
    const sections: Partial<Record<SectionName, readonly Item[]>> = {
      cover: await itemsOf(listOf('banner'), CAPS.coverBanners),
      history: await itemsOf(listOf('topic'), CAPS.historyTopics),
      gallery: [life, ...pictures, ...reasons],
      album: [...albums.flatMap((album, at) => [album, films[at] as Item])],
      article: [...stories('article'), ...stories('brandStory')],
      employeePhotos: await itemsOf(listOf('employeePhoto'), CAPS.employeePhotos),
      testimonials: await itemsOf(listOf('testimonial'), CAPS.testimonials),
      interestReview: await itemsOf(listOf('featuredReview'), CAPS.featuredReviews),
    };
    for (const [section, items = []] of Object.entries(sections)) {
      const saved = await save(company, place(section as SectionName), items.map(named));
      expect([section, saved]).toEqual([section, expect.objectContaining({ ok: true })]);
    }
    await goOut(company);
  }

  let own: PackageHrSay = LARGEST;

  async function give(packageHrSay: PackageHrSay): Promise<void> {
    const gift = { from: own, packageHrSay, remark: 'ทดสอบ', now: new Date() };
    const assigned = await givePackage({ ...gift, ...company, idAdmin: await makeAdmin() });
    expect(assigned.ok).toBe(true);
    own = packageHrSay;
  }

  async function shown() {
    const version = (await publishedCompany(db, company.idEmp, 'th'))?.version;
    const content = version?.content;
    return {
      coverBanners: content?.covers.length,
      historyTopics: content?.history.length,
      imagesPerAspect: content?.aspects[0]?.pictures.length,
      joinReasons: content?.reasons.length,
      albums: content?.albums.length,
      articles: content?.articles.length,
      chapters: content?.stories.length,
      employeePhotos: content?.photos.length,
      testimonials: content?.testimonials.length,
      featuredReviews: version?.reviews.filter(({ isFeatured }) => isFeatured).length,
    };
  }

  it('shows as many entries as each package allows, stores the others, and shows all of them after an upgrade', async () => {
    await filled();
    for (const name of [...PACKAGES, ...PACKAGES.toReversed()]) {
      await give(name);
      const {
        albumsOrNews,
        video: _,
        invitationMails: _mails,
        megabytes: _room,
        ...caps
      } = PACKAGE_CAPS[name];
      const each = albumsOrNews === 0 ? 0 : 10;
      const expected = { ...caps, albums: each, articles: each, chapters: each };
      expect([name, await shown()]).toEqual([name, expected]);
    }
    await give('basic');
    for (const list of LISTS.filter(({ of }) => typeof of.cap === 'string')) {
      const { section, kind, of } = list;
      const here = place(section);
      const { items } = await sectionOf(company, here);
      const remaining = items.filter((item) => item.kind === kind).length;
      expect(remaining, kind).toBeGreaterThan(capOf(of, PACKAGE_CAPS.basic));
      expect((await save(company, here, items)).ok, kind).toBe(true);
      const parent = items.find((item) => item.kind === of.parent)?.idItem ?? null;
      const more = [...items, ...(await itemsOf(list, 1, parent))];
      expect([kind, await save(company, here, more)]).toMatchObject([
        kind,
        { code: 'cap_reached' },
      ]);
    }
    await give(LARGEST);
    expect((await shown()).employeePhotos).toBe(CAPS.employeePhotos);
  });
});
