import { expect, it } from 'vitest';
import { type Feed, jsonFeed, rssXml } from './feed.ts';

const FEED: Feed = {
  title: 'ข่าว & รีวิว',
  description: 'ล่าสุด <วันนี้>',
  lang: 'th',
  homePath: '/yousay',
  path: '/feed.xml',
  items: [
    {
      idEmp: 1,
      path: '/company/clear-1/yousay#review-a',
      title: 'ที่นี่ <b>ดี</b> ]]>',
      text: 'ทีม & งาน',
      day: '2026-11-01',
      lang: 'th',
    },
  ],
};
const SITE = 'https://yousay.example';
const ADDRESS = `${SITE}/company/clear-1/yousay#review-a`;

it('RSS carries the words of people as words', () => {
  const xml = rssXml(FEED, SITE);
  expect(xml).toContain('<title>ที่นี่ &lt;b&gt;ดี&lt;/b&gt; ]]&gt;</title>');
  expect(xml).toContain('<description>ทีม &amp; งาน</description>');
  expect(xml).toContain('<title>ข่าว &amp; รีวิว</title>');
  expect(xml).toContain('<description>ล่าสุด &lt;วันนี้&gt;</description>');
  expect(xml).toContain(`<link>${ADDRESS}</link><guid>${ADDRESS}</guid>`);
  expect(xml).toContain('<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>');
  expect(xml).toContain(`<atom:link href="${SITE}/feed.xml" rel="self"`);
});

it('JSON Feed says the same', () => {
  expect(jsonFeed(FEED, SITE)).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${SITE}/yousay`,
    items: [
      { id: ADDRESS, title: FEED.items[0]?.title, date_published: '2026-11-01T00:00:00.000Z' },
    ],
  });
});
