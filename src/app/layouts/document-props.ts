import type { Locale } from '#shared/core/locale.ts';
import type { FirstPicture } from '#shared/ui/picture/picture-markup.ts';

/** What every layout passes on to the document. */
export interface DocumentProps {
  /** The page's own name; the site's name is added. The home page gives none. */
  readonly title?: string;
  readonly description?: string;
  /** Not for search engines, though its row says otherwise: what only its data tells. */
  readonly noindex?: boolean;
  /** In which its content is told; where the reader's is not among them, it is not for search engines. */
  readonly languages?: readonly Locale[];
  /** Path of the picture shown when the page is shared, 1200 × 630. */
  readonly image?: string;
  /** Asked for in the head; otherwise it is when the browser comes to it. */
  readonly first?: FirstPicture | null;
  readonly kind?: 'website' | 'article' | 'profile';
  /** Structured data, one object or several. */
  readonly jsonLd?: object | readonly object[];
  /** The page tells the news: readers of feeds are told where to follow them. */
  readonly hasFeed?: boolean;
  /** The page itself asks to confirm the reader's email, so nothing around it does. */
  readonly asksToConfirm?: boolean;
  /** The page has something to send: it tells when the network goes, and carries toasts. */
  readonly sends?: boolean;
}
