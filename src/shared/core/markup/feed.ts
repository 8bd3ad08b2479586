import { absolute } from '../address.ts';
import type { Locale } from '../locale.ts';
import { escapeMarkup } from './escape-markup.ts';

export interface FeedItem {
  readonly idEmp: number;
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** Day of publication; of a review the first of the month, because only that is public. */
  readonly day: string;
  readonly lang: Locale;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly lang: Locale;
  /** The HTML page whose news the feed lists. */
  readonly homePath: string;
  readonly path: string;
  readonly items: readonly FeedItem[];
}

export function rssXml(feed: Feed, site: string): string {
  const url = (path: string) => escapeMarkup(absolute(site, path));
  const items = feed.items.map(({ path, title, text, day }) =>
    [
      '<item>',
      `<title>${escapeMarkup(title)}</title>`,
      `<link>${url(path)}</link>`,
      `<guid>${url(path)}</guid>`,
      `<pubDate>${new Date(day).toUTCString()}</pubDate>`,
      `<description>${escapeMarkup(text)}</description>`,
      '</item>\n',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeMarkup(feed.title)}</title>
<link>${url(feed.homePath)}</link>
<description>${escapeMarkup(feed.description)}</description>
<language>${feed.lang}</language>
<atom:link href="${url(feed.path)}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`;
}

export function jsonFeed(feed: Feed, site: string) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language: feed.lang,
    home_page_url: absolute(site, feed.homePath),
    feed_url: absolute(site, feed.path),
    items: feed.items.map(({ path, title, text, day, lang }) => ({
      id: absolute(site, path),
      url: absolute(site, path),
      title,
      content_text: text,
      date_published: new Date(day).toISOString(),
      language: lang,
    })),
  };
}
