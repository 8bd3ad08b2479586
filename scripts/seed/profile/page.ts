import { PACKAGE_CAPS } from '#features/profile/core/package-caps.ts';
import type { Locale } from '#shared/core/locale.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';
import type { AlbumKind, MediaKind } from '#shared/core/vocabulary.ts';
import { ASPECTS } from '#shared/core/vocabulary.ts';
import { scenesFor } from '../art/scenes.ts';
import type { DemoCompany } from '../company/company.ts';
import type { Phrase } from '../phrase.ts';
import type { Random } from '../random.ts';
import { random } from '../random.ts';
import { fieldMix } from '../words/field-mix.ts';
import type { DemoPage, DemoPicture } from './demo-page.ts';
import type { Told } from './told.ts';
import { fillPhrase, fillTitled, toldOf } from './told.ts';
import { BEGINNINGS, CULTURES, MISSIONS, VISIONS, WHY_JOIN } from './words/about.ts';
import { ASPECT_TEXTS, REASONS } from './words/aspects.ts';
import { FAMILY_PROFILES } from './words/family-profiles.ts';
import type { Story } from './words/stories.ts';
import { ARTICLES, CHAPTERS } from './words/stories.ts';
import { PHOTO_CAPTIONS, TENURES, TESTIMONIALS } from './words/voices.ts';

/** Fewer than the caps: a page as a careful employer would fill it. */
const WISHED = { aspect: 5, photos: 12, testimonials: 5, reasons: 8, covers: 2, history: 6 };

const NONE: Phrase = { th: '', en: '' };

function sceneOf(
  aspect: Parameters<typeof scenesFor>[0],
  kind: MediaKind,
  company: DemoCompany,
  count: number,
  draw: Random,
): DemoPicture[] {
  const fitting = scenesFor(aspect, company.family);
  // What only this kind of company has comes first: it tells most.
  const own = draw.sample(
    fitting.filter(({ families }) => families),
    count,
  );
  const others = draw.sample(
    fitting.filter(({ families }) => !families),
    count,
  );
  return [...own, ...others].slice(0, count).map((scene) => ({
    key: `${kind}/${scene.id}`,
    kind,
    drawing: { of: 'scene', scene: scene.id, variant: draw.int(0, 1), isWide: false },
    caption: scene.caption,
    alt: scene.alt,
  }));
}

function fieldName(idJobField: number): Phrase {
  const field = JOB_FIELDS[idJobField - 1];
  return { th: field?.fieldNameTh ?? '', en: field?.fieldNameEn ?? '' };
}

function drawField(company: DemoCompany, draw: Random): number {
  const mix = fieldMix(company.family);
  return mix.ids[draw.weighted(mix.weights)] ?? 8;
}

const POSITIONS_WORDS: Phrase = { th: 'ทีม', en: '' };

function makeTestimonials(
  company: DemoCompany,
  count: number,
  told: Told,
  draw: Random,
): DemoPage['testimonials'] {
  return draw.sample(TESTIMONIALS, count).map((text, index) => {
    const tenure = draw.pick(TENURES.slice(1));
    const field = fieldName(drawField(company, draw));
    return {
      picture: {
        key: `testimonial/${index}`,
        kind: 'testimonial',
        drawing: { of: 'portrait', variant: index },
        caption: NONE,
        alt: { th: 'ภาพวาดพนักงาน', en: 'Drawing of a colleague' },
      },
      position: { th: `${POSITIONS_WORDS.th}${field.th}`, en: `${field.en} team` },
      tenure,
      text: fillPhrase(text, { ...told, tenure, field }),
    };
  });
}

const ALBUMS: readonly { kind: AlbumKind; title: Phrase; description: Phrase }[] = [
  {
    kind: 'overview',
    title: { th: 'ภาพรวมของเรา', en: 'Who we are' },
    description: { th: 'หนึ่งวันที่[brand]ในไม่กี่ภาพ', en: 'A day at [brand] in a few pictures' },
  },
  {
    kind: 'facilities',
    title: { th: 'สถานที่', en: 'Where we work' },
    description: { th: 'มุมที่เราใช้เวลาด้วยกัน', en: 'The corners where we spend our days' },
  },
  {
    kind: 'products',
    title: { th: 'งานและผลิตภัณฑ์', en: 'Our work and products' },
    description: { th: 'สิ่งที่เราทำด้วยมือและใจ', en: 'What we make with hand and heart' },
  },
  {
    kind: 'community',
    title: { th: 'เราและเพื่อนบ้าน', en: 'We and our neighbours' },
    description: { th: 'กิจกรรมตลอดปีที่ผ่านมา', en: 'What we did together over the past year' },
  },
];

function albumPictures(kind: AlbumKind, company: DemoCompany, draw: Random): DemoPicture[] {
  switch (kind) {
    case 'overview':
      return [
        ...sceneOf('facilities', 'album', company, 1, draw),
        ...sceneOf('work', 'album', company, 2, draw),
        ...sceneOf('life', 'album', company, 1, draw),
      ];
    case 'facilities':
      return sceneOf('facilities', 'album', company, 3, draw);
    case 'products':
      return sceneOf('products', 'album', company, 2, draw);
    default:
      return sceneOf('community', 'album', company, 4, draw);
  }
}

