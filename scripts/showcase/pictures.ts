import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { PICTURE_NAME, shapeOf } from '#features/showcase/core/showcase-pictures.ts';
import type { CompanyFile } from '#features/showcase/core/showcase-schema.ts';
import { DESCRIBED_ASPECTS } from '#shared/core/aspects.ts';
import type { Locale } from '#shared/core/locale.ts';
import { drawCover } from '../artwork/cover/cover.ts';
import type { Family } from '../artwork/family.ts';
import { drawLogo } from '../artwork/logo.ts';
import { paletteIndexOf } from '../artwork/palette.ts';
import { drawPortrait } from '../artwork/portrait.ts';
import { drawScene } from '../artwork/scene.ts';
import type { Drawing } from '../artwork/svg.ts';
import { SCENES } from '../seed/profile/scenes.ts';
import type { Fault } from './read-folder.ts';

type Alt = Readonly<Record<Locale, string>> & { readonly photo?: true | undefined };

interface PictureSource {
  readonly name: string;
  /** A drawing, the file of a photo, or null for pictures already cut from a photo. */
  readonly from: Drawing | string | null;
  readonly alt: Alt;
}

const PHOTO = /\.(?:jpe?g|png|webp|avif)$/i;
/** Flat colours of a drawing tolerate stronger compression than a photo. */
const ENCODED = {
  drawing: { avif: { quality: 40, effort: 3 }, webp: { quality: 48, effort: 5 } },
  photo: { avif: { quality: 52, effort: 3 }, webp: { quality: 76, effort: 5 } },
} as const;
const NO_WORDS: Alt = { th: '', en: '' };

async function photosIn(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const dir of [folder, join(folder, 'pictures')]) {
    for (const file of await readdir(dir).catch(() => [])) {
      const { name } = parse(file);
      if (PHOTO.test(file) && PICTURE_NAME.test(name)) found.set(name, join(dir, file));
    }
  }
  return found;
}

/** Returns a drawing number, unique to the company, that selects the company's palette. */
function drawnAs({ order, artwork }: CompanyFile): number {
  let number = 1_000 * order;
  while (paletteIndexOf(number) !== artwork?.palette) number += 1;
  return number;
}

function drawings(company: CompanyFile, brand: string, people: number): PictureSource[] {
  const { artwork } = company;
  if (!artwork) return [];
  const family = artwork.family as Family;
  const number = drawnAs(company);
  const { palette } = artwork;
  const scenes = DESCRIBED_ASPECTS.flatMap((aspect) =>
    artwork[aspect].map((scene, index) => ({
      name: `${aspect}-${index + 1}`,
      from: drawScene({ scene, palette, family, variant: number % 2, isWide: false }),
      alt: SCENES.find(({ id }) => id === scene)?.alt ?? NO_WORDS,
    })),
  );
  const portraits = Array.from({ length: people }, (_, index) => ({
    name: `portrait-${index + 1}`,
    from: drawPortrait(palette, family, number + index * 7),
    alt: NO_WORDS,
  }));
  return [
    { name: 'logo', from: drawLogo(number, brand), alt: NO_WORDS },
    { name: 'cover', from: drawCover(number, family, artwork.cover), alt: NO_WORDS },
    ...scenes,
    ...portraits,
  ];
}

export interface PictureOrder {
  readonly folder: string;
  readonly company: CompanyFile;
  readonly brand: string;
  readonly people: number;
}

/** Source of each picture: a photo replaces a drawing. */
export async function pictureSources(order: PictureOrder): Promise<PictureSource[]> {
  const { folder, company, brand, people } = order;
  const sources = new Map(drawings(company, brand, people).map((source) => [source.name, source]));
  for (const [name, alt] of Object.entries(company.pictures)) {
    if (alt.photo) sources.set(name, { name, from: null, alt });
  }
  for (const [name, from] of await photosIn(folder)) {
    // The drawing's description does not fit the photo, which needs one of its own.
    const drawn = sources.get(name)?.alt ?? NO_WORDS;
    const texts = company.pictures[name] ?? NO_WORDS;
    const ownText = (lang: Locale) =>
      texts[lang] === drawn[lang] && !texts.photo ? '' : texts[lang];
    sources.set(name, { name, from, alt: { th: ownText('th'), en: ownText('en'), photo: true } });
  }
  return [...sources.values()];
}

export async function smallPhotos(sources: readonly PictureSource[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { name, from } of sources) {
    if (typeof from !== 'string') continue;
    const minSize = shapeOf(name);
    const read = await sharp(from)
      .metadata()
      .catch(() => null);
    if (read === null) {
      faults.push({ file: from, line: 1, message: 'is no picture that can be read' });
      continue;
    }
    const { width = 0, height = 0 } = read.autoOrient;
    if (width >= minSize.width && height >= minSize.height) continue;
    const message = `${width} × ${height} pixels, at least ${minSize.width} × ${minSize.height} are needed`;
    faults.push({ file: from, line: 1, message });
  }
  return faults;
}

export async function writePictures(
  sources: readonly PictureSource[],
  folder: string,
): Promise<number> {
  const retained = new Set(sources.flatMap(({ name, from }) => (from === null ? [name] : [])));
  for (const name of await readdir(folder).catch(() => [])) {
    if (!retained.has(name)) await rm(join(folder, name), { recursive: true });
  }
  let bytes = 0;
  for (const { name, from } of sources) {
    if (from === null) continue;
    const { width, height, widths, formats } = shapeOf(name);
    const cut = await sharp(typeof from === 'string' ? from : Buffer.from(from.svg))
      .autoOrient()
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    await mkdir(join(folder, name), { recursive: true });
    for (const format of formats) {
      for (const targetWidth of widths) {
        const picture = sharp(cut).resize({ width: targetWidth });
        const file = join(folder, name, `${targetWidth}.${format}`);
        const { size } = await picture
          .toFormat(format, ENCODED[typeof from === 'string' ? 'photo' : 'drawing'][format])
          .toFile(file);
        bytes += size;
      }
    }
  }
  return bytes;
}
