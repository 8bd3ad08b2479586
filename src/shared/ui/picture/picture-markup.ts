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
import { factsMarkup, VIDEO_SCRIPT } from './film-facts.ts';
import { PICTURE_PLACEMENTS, type PicturePlacement } from './picture-places.ts';

const RATIO = { '16:9': 'wide', '4:3': 'classic', '1:1': 'even', fill: 'fill' } as const;

export interface ShownPicture {
  readonly media: Picture;
  /** Empty only when the picture says nothing the words beside it do not. */
  readonly alt: string;
  /** The language of `alt`, where it is not the page's. */
  readonly lang?: Locale | undefined;
  readonly placement: PicturePlacement;
  /** What it is cropped to; `fill` is whatever the box around it has. */
  readonly ratio: keyof typeof RATIO;
  /** Above the fold: loaded at once, and the cover before anything else. */
  readonly eager?: boolean;
  /** Whoever reads the page: captions in their language are on at first. */
  readonly locale?: Locale;
}

/** The largest picture in sight as a page opens. */
export type FirstPicture = Pick<ShownPicture, 'media' | 'placement'>;

/**
 * A picture as one piece of HTML: a company page has fifty of them, and a template of thirteen attributes
 * each took a third of its rendering. The cover alone is also offered as AVIF (decision 0038).
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

const ON_FAILURE = import.meta.env.PROD ? ` data-film="${VIDEO_SCRIPT}"` : '';

/** Nothing of it is loaded before somebody plays it but the picture that stands for it. */
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

/** In the head of a page: its largest picture is asked for before the styles have come, as it will ask itself. */
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
  // A picture narrower than a width has no variant above the first that covers it.
  const covering = MEDIA_WIDTHS.find((candidate) => candidate >= width) ?? 1920;
  const fitting = requestedWidths.filter((candidate) => candidate <= covering);
  const widths = fitting.length === 0 ? [covering] : fitting;
  const srcset = widths
    .map((w) => `${mediaPath(idMedia, w, format)} ${Math.min(w, width)}w`)
    .join(',');
  return { widths, srcset, sizes: 'sizes' in options ? ` sizes="${options.sizes}"` : '' };
}
