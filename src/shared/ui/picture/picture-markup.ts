import { type Locale, ownName } from '#shared/core/locale.ts';
import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';
import {
  MEDIA_WIDTHS,
  type MediaFormat,
  type MediaWidth,
  mediaCaptions,
  media as mediaPath,
  mediaVideo,
  type Picture,
  type VideoFile,
} from '#shared/core/picture.ts';
import { PICTURE_PLACEMENTS, type PicturePlacement } from './picture-places.ts';
import { factsMarkup, VIDEO_SCRIPT } from './video-metadata.ts';

const RATIO = { '16:9': 'wide', '4:3': 'classic', '1:1': 'even', fill: 'fill' } as const;

export interface ShownPicture {
  readonly media: Picture;
  /** Image description; '' only if the picture adds nothing to the text beside it. */
  readonly alt: string;
  /** The language of `alt` when it differs from the page's. */
  readonly lang?: Locale | undefined;
  readonly placement: PicturePlacement;
  /** Aspect ratio of the crop; `fill` takes that of the container. */
  readonly ratio: keyof typeof RATIO;
  /** True if visible without scrolling: loaded at once, a cover with high priority. */
  readonly eager?: boolean;
  /** The reader's language, whose captions are on by default. */
  readonly locale?: Locale;
}

export type FirstPicture = Pick<ShownPicture, 'media' | 'placement'>;

/**
 * A picture as one HTML string: a company page has fifty, and a component with thirteen attributes
 * took a third of the rendering. Only the cover is also offered as AVIF (decision 0038).
 */
export function pictureMarkup(picture: ShownPicture): string {
  const { media, alt, lang, placement, ratio, eager = false } = picture;
  const { width, height } = media;
  if (media.video) return videoMarkup(picture, media.video);
  const isFirst = eager && isAwaited(placement);
  const loading = isFirst ? ' fetchpriority="high"' : eager ? '' : ' loading=lazy';
  const classNames =
    'isLogo' in PICTURE_PLACEMENTS[placement] ? `${RATIO[ratio]} plate` : RATIO[ratio];
  const img =
    `<img class="picture ${classNames}" ${sources(media, placement, 'webp')} width=${width} height=${height} ` +
    `alt="${escapeMarkup(alt)}"${lang ? ` lang=${lang}` : ''}${loading}>`;
  if (!isFirst) return img;
  const { srcset, sizes } = offered(media, placement, 'avif');
  return `<picture><source type="image/avif" srcset="${srcset}"${sizes}>${img}</picture>`;
}

const ON_FAILURE = import.meta.env.PROD ? ` data-fallback="${VIDEO_SCRIPT}"` : '';

/** Only the poster is loaded before playback. */
function videoMarkup({ media, alt, ratio, locale }: ShownPicture, file: VideoFile): string {
  const { idMedia, width, height, captions } = media;
  const tracks = (captions ?? []).map(
    ({ lang, idCaptions }) =>
      `<track kind="captions" src="${mediaCaptions(idCaptions)}" srclang="${lang}" ` +
      `label="${ownName(lang)}"${lang === locale ? ' default' : ''}>`,
  );
  const src = mediaVideo(idMedia, file);
  return (
    `<video class="picture ${RATIO[ratio]}" controls playsinline preload="none" src="${src}"${ON_FAILURE} ` +
    `poster="${mediaPath(idMedia, 960, 'webp')}" width="${width}" height="${height}" ` +
    `aria-label="${escapeMarkup(alt)}">${tracks.join('')}</video>${locale ? factsMarkup(locale, media, src) : ''}`
  );
}

/** A preload link with the sources of the largest picture, which then loads before the styles. */
export function picturePreload({ media, placement }: FirstPicture): string {
  if (media.video) return '';
  const format = isAwaited(placement) ? 'avif' : 'webp';
  const { srcset, sizes } = offered(media, placement, format);
  return (
    `<link rel="preload" as="image" type="image/${format}" imagesrcset="${srcset}"` +
    `${sizes.replace('sizes', 'imagesizes')} fetchpriority="high">`
  );
}

function sources(media: Picture, placement: PicturePlacement, format: MediaFormat): string {
  const { widths, srcset, sizes } = offered(media, placement, format);
  const src = `src=${mediaPath(media.idMedia, widths.slice(-1)[0] ?? 320, format)}`;
  return widths.length === 1 ? src : `${src} srcset="${srcset}"${sizes}`;
}

function isAwaited(placement: PicturePlacement): boolean {
  return 'isFirst' in PICTURE_PLACEMENTS[placement];
}

function offered(
  { idMedia, width, height }: Picture,
  placement: PicturePlacement,
  format: MediaFormat,
) {
  const { widths: named, ...options } = PICTURE_PLACEMENTS[placement];
  const requestedWidths: readonly MediaWidth[] =
    'isLogo' in options && width > height ? [320] : named;
  // The largest variant is the first that is at least as wide as the picture.
  const covering = MEDIA_WIDTHS.find((candidate) => candidate >= width) ?? 1920;
  const fitting = requestedWidths.filter((candidate) => candidate <= covering);
  const widths = fitting.length === 0 ? [covering] : fitting;
  const srcset = widths
    .map((w) => `${mediaPath(idMedia, w, format)} ${Math.min(w, width)}w`)
    .join(',');
  return { widths, srcset, sizes: 'sizes' in options ? ` sizes="${options.sizes}"` : '' };
}
