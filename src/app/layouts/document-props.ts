import type { Locale } from '#shared/core/locale.ts';
import type { FirstPicture } from '#shared/ui/picture/picture-markup.ts';

export interface DocumentProps {
  /** Without the site's name, which is appended; the home page has none. */
  readonly title?: string;
  readonly description?: string;
  /** Overrides the search setting of the page's row when the data requires it. */
  readonly noindex?: boolean;
  /** Languages of the content; a page in another language is not indexed. */
  readonly languages?: readonly Locale[];
  /** Share picture of 1200 × 630, by path. */
  readonly image?: string;
  readonly first?: FirstPicture | null;
  readonly kind?: 'website' | 'article' | 'profile';
  readonly jsonLd?: object | readonly object[];
  /** The page has news, so the head links its feeds. */
  readonly hasFeed?: boolean;
  /** The page itself requests the e-mail confirmation, so the frame does not. */
  readonly asksToConfirm?: boolean;
  /** The page sends requests: it reports a lost network and shows toasts. */
  readonly sends?: boolean;
}
