import type { Locale } from '#shared/core/locale.ts';
import type { FirstPicture } from '#shared/ui/picture/picture-markup.ts';

export interface DocumentProps {
  /** Title without the site's name, which is appended; the home page has none. */
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
  /** True if the page has news, so that the head links its feeds. */
  readonly hasFeed?: boolean;
  /** True if the page itself requests email verification, so that the layout adds no notice. */
  readonly asksToConfirm?: boolean;
  /** True if the page sends requests, so that it shows lost connections and toasts. */
  readonly sends?: boolean;
}
