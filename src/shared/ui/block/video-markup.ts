import { fill } from '#shared/core/fill.ts';
import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';

/** Returns the title of a video's frame; the number distinguishes frames without caption. */
export function videoFrameTitle(title: string, number: number, caption: string): string {
  return [fill(title, { number }), caption].filter(Boolean).join(': ');
}

/** A YouTube video in closed details, so that YouTube is contacted only after opening. */
export function videoMarkup(youtubeId: string, title: string, open: string): string {
  const source = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtubeId)}`;
  return (
    `<details class="film"><summary>${escapeMarkup(open)}</summary>` +
    `<iframe src="${source}" title="${escapeMarkup(title)}" loading="lazy" allowfullscreen></iframe></details>`
  );
}
