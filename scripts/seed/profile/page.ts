import { DESCRIBED_ASPECTS } from '#shared/core/aspects.ts';
import type { Locale } from '#shared/core/locale.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { type Random, random } from '../../artwork/random.ts';
import type { DemoCompany } from '../company/company.ts';
import { drawJobField } from '../company/job-fields.ts';
import type { Phrase } from '../phrase.ts';
import { topicTable } from '../phrase-table.ts';
import type { DemoPage, DemoPicture } from './demo-page.ts';
import {
  familyPhrases,
  fillPhrase,
  fillTopic,
  phrases,
  type Slots,
  slotsOf,
} from './page-sentences.ts';
import { albumPictures, scenePicker } from './scene-picker.ts';
import { STORIES } from './stories.ts';

/** Fewer than the caps: a page as a careful employer would fill it. */
const MAX_FILLED = { aspect: 5, photos: 12, testimonials: 5, reasons: 8, covers: 2, history: 6 };

const topics = topicTable('page-topics');

const NONE: Phrase = { th: '', en: '' };

function fieldName(idJobField: number): Phrase {
  const field = JOB_FIELDS[idJobField - 1];
  return { th: field?.fieldNameTh ?? '', en: field?.fieldNameEn ?? '' };
}

function makeTestimonials(
  company: DemoCompany,
  count: number,
  slots: Slots,
  draw: Random,
): DemoPage['testimonials'] {
  return draw.sample(phrases('testimonial'), count).map((text, index) => {
    const tenure = draw.pick(phrases('tenure').slice(1));
    const field = fieldName(drawJobField(company.family, draw));
    return {
      picture: {
        key: `testimonial/${index}`,
        kind: 'testimonial',
        drawing: { of: 'portrait', variant: index },
        caption: NONE,
        alt: { th: 'ภาพวาดพนักงาน', en: 'Drawing of a colleague' },
      },
      position: { th: `ทีม${field.th}`, en: `${field.en} team` },
      tenure,
      text: fillPhrase(text, { ...slots, tenure, field }),
    };
  });
}

const ALBUMS = ['overview', 'facilities', 'products', 'community'] as const;

function makeStories(slots: Slots, draw: Random): DemoPage['stories'] {
  const articles = STORIES.filter(({ kind }) => kind === 'article');
  const chapters = STORIES.filter(({ kind }) => kind === 'brandStory');
  const selected = [...draw.sample(articles, draw.int(4, 6)), ...chapters];
  return selected.map((story, index) => ({
    ...story,
    headline: fillPhrase(story.headline, slots),
    summary: fillPhrase(story.summary, slots),
    body: story.body.map((line) => ({ ...line, ...fillPhrase(line, slots) })),
    cover: {
      key: `article/${index}`,
      kind: 'article',
      drawing: { of: 'scene', scene: story.scene, variant: draw.int(0, 1), isWide: true },
      caption: NONE,
      alt: NONE,
    },
  }));
}

function makeHistory(
  company: DemoCompany,
  pick: ReturnType<typeof scenePicker>,
): DemoPage['history'] {
  const caps = PACKAGE_CAPS[company.packageHrSay];
  const milestones = topics(`milestone.${company.family}`);
  const historyCount = Math.min(caps.historyTopics, MAX_FILLED.history, milestones.length);
  const span = Math.max(historyCount + 1, 2026 - company.founded);
  return milestones.slice(0, historyCount).map((milestone, index) => ({
    ...milestone,
    year: company.founded + Math.round((span / (historyCount + 1)) * index),
    picture:
      index < 2 ? (pick(index === 0 ? 'facilities' : 'work', 'history', 1)[0] ?? null) : null,
  }));
}

function makeCovers(company: DemoCompany): DemoPage['covers'] {
  const caps = PACKAGE_CAPS[company.packageHrSay];
  return Array.from(
    { length: Math.min(caps.coverBanners, company.index === 0 ? 4 : MAX_FILLED.covers) },
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
  );
}

export function makePage(company: DemoCompany): DemoPage {
  const draw = random('page', company.index);
  const caps = PACKAGE_CAPS[company.packageHrSay];
  const slots = slotsOf(company, draw);
  const pick = scenePicker(company, draw);
  const phraseOf = (key: string): Phrase => fillPhrase(draw.pick(phrases(key)), slots);
  const how = familyPhrases(`${company.family}.how`);
  const paragraphs = [
    phraseOf('beginning'),
    fillPhrase(draw.pick(how), slots),
    phraseOf('culture'),
  ];
  const join = (language: Locale): string =>
    paragraphs.map((paragraph) => paragraph[language]).join('\n\n');

  return {
    company,
    about: { th: join('th'), en: join('en') },
    vision: phraseOf('vision'),
    mission: phraseOf('mission'),
    whyJoinUs: phraseOf('why-join'),
    logo: {
      key: 'logo',
      kind: 'logo',
      drawing: { of: 'logo', variant: 0 },
      caption: NONE,
      alt: NONE,
    },
    covers: makeCovers(company),
    history: makeHistory(company, pick),
    aspects: DESCRIBED_ASPECTS.map((aspect) => ({
      aspect,
      ...fillTopic(draw.pick(topics(`aspect.${aspect}`)), slots),
      pictures: pick(aspect, 'aspect', Math.min(caps.imagesPerAspect, MAX_FILLED.aspect)),
    })),
    reasons: draw
      .sample(topics('reason'), Math.min(caps.joinReasons, MAX_FILLED.reasons))
      .map((reason) => fillTopic(reason, slots)),
    albums:
      caps.albumsOrNews === 0
        ? []
        : ALBUMS.map((kind) => ({
            kind,
            ...fillTopic(draw.pick(topics(`album.${kind}`)), slots),
            items: albumPictures(kind, pick).map((picture) => ({
              ...picture,
              key: `${picture.key}/${kind}`,
            })),
          })),
    photos: draw
      .sample(phrases('photo-caption'), Math.min(caps.employeePhotos, MAX_FILLED.photos))
      .map((caption, index) => ({
        picture: {
          key: `employeePhoto/${index}`,
          kind: 'employeePhoto',
          drawing: { of: 'portrait', variant: 20 + index },
          caption,
          alt: caption,
        },
        department: fieldName(drawJobField(company.family, draw)),
      })),
    testimonials: makeTestimonials(
      company,
      Math.min(caps.testimonials, MAX_FILLED.testimonials),
      slots,
      draw,
    ),
    stories: caps.albumsOrNews === 0 ? [] : makeStories(slots, draw),
  };
}

export function demoPictures(page: DemoPage): DemoPicture[] {
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
