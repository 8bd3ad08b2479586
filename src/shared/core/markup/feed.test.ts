import { SaxesParser } from 'saxes';
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

it('RSS escapes user text', () => {
  const xml = rssXml(FEED, SITE);
  expect(xml).toContain('<title>ที่นี่ &lt;b&gt;ดี&lt;/b&gt; ]]&gt;</title>');
  expect(xml).toContain('<description>ทีม &amp; งาน</description>');
  expect(xml).toContain('<title>ข่าว &amp; รีวิว</title>');
  expect(xml).toContain('<description>ล่าสุด &lt;วันนี้&gt;</description>');
  expect(xml).toContain(`<link>${ADDRESS}</link><guid>${ADDRESS}</guid>`);
  expect(xml).toContain('<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>');
  expect(xml).toContain(`<atom:link href="${SITE}/feed.xml" rel="self"`);
});

it('JSON Feed holds the same entries', () => {
  expect(jsonFeed(FEED, SITE)).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${SITE}/yousay`,
    items: [
      { id: ADDRESS, title: FEED.items[0]?.title, date_published: '2026-11-01T00:00:00.000Z' },
    ],
  });
});

const BLOCK = 0x1000;
/** Characters of XML 1.0 without the noncharacters that it allows. */
const isWritable = (code: number) =>
  (code >= 0x20 || [0x09, 0x0a, 0x0d].includes(code)) &&
  !(code >= 0xd800 && code <= 0xdfff) &&
  !(code >= 0xfdd0 && code <= 0xfdef) &&
  (code & 0xfffe) !== 0xfffe;

/** Texts of the elements called `name`, read by an independent parser. */
function wordsOf(xml: string, name: string): string[] {
  const parser = new SaxesParser();
  const words: string[] = [];
  let open = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    open = tag.name;
    if (open === name) words.push('');
  });
  parser.on('closetag', () => {
    open = '';
  });
  parser.on('text', (text) => {
    if (open === name) words.push(`${words.pop() ?? ''}${text}`);
  });
  parser.write(xml).close();
  return words;
}

it('RSS is parsed with any user text, and only characters that XML forbids are missing', () => {
  const blocks = Array.from({ length: 0x110000 / BLOCK }, (_, block) =>
    Array.from({ length: BLOCK }, (_, at) => block * BLOCK + at),
  );
  const [item] = FEED.items;
  if (!item) throw new Error('no item');
  const items = blocks.map((codes) => ({
    ...item,
    title: codes.map((code) => String.fromCodePoint(code)).join('|'),
  }));
  const [, ...read] = wordsOf(rssXml({ ...FEED, items }, SITE), 'title');
  const expected = blocks.map((codes) =>
    codes.map((code) => (isWritable(code) ? String.fromCodePoint(code) : '')).join('|'),
  );
  expect(read.map((words) => words.replaceAll('\n', '\r'))).toEqual(
    expected.map((words) => words.replaceAll('\n', '\r')),
  );
});
