import { PROFILE_STATES } from '#features/profile/core/profile-lists.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { companySlug, slugify } from '#shared/core/slug.ts';
import { random } from '../../artwork/random.ts';
import { dayIn, daysAfter, daysBefore } from '../calendar.ts';
import type { Row } from '../copy.ts';
import { namedUuid } from '../identity.ts';
import type { DemoPage, DemoPicture } from '../profile/demo-page.ts';
import { EDITION } from '../profile/picture-artwork.ts';
import { richText } from '../profile/rich-text.ts';
import type { Seeding } from './seeding.ts';
import { publishedAt, telephone, website } from './store-companies.ts';
import type { Tables } from './tables.ts';
import { storeTables } from './tables.ts';

export function mediaId(page: DemoPage, picture: DemoPicture): string {
  return namedUuid('media', EDITION, page.company.index, picture.key);
}

interface Version {
  readonly page: DemoPage;
  readonly idProfile: number;
  readonly lang: 'th' | 'en';
  readonly state: 'draft' | 'published';
}

/** The numbers public addresses hold: the same in both languages, in draft and in published. */
export interface PublicNumbers {
  gallery: number;
  galleryTitle: number;
  feature: number;
  detail: number;
}

function profileRow({ page, idProfile, lang, state }: Version, idEmp: number, now: Date): Row {
  const { company } = page;
  const published = publishedAt(company, now);
  const publicSince = lang === 'en' ? daysAfter(published, 1.5) : published;
  return [
    idProfile,
    idEmp,
    lang,
    state,
    company.name.full[lang],
    company.shortBio[lang],
    page.about[lang],
    page.vision[lang],
    page.mission[lang],
    page.whyJoinUs[lang],
    page.brandStory[lang],
    company.trade.idIndustry,
    company.size,
    'TH',
    company.place.province,
    company.place.city[lang],
    company.address[lang],
    company.place.postalCode,
    website(company),
    telephone(company),
    lang === 'th' ? 'ฝ่ายบุคคล (ตัวอย่าง)' : 'Human Resources (demo)',
    lang === 'th' ? 'ผู้จัดการฝ่ายบุคคล' : 'HR Manager',
    `hr@${website(company).replace('https://www.', '')}`,
    mediaId(page, page.logo),
    daysBefore(published, 8),
    daysBefore(published, 2),
    state === 'published' ? publicSince : null,
    daysBefore(published, 10),
    published,
  ];
}

function addSections(version: Version, rows: Tables, numbers: PublicNumbers): void {
  const { page, idProfile, lang } = version;
  const { company } = page;
  for (const [position, cover] of page.covers.entries()) {
    rows.cover_banners.push([idProfile, mediaId(page, cover), position, cover.alt[lang]]);
  }
  for (const [position, topic] of page.history.entries()) {
    rows.history_topics.push([
      idProfile,
      namedUuid('topic', company.index, position),
      position,
      topic.year,
      topic.title[lang],
      topic.text[lang],
      topic.picture && mediaId(page, topic.picture),
    ]);
  }
  for (const section of page.aspects) {
    rows.aspect_sections.push([idProfile, section.aspect, section.title[lang], section.text[lang]]);
    for (const [position, picture] of section.pictures.entries()) {
      rows.aspect_media.push([
        idProfile,
        section.aspect,
        mediaId(page, picture),
        position,
        picture.caption[lang],
        picture.alt[lang],
      ]);
    }
  }
  for (const [position, reason] of page.reasons.entries()) {
    rows.join_reasons.push([
      idProfile,
      namedUuid('reason', company.index, position),
      position,
      reason.title[lang],
      reason.text[lang],
    ]);
  }
  for (const [position, photo] of page.photos.entries()) {
    rows.employee_photos.push([
      idProfile,
      mediaId(page, photo.picture),
      position,
      photo.picture.caption[lang],
      '',
      photo.department[lang],
    ]);
  }
  for (const [position, voice] of page.testimonials.entries()) {
    rows.testimonials.push([
      idProfile,
      namedUuid('testimonial', company.index, position),
      position,
      '',
      voice.position[lang],
      voice.tenure[lang],
      voice.text[lang],
      mediaId(page, voice.picture),
    ]);
  }
  addAlbums(version, rows, numbers);
}

