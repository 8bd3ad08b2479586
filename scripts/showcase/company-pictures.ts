import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CompanyContent } from '#features/company/core/company-content.ts';
import { findMedia } from '#features/media/server/media-queries.ts';
import { shapeOf } from '#features/showcase/core/showcase-pictures.ts';
import { type Aspect, DESCRIBED_ASPECTS } from '#shared/core/aspects.ts';
import { LOCALES } from '#shared/core/locale.ts';
import type { Picture } from '#shared/core/picture.ts';
import { db } from '#shared/server/db/pool.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { pluralized } from './pluralized.ts';

const PER_ASPECT = 4;
const OMISSION_LABELS = {
  noPoster: ['film without a poster', 'films without a poster'],
  unreadable: ['picture that cannot be read', 'pictures that cannot be read'],
  small: ['picture that is too small', 'pictures that are too small'],
  noPlace: ['picture there is no place for', 'pictures there is no place for'],
} as const;
type Reason = keyof typeof OMISSION_LABELS;

interface PictureSlot {
  readonly name: (index: number) => string;
  readonly maxCount: number;
  readonly from: readonly (Picture | null)[];
}

export interface TakenPictures {
  readonly alts: Readonly<Record<string, { th: string; en: string }>>;
  readonly leftOut: readonly string[];
}

const isAspect = (theme: string): theme is Aspect =>
  DESCRIBED_ASPECTS.some((aspect) => aspect === theme);

function slotsOf(content: CompanyContent): PictureSlot[] {
  const ofAlbums = (aspect: Aspect) =>
    content.albums
      .filter(({ theme }) => (isAspect(theme) ? theme : 'life') === aspect)
      .flatMap(({ pictures }) => pictures.map(({ picture }) => picture));
  return [
    { name: () => 'cover', maxCount: 1, from: content.covers },
    ...DESCRIBED_ASPECTS.map((aspect) => ({
      name: (index: number) => `${aspect}-${index + 1}`,
      maxCount: PER_ASPECT,
      from: [
        ...content.aspects
          .filter((section) => section.aspect === aspect)
          .flatMap((section) => section.pictures),
        ...ofAlbums(aspect),
        ...(aspect === 'community' ? content.photos : []),
      ],
    })),
    ...content.testimonials.slice(0, 3).map(({ picture }, index) => ({
      name: () => `portrait-${index + 1}`,
      maxCount: 1,
      from: [picture],
    })),
  ];
}

function shownIn(content: CompanyContent): (Picture | null)[] {
  const { covers, history, aspects, reasons, albums, photos, testimonials } = content;
  return [
    ...covers,
    ...aspects.flatMap(({ pictures }) => pictures),
    ...[...history, ...reasons, ...testimonials].map(({ picture }) => picture),
    ...albums.flatMap(({ cover, pictures }) => [cover, ...pictures.map(({ picture }) => picture)]),
    ...photos,
    ...[...content.articles, ...content.stories].map(({ cover }) => cover),
  ];
}

/** The original as a PNG, of a video its poster; otherwise the reason for the omission. */
async function pictureFile({ idMedia, video }: Picture, name: string): Promise<Buffer | Reason> {
  const found = await findMedia(db, idMedia);
  const still = video && found?.posterMedia ? await findMedia(db, found.posterMedia) : found;
  // A video without poster is skipped: its file is no picture and may have a gigabyte.
  if (still?.mimeType.startsWith('video/')) return 'noPoster';
  const bytes = still && (await (await storage()).get(still.originalKey));
  const read = await sharp(bytes ?? Buffer.alloc(0))
    .autoOrient()
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (read === null) return 'unreadable';
  const minSize = shapeOf(name);
  const isSmall = read.info.width < minSize.width || read.info.height < minSize.height;
  return isSmall ? 'small' : read.data;
}

/** Writes a page's pictures under the showcase's names, but no logo: it names the company. */
export async function takePictures(
  contents: readonly CompanyContent[],
  folder: string,
): Promise<TakenPictures> {
  const [first] = contents;
  if (!first) return { alts: {}, leftOut: [] };
  const settled = new Set<string>();
  const reasons = new Map<Reason, number>();
  const alts: Record<string, { th: string; en: string }> = {};
  const countOmission = (why: Reason) => reasons.set(why, (reasons.get(why) ?? 0) + 1);
  for (const { name, maxCount, from } of slotsOf(first)) {
    let count = 0;
    for (const picture of from) {
      if (count === maxCount || picture === null || settled.has(picture.idMedia)) continue;
      settled.add(picture.idMedia);
      const file = await pictureFile(picture, name(count));
      if (typeof file === 'string') {
        countOmission(file);
        continue;
      }
      await writeFile(join(folder, `${name(count)}.png`), file);
      alts[name(count)] = altOf(picture.idMedia, contents);
      count += 1;
    }
  }
  const all = shownIn(first).flatMap((picture) => picture?.idMedia ?? []);
  for (const _ of new Set(all.filter((idMedia) => !settled.has(idMedia)))) {
    countOmission('noPlace');
  }
  return {
    alts,
    leftOut: [...reasons].map(([why, count]) => pluralized(count, OMISSION_LABELS[why])),
  };
}

function altOf(idMedia: string, contents: readonly CompanyContent[]) {
  const [th = '', en = ''] = LOCALES.map((lang) => {
    const content = contents.find((candidate) => candidate.lang === lang);
    const shownPictures = [
      ...(content?.covers ?? []),
      ...(content?.aspects.flatMap(({ pictures }) => pictures) ?? []),
      ...(content?.albums.flatMap(({ pictures }) => pictures.map(({ picture }) => picture)) ?? []),
    ];
    return shownPictures.find((picture) => picture?.idMedia === idMedia)?.alt ?? '';
  });
  return { th, en };
}
