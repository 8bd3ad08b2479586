import { fill } from '#shared/core/fill.ts';
import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';

/** What tells a frame from the others of its page. */
export function videoFrameTitle(title: string, number: number, caption: string): string {
  return [fill(title, { number }), caption].filter(Boolean).join(': ');
}

/**
 * A film of YouTube, which hears of the reader only once it is opened: a frame in closed details is not
 * loaded. The id has eleven characters, none of them a mark of HTML.
 */
export function videoMarkup(youtubeId: string, title: string, open: string): string {
  const source = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtubeId)}`;
  return (
    `<details class="film"><summary>${escapeMarkup(open)}</summary>` +
    `<iframe src="${source}" title="${escapeMarkup(title)}" loading="lazy" allowfullscreen></iframe></details>`
  );
}
