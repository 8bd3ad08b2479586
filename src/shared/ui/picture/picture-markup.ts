import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';
import { MEDIA_WIDTHS, media as mediaPath } from '#shared/core/picture.ts';

export interface ShownPicture {
  readonly media: {
    readonly idMedia: string;
    readonly width: number;
    readonly height: number;
    /** A tiny data: URI, blurred under the picture until it has arrived. */
    readonly placeholder?: string | null;
  };
  /** Empty only when the picture says nothing the words beside it do not. */
  readonly alt: string;
  readonly sizes?: string;
  /** The one large picture above the fold: loaded at once. */
  readonly eager?: boolean;
}

/**
 * The elements of a picture as one piece of HTML: a company page has fifty of them, and a template of
 * thirteen attributes each took a third of its rendering.
 */
export function pictureMarkup({ media, alt, sizes = '100vw', eager }: ShownPicture): string {
  const { idMedia, width, height, placeholder } = media;
  // A picture narrower than a width has no variant above the first that covers it.
  const covering = MEDIA_WIDTHS.find((candidate) => candidate >= width) ?? 1920;
  const srcset = (format: 'avif' | 'webp') =>
    MEDIA_WIDTHS.filter((candidate) => candidate <= covering)
      .map((w) => `${mediaPath(idMedia, w, format)} ${Math.min(w, width)}w`)
      .join(', ');
  const src = mediaPath(idMedia, covering === 1920 ? 1280 : covering, 'webp');
  const shownAt = `sizes="${escapeMarkup(sizes)}"`;
  const loading = eager
    ? 'loading="eager" fetchpriority="high" decoding="auto"'
    : 'loading="lazy" decoding="async"';
  const blurred = placeholder
    ? `<img src="${escapeMarkup(placeholder)}" alt="" aria-hidden="true">`
    : '';
  return (
    `${blurred}<picture><source type="image/avif" srcset="${escapeMarkup(srcset('avif'))}" ${shownAt}>` +
    `<img src="${escapeMarkup(src)}" srcset="${escapeMarkup(srcset('webp'))}" ${shownAt} width="${width}" height="${height}" ` +
    `alt="${escapeMarkup(alt)}" ${loading}></picture>`
  );
}