function addAlbums({ page, idProfile, lang }: Version, rows: Tables, start: PublicNumbers): void {
  let title = start.galleryTitle;
  for (const [position, album] of page.albums.entries()) {
    const idGallery = start.gallery + position;
    const [first] = album.items;
    rows.albums.push([
      idProfile,
      idGallery,
      album.kind,
      album.title[lang],
      album.text[lang],
      first ? mediaId(page, first) : null,
      position,
    ]);
    for (const [place, item] of album.items.entries()) {
      rows.album_items.push([
        idProfile,
        idGallery,
        title,
        mediaId(page, item),
        item.caption[lang],
        item.alt[lang],
        place,
      ]);
      title += 1;
    }
  }
}

function addStories(version: Version, rows: Tables, start: PublicNumbers, now: Date): void {
  const { page, idProfile, lang } = version;
  const author =
    lang === 'th' ? `ทีมงาน${page.company.name.brand.th}` : `The ${page.company.name.brand.en} team`;
  const counts = { article: 0, brandStory: 0 };
  for (const [position, story] of page.stories.entries()) {
    const { document, html } = richText(story.body, lang);
    const draw = random('story', page.company.index, position);
    const index = counts[story.kind];
    counts[story.kind] += 1;
    rows.articles.push([
      idProfile,
      start.feature + position,
      start.detail + position,
      story.kind,
      story.headline[lang],
      story.summary[lang],
      JSON.stringify(document),
      html,
      author,
      [story.tag[lang]],
      mediaId(page, story.cover),
      dayIn(daysBefore(now, 4 + index * 40 + draw.int(0, 30))),
      true,
      `${
        slugify(story.headline.en)
          .slice(0, 60)
          .replace(/-[^-]*$/, '') || companySlug('', story.headline.th)
      }-${index + 1}`,
      index + 1,
      position,
    ]);
  }
}

/** Published pages stand in both languages; one that waits for the team was written in Thai first. */
function versionsOf({ company }: DemoPage): readonly Pick<Version, 'lang' | 'state'>[] {
  if (!company.isPublished) return [{ lang: 'th', state: 'draft' }];
  return LOCALES.flatMap((lang) => PROFILE_STATES.map((state) => ({ lang, state })));
}

function addSubmission({ page, lang }: Version, rows: Tables, seeding: Seeding): void {
  const { now } = seeding.plan;
  const idEmp = seeding.bases.companies + page.company.index + 1;
  const { company } = page;
  const decided = company.isPublished ? publishedAt(company, now) : null;
  const submitted = decided ? daysBefore(decided, 2) : daysBefore(now, (company.index % 5) + 0.3);
  rows.approvals.push([
    idEmp,
    lang,
    decided ? 'P' : 'W',
    seeding.admins.get(company.index) ?? null,
    submitted,
    decided,
    decided !== null,
  ]);
  rows.wizard_steps.push([idEmp, lang, 'finish']);
}

/** Pages in both languages, each as the draft the wizard edits and as the version visitors see. */
export async function storePages(seeding: Seeding, pages: readonly DemoPage[]): Promise<void> {
  const { bases, plan, client } = seeding;
  const rows = storeTables();
  const { rows: found } = await client.query<Record<keyof PublicNumbers, number>>(
    `SELECT nextval('id_gallery_seq')::int AS gallery, nextval('id_gallery_title_seq')::int AS "galleryTitle",
            nextval('id_feature_seq')::int AS feature, nextval('id_detail_seq')::int AS detail`,
  );
  const numbers = found[0];
  if (!numbers) throw new Error('the sequences gave no numbers');
  let idProfile = bases.profiles;
  for (const page of pages) {
    for (const { lang, state } of versionsOf(page)) {
      idProfile += 1;
      const version: Version = { page, idProfile, lang, state };
      const idEmp = bases.companies + page.company.index + 1;
      rows.profile_versions.push(profileRow(version, idEmp, plan.now));
      addSections(version, rows, numbers);
      addStories(version, rows, numbers, plan.now);
      if (state === 'draft') addSubmission(version, rows, seeding);
    }
    numbers.gallery += page.albums.length;
    numbers.galleryTitle += page.albums.reduce((sum, { items }) => sum + items.length, 0);
    numbers.feature += page.stories.length;
    numbers.detail += page.stories.length;
  }
  for (const [table, columns, stored] of rows.all()) await seeding.copy(table, columns, stored);
  await client.query(
    `SELECT setval('id_gallery_seq', $1::int), setval('id_gallery_title_seq', $2::int),
            setval('id_feature_seq', $3::int), setval('id_detail_seq', $4::int)`,
    [numbers.gallery, numbers.galleryTitle, numbers.feature, numbers.detail],
  );
}