function makeStories(told: Told, draw: Random): DemoPage['stories'] {
  const of = (kind: 'article' | 'brandStory', stories: readonly Story[]): DemoPage['stories'] =>
    stories.map((story, index) => ({
      kind,
      scene: story.scene,
      tag: story.tag,
      headline: fillPhrase(story.headline, told),
      summary: fillPhrase(story.summary, told),
      body: story.body.map((line) => fillPhrase(line, told)),
      cover: {
        key: `article/${kind}${index}`,
        kind: 'article',
        drawing: { of: 'scene', scene: story.scene, variant: draw.int(0, 1), isWide: true },
        caption: NONE,
        alt: NONE,
      },
    }));
  return [...of('article', draw.sample(ARTICLES, draw.int(4, 6))), ...of('brandStory', CHAPTERS)];
}

export function makePage(company: DemoCompany): DemoPage {
  const draw = random('page', company.index);
  const caps = PACKAGE_CAPS[company.packageHrSay];
  const family = FAMILY_PROFILES[company.family];
  const told = toldOf(company, draw);
  const say = (phrases: readonly Phrase[]): Phrase => fillPhrase(draw.pick(phrases), told);
  const paragraphs = [say(BEGINNINGS), say(family.how), say(CULTURES)];
  const join = (language: Locale): string => paragraphs.map((one) => one[language]).join('\n\n');

  const historyCount = Math.min(caps.historyTopics, WISHED.history, family.milestones.length);
  const span = Math.max(historyCount + 1, 2026 - company.founded);
  const history = family.milestones.slice(0, historyCount).map((milestone, index) => ({
    ...milestone,
    year: company.founded + Math.round((span / (historyCount + 1)) * index),
    picture:
      index < 2
        ? (sceneOf(index === 0 ? 'facilities' : 'work', 'history', company, 1, draw)[0] ?? null)
        : null,
  }));

  return {
    company,
    about: { th: join('th'), en: join('en') },
    vision: say(VISIONS),
    mission: say(MISSIONS),
    whyJoinUs: say(WHY_JOIN),
    brandStory: caps.employeePhotos > 0 ? fillPhrase(CHAPTERS[1]?.body[0] ?? NONE, told) : NONE,
    logo: {
      key: 'logo',
      kind: 'logo',
      drawing: { of: 'logo', variant: 0 },
      caption: NONE,
      alt: NONE,
    },
    covers: Array.from(
      { length: Math.min(caps.coverBanners, company.index === 0 ? 4 : WISHED.covers) },
      (_, variant) => ({
        key: `cover/${variant}`,
        kind: 'cover' as const,
        drawing: { of: 'cover' as const, variant },
        caption: NONE,
        alt: {
          th: `ภาพวาดปกของ${company.name.brand.th}`,
          en: `Cover drawing of ${company.name.brand.en}`,
        },
      }),
    ),
    history,
    aspects: ASPECTS.map((aspect) => ({
      aspect,
      ...fillTitled(draw.pick(ASPECT_TEXTS[aspect]), told),
      pictures: sceneOf(
        aspect,
        'aspect',
        company,
        Math.min(caps.imagesPerAspect, WISHED.aspect),
        draw,
      ),
    })),
    reasons: draw
      .sample(REASONS, Math.min(caps.joinReasons, WISHED.reasons))
      .map((reason) => fillTitled(reason, told)),
    albums:
      caps.albumsOrNews === 0
        ? []
        : ALBUMS.map(({ kind, title, description }) => ({
            kind,
            title,
            description: fillPhrase(description, told),
            items: albumPictures(kind, company, draw).map((picture) => ({
              ...picture,
              key: `${picture.key}/${kind}`,
            })),
          })),
    photos: draw
      .sample(PHOTO_CAPTIONS, Math.min(caps.employeePhotos, WISHED.photos))
      .map((caption, index) => ({
        picture: {
          key: `employeePhoto/${index}`,
          kind: 'employeePhoto',
          drawing: { of: 'portrait', variant: 20 + index },
          caption,
          alt: caption,
        },
        department: fieldName(drawField(company, draw)),
      })),
    testimonials: makeTestimonials(
      company,
      Math.min(caps.testimonials, WISHED.testimonials),
      told,
      draw,
    ),
    stories: caps.albumsOrNews === 0 ? [] : makeStories(told, draw),
  };
}

/** Every picture of a page, each once. */
export function picturesOf(page: DemoPage): DemoPicture[] {
  return [
    page.logo,
    ...page.covers,
    ...page.history.flatMap(({ picture }) => (picture ? [picture] : [])),
    ...page.aspects.flatMap(({ pictures }) => pictures),
    ...page.albums.flatMap(({ items }) => items),
    ...page.photos.map(({ picture }) => picture),
    ...page.testimonials.map(({ picture }) => picture),
    ...page.stories.map(({ cover }) => cover),
  ];
}
